import { CONTINENTS, ROLES, SCOPES } from '@quadrant/policy';
import { InvalidArgumentError, Option } from 'commander';
import type { TokenWish } from '../commands/token-create.js';
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
    .addOption(new Option('--role <role>', 'what it is for').choices(ROLES).makeOptionMandatory())
    .requiredOption('--handle <handle>', 'whose it is; an account is made where there is none')
    .addOption(new Option('--continent <continent>', "a coordinator's, else all of them").choices(CONTINENTS))
    .option('--region <slug>', "a regional coordinator's")
    .addOption(new Option('--scope <scope...>', 'what it may be used for, else what the role does').choices(SCOPES))
    .option('--days <days>', 'how long it lasts, else until it is revoked', readDays)
    .option('--name <name>', 'what it is called in lists')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant token create --help".')
    .action(async ({ json, ...wish }: JsonOption & TokenWish) => {
      const { createToken } = await import('../commands/token-create.js');
      finish(await createToken(surroundings, wish, { json: isJson({ json }) }));
    });
}

function readDays(text: string): number {
  const days = Number(text);
  if (/^\d{1,4}$/.test(text) && days > 0) return days;
  throw new InvalidArgumentError('Give a whole number of days, from 1 to 9999.');
}
