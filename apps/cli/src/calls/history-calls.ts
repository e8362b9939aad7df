import { InvalidArgumentError, Option } from 'commander';
import { addHistoryBatchCalls } from './history-batch-calls.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

interface RefreshCall extends JsonOption {
  readonly watch?: boolean;
  readonly full?: boolean;
  readonly rewrite?: boolean;
  readonly dryRun?: boolean;
  readonly publish?: string;
  readonly cancel?: string;
}

interface HistoryCheckCall extends JsonOption {
  readonly manifest?: string;
  readonly people?: string;
  readonly entries?: string;
}

interface BalancesCall extends JsonOption {
  readonly publish?: boolean;
  readonly reason?: string;
  readonly add: number;
  readonly times: number;
  readonly registerPlayers?: boolean;
  readonly confirmed?: boolean;
}

function readDecimal(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new InvalidArgumentError('Give a number such as 0.5.');
  return number;
}

export function addHistoryCalls(context: CallContext): void {
  const { command, isJson, finish, surroundings } = context;
  const history = command(
    'history',
    'the past of a community in many files, and balances from a previous system; all but check use QUADRANT_URL and QUADRANT_TOKEN',
  );
  history
    .command('check <folder>')
    .description(
      'say what files hold, who is who and what is open, and write manifest.csv and people.csv; needs no server',
    )
    .option('--manifest <file>', 'facts that the files do not say, as filled in in manifest.csv')
    .option('--people <file>', 'decisions about people, as filled in in people.csv')
    .option('--entries <file>', 'write a row for each mention of a person: file,line,spelling,group')
    .option(...JSON_OPTION)
    .action(async (folder: string, options: HistoryCheckCall) => {
      const { checkHistory } = await import('../commands/history-check.js');
      const { manifest = null, people = null, entries = null } = options;
      finish(checkHistory(surroundings, folder, { manifest, people, entries, json: isJson(options) }));
    });
  history
    .command('balances <file>')
    .description(
      'show what a CSV file brings in from a previous system, or publish it; uses QUADRANT_URL and QUADRANT_TOKEN',
    )
    .option('--publish', 'publish it; without this, nothing is stored')
    .option('--reason <text>', 'reason; shown with the run')
    .option('--times <number>', 'multiply each rating', readDecimal, 1)
    .option('--add <number>', 'then add to each rating', readDecimal, 0)
    .option('--register-players', 'register unknown players by their handles')
    .option('--confirmed', 'confirm the warnings of the preview')
    .option(...JSON_OPTION)
    .action(async (file: string, { reason, publish = false, ...options }: BalancesCall) => {
      const { bringInBalances } = await import('../commands/history-balances.js');
      const { CannotRun } = await import('../exit-code.js');
      if (publish && reason === undefined) throw new CannotRun('Publishing needs --reason: it is shown with the run.');
      const { add, times, registerPlayers = false, confirmed = false } = options;
      const asked = { publish, add, times, registerPlayers, confirmed, reason: reason ?? 'a preview' };
      finish(await bringInBalances(surroundings, file, { ...asked, json: isJson(options) }));
    });
  addHistoryBatchCalls(history, context);
  command('refresh', 'request a replay of history, which publishes what differs')
    .option('--watch', 'follow it to its end')
    .option('--full', 'from the first tournament, not from the earliest change')
    .option('--rewrite', 'the same, and write every row again: for numbers that verify finds damaged')
    .option('--dry-run', 'show what would change, and publish nothing')
    .addOption(
      new Option('--publish <id>', 'publish a dry run as it is').conflicts(['full', 'rewrite', 'dryRun', 'cancel']),
    )
    .addOption(
      new Option('--cancel <id>', 'call a refresh off, or drop a dry run').conflicts(['full', 'rewrite', 'dryRun']),
    )
    .option(...JSON_OPTION)
    .action(async (options: RefreshCall) => {
      const json = isJson(options);
      const { watch = false, full = false, rewrite = false, dryRun = false, publish, cancel } = options;
      const { callRefreshOff, publishDryRun } = await import('../commands/refresh-decision.js');
      if (publish !== undefined) return finish(await publishDryRun(surroundings, publish, { json }));
      if (cancel !== undefined) return finish(await callRefreshOff(surroundings, cancel, { json }));
      const { refresh } = await import('../commands/refresh.js');
      finish(
        await refresh(surroundings, {
          json,
          watch,
          dryRun,
          scope: rewrite ? 'rewrite' : full ? 'full' : 'incremental',
        }),
      );
    });
  command('rollback <run>', 'publish the numbers of an earlier run again, and pause publishing')
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .option(...JSON_OPTION)
    .action(async (run: string, { reason, ...options }: JsonOption & { reason: string }) => {
      const { rollBack } = await import('../commands/rollback.js');
      finish(await rollBack(surroundings, run, { reason, json: isJson(options) }));
    });
  command('resume', 'end the pause after a rollback, and publish everything that waits')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => {
      const { resume } = await import('../commands/rollback.js');
      finish(await resume(surroundings, { json: isJson(options) }));
    });
  command('export <dir>', 'write everything public into a folder: ratings, reports, history and its hashes')
    .option(...JSON_OPTION)
    .action(async (dir: string, options: JsonOption) => {
      const { exportData } = await import('../commands/export.js');
      finish(await exportData(surroundings, dir, { json: isJson(options) }));
    });
  command(
    'verify [dir]',
    'replay everything from its documents and compare it with what is published, or with an export',
  )
    .option(...JSON_OPTION)
    .action(async (dir: string | undefined, options: JsonOption) => {
      const { verifyExport, verifyPublished } = await import('../commands/verify.js');
      const output = { json: isJson(options) };
      finish(
        await (dir === undefined ? verifyPublished(surroundings, output) : verifyExport(surroundings, dir, output)),
      );
    });
}
