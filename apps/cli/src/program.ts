import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROLES, type Role } from '@quadrant/tournament';
import { Command, CommanderError, Option } from 'commander';
import { COULD_NOT_RUN, DONE, type ExitCode } from './exit-code.js';
import { explainError } from './explain-error.js';
import type { Surroundings } from './surroundings.js';

interface JsonOption {
  readonly json?: boolean;
}

const JSON_OPTION = ['--json', 'print JSON for programs'] as const;

const EXAMPLES = `
Examples:
  quadrant start --demo                    a database, pages and a worker, with a demo season
  quadrant check winter-local.json         what would be said about a report, and how it would count
  quadrant standings winter-local.json     its final order
  quadrant token create --role director --handle ann
  quadrant submit winter-local.json        to QUADRANT_URL with QUADRANT_TOKEN
  quadrant import history.ndjson           a whole history, then a refresh

In a checkout: npm run -s quadrant -- check winter-local.json

Exit codes:
  0  done
  1  something was refused, and the findings say why; the rest is done
  2  could not run: a wrong call or setting, no answer, or stopped half way`;

/**
 * Runs one call of the command. What a call needs is loaded when it is called, so that the offline ones start at once.
 *
 * @param args without the names of node and script
 */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  let code: ExitCode = DONE;
  const program = describeProgram(surroundings, (result) => (code = result));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : COULD_NOT_RUN;
    surroundings.err(`${explainError(error, surroundings.env)}\n`);
    return COULD_NOT_RUN;
  }
}

function describeProgram(surroundings: Surroundings, finish: (code: ExitCode) => void): Command {
  const program = new Command('quadrant')
    .description('Ratings and leagues for organized play: takes tournament reports in, publishes leaderboards.')
    .option(...JSON_OPTION)
    .option('--version', 'print the version')
    .addHelpText('after', EXAMPLES)
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

  command('start', 'run everything: database, pages and API on one port, worker')
    .option('--demo', 'fill an empty database with a demo season first')
    .action(async ({ demo }: { demo?: boolean }) => {
      const { start } = await import('./commands/start.js');
      finish(await start(surroundings, { demo: demo === true }));
    });
  command('submit <files...>', 'send reports over HTTP to QUADRANT_URL with QUADRANT_TOKEN')
    .option(...JSON_OPTION)
    .action(async (files: string[], options: JsonOption) => {
      const { submit } = await import('./commands/submit.js');
      finish(await submit(surroundings, files, { json: isJson(options) }));
    });
  command('import <file>', 'take in a whole history, one report per line, and refresh the ratings')
    .option('--no-refresh', 'leave the imported tournaments waiting')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption & { refresh: boolean }) => {
      const { importHistory } = await import('./commands/import.js');
      finish(await importHistory(surroundings, file, { json: isJson(options), refresh: options.refresh }));
    });
  command('refresh', 'request a replay of all of history, which publishes what differs')
    .option('--watch', 'follow it to its end')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption & { watch?: boolean }) => {
      const { refresh } = await import('./commands/refresh.js');
      finish(await refresh(surroundings, { json: isJson(options), watch: options.watch === true }));
    });
  command('export <dir>', 'write ratings.csv and reports.ndjson into a folder')
    .option(...JSON_OPTION)
    .action(async (dir: string, options: JsonOption) => {
      const { exportData } = await import('./commands/export.js');
      finish(await exportData(surroundings, dir, { json: isJson(options) }));
    });
  command('token', 'tokens for programs and people')
    .command('create')
    .description('make a token and print it, this once')
    .addOption(new Option('--role <role>', 'what it may do').choices(ROLES).makeOptionMandatory())
    .requiredOption('--handle <handle>', 'whose it is')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant token create --help".')
    .action(async ({ role, handle, ...options }: JsonOption & { role: Role; handle: string }) => {
      const { createToken } = await import('./commands/token-create.js');
      finish(await createToken(surroundings, { role, handle, json: isJson(options) }));
    });
  command('check <file>', 'say what is wrong with a report and how it would count; needs no database')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption) => {
      const { check } = await import('./commands/check.js');
      finish(check(surroundings, file, { json: isJson(options) }));
    });
  command('standings <file>', 'compute the final order of a report; needs no database')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption) => {
      const { standings } = await import('./commands/standings.js');
      finish(standings(surroundings, file, { json: isJson(options) }));
    });
  return program;
}

function readVersion({ packageFolder }: Surroundings): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
