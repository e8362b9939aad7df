import { ROLES, type Role } from '@quadrant/tournament';
import { Command, CommanderError, Option } from 'commander';
import { COULD_NOT_RUN, DONE, type ExitCode } from './exit-code.js';
import { explainError } from './explain-error.js';
import type { Surroundings } from './surroundings.js';

interface GlobalOptions {
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  quadrant start --demo                    a database, pages and a worker, with a demo season
  quadrant check winter-local.json         what would be said about a report, and how it would count
  quadrant standings winter-local.json     its final order
  quadrant token create --role director --handle ann
  quadrant submit winter-local.json        to QUADRANT_URL with QUADRANT_TOKEN
  quadrant import history.ndjson           a whole history, then a refresh

In a checkout: npm run -s quadrant -- check winter-local.json
Exit codes: 0 done, 1 refused with findings, 2 could not run.`;

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
    .option('--json', 'print JSON for programs')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('Try "quadrant --help".')
    .configureOutput({ writeOut: surroundings.out, writeErr: surroundings.err })
    .exitOverride();
  const isJson = () => program.opts<GlobalOptions>().json === true;
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
  command('submit <files...>', 'send reports over HTTP to QUADRANT_URL with QUADRANT_TOKEN').action(
    async (files: string[]) => {
      const { submit } = await import('./commands/submit.js');
      finish(await submit(surroundings, files, { json: isJson() }));
    },
  );
  command('import <file>', 'take in a whole history, one report per line, and refresh the ratings')
    .option('--no-refresh', 'leave the imported tournaments waiting')
    .action(async (file: string, { refresh }: { refresh: boolean }) => {
      const { importHistory } = await import('./commands/import.js');
      finish(await importHistory(surroundings, file, { json: isJson(), refresh }));
    });
  command('refresh', 'request a replay of all of history, which publishes what differs')
    .option('--watch', 'follow it to its end')
    .action(async ({ watch }: { watch?: boolean }) => {
      const { refresh } = await import('./commands/refresh.js');
      finish(await refresh(surroundings, { json: isJson(), watch: watch === true }));
    });
  command('export <dir>', 'write ratings.csv and reports.ndjson into a folder').action(async (dir: string) => {
    const { exportData } = await import('./commands/export.js');
    finish(await exportData(surroundings, dir, { json: isJson() }));
  });
  describeTokens(command('token', 'tokens for programs and people'), surroundings, isJson, finish);
  command('check <file>', 'say what is wrong with a report and how it would count; needs no database').action(
    async (file: string) => {
      const { check } = await import('./commands/check.js');
      finish(check(surroundings, file, { json: isJson() }));
    },
  );
  command('standings <file>', 'compute the final order of a report; needs no database').action(async (file: string) => {
    const { standings } = await import('./commands/standings.js');
    finish(standings(surroundings, file, { json: isJson() }));
  });
  return program;
}

function describeTokens(
  token: Command,
  surroundings: Surroundings,
  isJson: () => boolean,
  finish: (code: ExitCode) => void,
): void {
  token
    .command('create')
    .description('make a token and print it, this once')
    .addOption(new Option('--role <role>', 'what it may do').choices(ROLES).makeOptionMandatory())
    .requiredOption('--handle <handle>', 'whose it is')
    .action(async ({ role, handle }: { role: Role; handle: string }) => {
      const { createToken } = await import('./commands/token-create.js');
      finish(await createToken(surroundings, { role, handle, json: isJson() }));
    });
}
