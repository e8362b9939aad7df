import { CONTINENTS, GRANTED_ROLES, ROLES, SCOPES } from '@quadrant/rules/permissions';
import { readWrittenDay } from '@quadrant/rules/tournament';
import type { AccountWish } from '../commands/account.js';
import type { TokenWish } from '../commands/token-create.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';
import { InvalidArgumentError, Option } from 'commander';

const CONTINENT = ['--continent <continent>', "a coordinator's; if left out, all"] as const;
const REGION = [
  '--region <slug>',
  "a regional coordinator's or a director's; a director without one: everywhere",
] as const;

export function addAccountCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const account = command('account', 'accounts of people');
  account
    .command('create')
    .description('make an account, and print a link with which its password is set, once')
    .requiredOption('--handle <handle>', 'what its owner is called')
    .addOption(new Option('--role <role...>', 'roles of the account').choices(GRANTED_ROLES))
    .addOption(new Option(...CONTINENT).choices(CONTINENTS))
    .option(...REGION)
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant account create --help".')
    .action(async ({ json, ...wish }: JsonOption & AccountWish) => {
      const { createAccount } = await import('../commands/account.js');
      finish(await createAccount(surroundings, wish, { json: isJson({ json }) }));
    });
  account
    .command('password-link <handle>')
    .description('print a link with which a new password is set, once')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant account password-link --help".')
    .action(async (handle: string, options: JsonOption) => {
      const { makePasswordLink } = await import('../commands/account.js');
      finish(await makePasswordLink(surroundings, handle, { json: isJson(options) }));
    });
  account
    .command('reset-second-factor <handle>')
    .description('take the second factor off an account whose owner has lost it')
    .requiredOption('--reason <text>', 'why; the audit keeps it')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant account reset-second-factor --help".')
    .action(async (handle: string, { reason, ...options }: JsonOption & { reason: string }) => {
      const { resetSecondFactor } = await import('../commands/account.js');
      finish(await resetSecondFactor(surroundings, { handle, reason }, { json: isJson(options) }));
    });

  const token = command('token', 'tokens for programs and people');
  token
    .command('create')
    .description('make a token and print it, this once')
    .addOption(new Option('--role <role>', 'what it is for').choices(ROLES).makeOptionMandatory())
    .requiredOption('--handle <handle>', 'handle of the owner; the account is created if it does not exist')
    .addOption(new Option(...CONTINENT).choices(CONTINENTS))
    .option(...REGION)
    .addOption(new Option('--scope <scope...>', 'scopes of the token; if left out, those of the role').choices(SCOPES))
    .addOption(
      new Option('--expires <date>', 'when it expires, such as 2031-12-31, or "never"; without it, in one year')
        .argParser(readEnd)
        .conflicts('days'),
    )
    .option('--days <days>', 'how many days it lasts', readDays)
    .option('--name <name>', 'what it is called in lists')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant token create --help".')
    .action(async ({ json, ...wish }: JsonOption & TokenWish) => {
      const { createToken } = await import('../commands/token-create.js');
      finish(await createToken(surroundings, wish, { json: isJson({ json }) }));
    });
  token
    .command('list')
    .description('list the tokens of an account, without their secret part')
    .requiredOption('--handle <handle>', 'whose they are')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant token list --help".')
    .action(async ({ handle, json }: JsonOption & { handle: string }) => {
      const { listTokens } = await import('../commands/token-list.js');
      finish(await listTokens(surroundings, handle, { json: isJson({ json }) }));
    });
  token
    .command('revoke <id>')
    .description('revoke a token')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant token revoke --help".')
    .action(async (id: string, options: JsonOption) => {
      const { revokeToken } = await import('../commands/token-list.js');
      finish(await revokeToken(surroundings, id, { json: isJson(options) }));
    });
}

function readEnd(text: string): Date | 'never' {
  if (text === 'never') return text;
  const read = readWrittenDay(text);
  const isInstant = /^\d{4}-\d{2}-\d{2}T/.test(text);
  const end = new Date(isInstant ? text : read.kind === 'day' ? read.day : Number.NaN);
  if (!Number.isNaN(end.getTime())) return end;
  throw new InvalidArgumentError('Give a date such as 2031-12-31, or "never".');
}

function readDays(text: string): number {
  const days = Number(text);
  if (/^\d{1,4}$/.test(text) && days > 0) return days;
  throw new InvalidArgumentError('Give a whole number of days, from 1 to 9999.');
}
