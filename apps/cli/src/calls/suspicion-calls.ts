import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addSuspicionCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const suspicions = command('suspicions', 'what the checks of the night find in stored tournaments');
  suspicions
    .command('check')
    .description('make the checks of the night now, over all stored tournaments')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => {
      const { checkStored } = await import('../commands/suspicions-check.js');
      finish(await checkStored(surroundings, { json: isJson(options) }));
    });
}
