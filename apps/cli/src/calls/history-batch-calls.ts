import type { Command } from 'commander';
import { readAnswers, SET_OPTION, type SetOption } from './answer-option.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

interface RecipeCall extends JsonOption, SetOption {
  readonly earlier?: boolean;
}

interface ManifestCall extends JsonOption, SetOption {
  readonly undated: readonly string[];
  readonly folder: readonly string[];
}

const addTo = (text: string, earlier: readonly string[]): readonly string[] => [...earlier, text];

const FOLDER_OPTION = [
  '--folder <folder>',
  'what --set says holds only in this folder; may be repeated',
  addTo,
  [],
] as const;

const UNDATED_OPTION = [
  '--undated <files=date>',
  'one answer for all files of a folder, of shape:SHAPE or all of them (.) that say no date: unknown, year (that their names or folders say), or a date; may be repeated',
  addTo,
  [],
] as const;

/** Adds the calls for batches, which use QUADRANT_URL and QUADRANT_TOKEN. */
export function addHistoryBatchCalls(history: Command, { isJson, finish, surroundings }: CallContext): void {
  history
    .command('open <name>')
    .description('open a batch of past tournaments; prints its number')
    .option('--note <text>', 'where the files come from')
    .option(...JSON_OPTION)
    .option('--window <number>', 'the history window in which a director brings it')
    .action(async (name: string, { note, window, ...options }: JsonOption & { note?: string; window?: string }) => {
      const { openBatch } = await import('../commands/history-batch.js');
      const given = { ...(note !== undefined && { note }), ...(window !== undefined && { window }) };
      finish(await openBatch(surroundings, name, given, { json: isJson(options) }));
    });
  history
    .command('add <number> <files...>')
    .description('add files, folders or zip archives to a batch, and read them')
    .option(...JSON_OPTION)
    .action(async (number: string, files: string[], options: JsonOption) => {
      const { addFiles } = await import('../commands/history-batch.js');
      finish(await addFiles(surroundings, number, files, { json: isJson(options) }));
    });
  history
    .command('recipe <number> [shape]')
    .description('list which files look alike; with --set, answer for all files of a shape')
    .option(...SET_OPTION)
    .option('--earlier', 'answer as the last published batches did, where files of a shape have no answer yet')
    .option(...JSON_OPTION)
    .action(async (number: string, shape: string | undefined, { set, earlier = false, ...options }: RecipeCall) => {
      const { answerShape, answerAsEarlier } = await import('../commands/history-batch.js');
      const output = { json: isJson(options) };
      finish(
        earlier
          ? await answerAsEarlier(surroundings, number, shape, output)
          : await answerShape(surroundings, number, shape, await readAnswers(set), output),
      );
    });
  history
    .command('manifest <number> [file]')
    .description('write manifest.csv, to fill in facts file by file; with a file, send it and read again')
    .option(...UNDATED_OPTION)
    .option(...SET_OPTION)
    .option(...FOLDER_OPTION)
    .option(...JSON_OPTION)
    .action(async (number: string, file: string | undefined, { undated, set, folder, ...options }: ManifestCall) => {
      const { exchangeManifest } = await import('../commands/history-batch.js');
      const many = { undated, answers: await readAnswers(set), folders: folder };
      finish(await exchangeManifest(surroundings, number, file, many, { json: isJson(options) }));
    });
  history
    .command('people <number> [file]')
    .description('write people.csv with the questions about people; with a file, send the decisions in it')
    .option(...JSON_OPTION)
    .action(async (number: string, file: string | undefined, options: JsonOption) => {
      const { exchangePeople } = await import('../commands/history-batch.js');
      finish(await exchangePeople(surroundings, number, file, { json: isJson(options) }));
    });
  history
    .command('diff <number>')
    .description('compute what publishing would change, and publish nothing')
    .option(...JSON_OPTION)
    .action(async (number: string, options: JsonOption) => {
      const { diffBatch } = await import('../commands/history-batch.js');
      finish(await diffBatch(surroundings, number, { json: isJson(options) }));
    });
  history
    .command('send <number>')
    .description('send the batch of a director to the coordinators of its place')
    .option(...JSON_OPTION)
    .action(async (number: string, options: JsonOption) => {
      const { sendBatch } = await import('../commands/history-batch.js');
      finish(await sendBatch(surroundings, number, { json: isJson(options) }));
    });
  history
    .command('return <number>')
    .description('give a batch that was sent back to its director')
    .requiredOption('--reason <text>', 'for the director')
    .option(...JSON_OPTION)
    .action(async (number: string, { reason, ...options }: JsonOption & { reason: string }) => {
      const { returnBatch } = await import('../commands/history-batch.js');
      finish(await returnBatch(surroundings, number, reason, { json: isJson(options) }));
    });
  history
    .command('publish <number>')
    .description('publish a batch as one run')
    .requiredOption('--fingerprint <hex>', 'of the diff that you read; "history diff" prints it')
    .requiredOption('--reason <text>', 'shown with the run')
    .option(...JSON_OPTION)
    .action(
      async (
        number: string,
        { fingerprint, reason, ...options }: JsonOption & { fingerprint: string; reason: string },
      ) => {
        const { publishBatch } = await import('../commands/history-batch.js');
        finish(await publishBatch(surroundings, number, { fingerprint, reason }, { json: isJson(options) }));
      },
    );
  history
    .command('undo <number>')
    .description('say what undoing a published batch would take back; with a reason, undo it as one run')
    .option('--reason <text>', 'shown with the run')
    .option(...JSON_OPTION)
    .action(async (number: string, { reason, ...options }: JsonOption & { reason?: string }) => {
      const { undoBatch } = await import('../commands/history-batch.js');
      finish(await undoBatch(surroundings, number, reason, { json: isJson(options) }));
    });
  history
    .command('kinds <number> [kind]')
    .description('list the links that were made without a question, by kind; with --decide, decide about all of a kind')
    .option('--decide <decision>', 'confirm, open (ask about each), or link (take the decision back)')
    .option(...JSON_OPTION)
    .action(
      async (number: string, kind: string | undefined, { decide, ...options }: JsonOption & { decide?: string }) => {
        const { decideKind } = await import('../commands/history-batch.js');
        finish(await decideKind(surroundings, number, kind, decide, { json: isJson(options) }));
      },
    );
  history
    .command('split <handle>')
    .description('list the tournaments of a player; with --as and --reason, give some to a new player as one run')
    .option('--take <ids...>', 'tournaments of the new player')
    .option('--as <handle>', 'handle of the new player')
    .option('--reason <text>', 'shown with the run')
    .option(...JSON_OPTION)
    .action(async (handle: string, options: JsonOption & { take?: string[]; as?: string; reason?: string }) => {
      const { splitPlayer } = await import('../commands/history-batch.js');
      finish(await splitPlayer(surroundings, handle, options, { json: isJson(options) }));
    });
  history
    .command('refused <number> <folder>')
    .description('write the refused files of a batch into a folder, to correct and add them again')
    .option(...JSON_OPTION)
    .action(async (number: string, folder: string, options: JsonOption) => {
      const { saveRefused } = await import('../commands/history-batch.js');
      finish(await saveRefused(surroundings, number, folder, { json: isJson(options) }));
    });
}
