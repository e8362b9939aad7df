import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { addAccountCalls } from './calls/account-calls.js';
import { addAuditCalls } from './calls/audit-calls.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './calls/call-context.js';
import { addBackupCalls } from './calls/backup-calls.js';
import { addHeldCalls } from './calls/held-calls.js';
import { addHistoryCalls } from './calls/history-calls.js';
import { addOperationCalls } from './calls/operation-calls.js';
import { addPairingCalls } from './calls/pairing-calls.js';
import { addReceiptCalls } from './calls/receipt-calls.js';
import { addReportCalls } from './calls/report-calls.js';
import { addRulesCalls } from './calls/rules-calls.js';
import { addRunningCalls } from './calls/running-calls.js';
import { addSuspicionCalls } from './calls/suspicion-calls.js';
import { COULD_NOT_RUN, DONE, type ExitCode } from './exit-code.js';
import { EXAMPLES } from './examples.js';
import { explainError } from './explain-error.js';
import type { Surroundings } from './surroundings.js';

const HELP_AFTER = `
Examples:
  quadrant start --demo                    a database, pages and a worker, with a demo season
  quadrant doctor                          whether everything works, and what to do
  quadrant check winter-local.json         what would be said about a report, and how it would count
  quadrant standings winter-local.json     its final order
  quadrant points --table wct --players 9  what the places of a league tournament are worth
  quadrant rules opg-4.2 7.7               what decides the final order, in words and tables
  quadrant pair winter-local.json --round 4 --seed cards-on-the-table
  quadrant account create --handle ann     an account, and a link with which ann sets a password
  quadrant token create --role director --handle ann
  quadrant submit winter-local.json        to QUADRANT_URL with QUADRANT_TOKEN
  quadrant call readPlayer --param handle=ann
  quadrant history check spreadsheets      who is who in twenty years of files, and what is open
  quadrant import spreadsheets             what a folder of results would change; publishes nothing
  quadrant import out                      restores an export of another installation
  quadrant export out && quadrant verify out
  quadrant backup /mnt/backups             everything in one file, also while it runs

In a checkout: npm run -s quadrant -- check winter-local.json

Exit codes:
  0  done
  1  something was refused, and the findings say why; the rest is done. verify: something differs
  2  could not run: a wrong call or setting, no answer, or stopped half way
  3  import compared a batch with what is stored, and published nothing
  doctor, for monitors: 0 all is well, 1 warnings, 2 something failed`;

/**
 * Runs one call of the command. Each call loads only what it needs, so that the offline ones start quickly.
 * @param args without the names of node and script
 */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  let code: ExitCode = DONE;
  const program = describeProgram(surroundings, (result) => (code = result));
  try {
    await takeSecrets(surroundings);
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : COULD_NOT_RUN;
    surroundings.err(`${explainError(error, surroundings.env)}\n`);
    return COULD_NOT_RUN;
  }
}

/** Other programs have variables that end so, too. */
const SECRET_FILE = /^(?:DATABASE|REDIS|METRICS|OIDC|OTEL|QUADRANT)_\w+_FILE$/;

/** Settings are a room of their own, which most calls do without. */
async function takeSecrets({ env }: Surroundings): Promise<void> {
  if (!Object.keys(env).some((name) => SECRET_FILE.test(name))) return;
  const { takeSecretsFromFiles } = await import('@quadrant/settings');
  takeSecretsFromFiles(env);
}

/** Returns the whole command. @param finish takes the exit code of the call that ran */
export function describeProgram(surroundings: Surroundings, finish: (code: ExitCode) => void): Command {
  const program = new Command('quadrant')
    .description('Ratings and leagues for organized play: stores tournament reports and publishes leaderboards.')
    .option(...JSON_OPTION)
    .option('--version', 'print the version')
    .addHelpText('after', HELP_AFTER)
    .showHelpAfterError('Try "quadrant --help".')
    .configureOutput({ writeOut: surroundings.out, writeErr: surroundings.err })
    .exitOverride()
    .enablePositionalOptions()
    .on('option:version', () => {
      surroundings.out(`${readVersion(surroundings)}\n`);
      throw new CommanderError(DONE, 'commander.version', '');
    });
  const isJson = ({ json }: JsonOption): boolean => json === true || program.opts<JsonOption>().json === true;
  const command = (usage: string, description: string) =>
    program
      .command(usage)
      .description(description)
      .showHelpAfterError(`Try "quadrant ${usage.split(' ')[0]} --help".`);

  const context: CallContext = { surroundings, command, isJson, finish };
  const all = [
    addRunningCalls,
    addAccountCalls,
    addReportCalls,
    addReceiptCalls,
    addHeldCalls,
    addOperationCalls,
    addPairingCalls,
    addRulesCalls,
    addSuspicionCalls,
    addHistoryCalls,
    addAuditCalls,
    addBackupCalls,
  ];
  for (const addCalls of all) addCalls(context);
  for (const { name, call } of listCalls(program)) {
    const example = EXAMPLES[name];
    if (example !== undefined) call.addHelpText('after', `\nExample:\n  quadrant ${example}`);
  }
  return program;
}

/** Lists every command that does something, with its name below the program, such as `token create`. */
export const listCalls = (parent: Command, path: readonly string[] = []): { name: string; call: Command }[] =>
  parent.commands.flatMap((call) => {
    const names = [...path, call.name()];
    return call.commands.length === 0 ? [{ name: names.join(' '), call }] : listCalls(call, names);
  });

function readVersion({ packageFolder }: Surroundings): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
