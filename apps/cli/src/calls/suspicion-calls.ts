import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addSuspicionCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const suspicions = command(
    'suspicions',
    'what the checks of the night find in stored tournaments; uses QUADRANT_URL and QUADRANT_TOKEN, check the database',
  );
  suspicions
    .command('check')
    .description('make the checks of the night now, over all stored tournaments')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => {
      const { checkStored } = await import('../commands/suspicions-check.js');
      finish(await checkStored(surroundings, { json: isJson(options) }));
    });
  suspicions
    .command('list')
    .description('list what the checks of the last night found where you are a coordinator')
    .option('--excluded', 'list those that somebody says are fine')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant suspicions list --help".')
    .action(async ({ excluded = false, ...options }: JsonOption & { excluded?: boolean }) => {
      const { listSuspicions } = await import('../commands/suspicions.js');
      finish(await listSuspicions(surroundings, { excluded, json: isJson(options) }));
    });
  suspicions
    .command('confirmed')
    .description('list what directors confirmed where you are a coordinator, with their reasons')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => {
      const { listConfirmed } = await import('../commands/suspicions.js');
      finish(await listConfirmed(surroundings, { json: isJson(options) }));
    });
  suspicions
    .command('exclude <id>')
    .description('say that something is fine, so that it is not found again')
    .requiredOption('--reason <text>', 'why it is fine')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant suspicions exclude --help".')
    .action(async (id: string, { reason, ...options }: JsonOption & { reason: string }) => {
      const { excludeSuspicion } = await import('../commands/suspicions.js');
      finish(await excludeSuspicion(surroundings, id, { reason, json: isJson(options) }));
    });
}
