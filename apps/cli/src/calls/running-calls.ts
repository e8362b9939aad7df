import { ROLES, type Role } from '@quadrant/tournament';
import { Option } from 'commander';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

/** Running everything, and tokens for it. */
export function addRunningCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('start', 'run everything: database, pages and API on one port, worker')
    .option('--demo', 'fill an empty database with a demo season first')
    .action(async ({ demo }: { demo?: boolean }) => {
      const { start } = await import('../commands/start.js');
      finish(await start(surroundings, { demo: demo === true }));
    });
  command('token', 'tokens for programs and people')
    .command('create')
    .description('make a token and print it, this once')
    .addOption(new Option('--role <role>', 'what it may do').choices(ROLES).makeOptionMandatory())
    .requiredOption('--handle <handle>', 'whose it is')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant token create --help".')
    .action(async ({ role, handle, ...options }: JsonOption & { role: Role; handle: string }) => {
      const { createToken } = await import('../commands/token-create.js');
      finish(await createToken(surroundings, { role, handle, json: isJson(options) }));
    });
}
