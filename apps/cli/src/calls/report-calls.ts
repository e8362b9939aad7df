import type { ChosenReadings } from '@quadrant/rules/tournament';
import { Option, InvalidArgumentError } from 'commander';
import { CannotRun } from '../exit-code.js';
import { readAnswers, SET_OPTION, type SetOption } from './answer-option.js';
import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addReportCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command(
    'submit [files...]',
    'send reports over HTTP to QUADRANT_URL with QUADRANT_TOKEN: files, folders, or - for the standard input',
  )
    .option(...SET_OPTION)
    .option(
      '--confirm <code=reason>',
      'code of a finding that holds the report, and why it is right; again for others',
      (text: string, before: string[]) => [...before, text],
      [],
    )
    .option('--preview', 'show what each file would do before it is sent; at a terminal you are asked then')
    .option('--watch <folder>', 'submit each new file of a folder once it has stopped growing, until you stop it')
    .option(...JSON_OPTION)
    .action(async (files: string[], { confirm, watch, preview = false, ...options }: SubmitCall) => {
      const { submit, watchAndSubmit } = await import('../commands/submit.js');
      const said = { confirm, preview, answers: await readAnswers(options.set), json: isJson(options) };
      if ((watch === undefined) === (files.length === 0)) {
        throw new CannotRun('Give files to submit, or a folder with --watch FOLDER, and not both.');
      }
      if (watch !== undefined && preview) throw new CannotRun('--watch submits without asking: leave out --preview.');
      finish(
        watch === undefined ? await submit(surroundings, files, said) : await watchAndSubmit(surroundings, watch, said),
      );
    });
  command(
    'revise <id> [file]',
    'correct a stored tournament with a file or with --set cell.ROW.COLUMN=TEXT; without both, print its rows and columns',
  )
    .option(...SET_OPTION)
    .option(
      '--confirm <code=reason>',
      'code of a finding that holds the revision, and why it is right; again for others',
      (text: string, before: string[]) => [...before, text],
      [],
    )
    .option('--reason <reason>', 'why you correct it; at a terminal you are asked')
    .option('--preview', 'show what would change, and store nothing; at a terminal you are asked whether to submit it')
    .option(...JSON_OPTION)
    .action(
      async (id: string, file: string | undefined, { confirm, reason, preview = false, ...options }: ReviseCall) => {
        const { printResults, revise } = await import('../commands/revise.js');
        const said = { confirm, reason, preview, answers: await readAnswers(options.set), json: isJson(options) };
        const isAsked = file !== undefined || said.answers.size > 0;
        finish(
          isAsked ? await revise(surroundings, id, file ?? null, said) : await printResults(surroundings, id, said),
        );
      },
    );
  command(
    'import <files...>',
    'compare a folder or files with what is stored, as a batch; restore an export (its folder, or its reports.ndjson)',
  )
    .option('--publish', 'publish the batch after it was compared; without it nothing is published (exit code 3)')
    .option('--reason <reason>', 'why you publish it')
    .option('--no-refresh', 'of an export: leave the imported tournaments waiting')
    .option(
      '--confirm <code=reason>',
      'of an export: possible-duplicate and why reports that may be stored already are other tournaments; again for others, with @LINE for one line',
      (text: string, before: string[]) => [...before, text],
      [],
    )
    .option(...JSON_OPTION)
    .action(async (files: string[], options: ImportCall) => {
      const { isRestored } = await import('../import/is-restored.js');
      const { confirm, refresh, publish = false, reason } = options;
      const [file = ''] = files;
      if (isRestored(surroundings, files)) {
        const { importHistory } = await import('../commands/import.js');
        finish(await importHistory(surroundings, file, { json: isJson(options), refresh, confirm }));
        return;
      }
      if (!refresh || confirm.length > 0) {
        throw new CannotRun(
          '--no-refresh and --confirm are for an export. These files become a batch, where you decide about doubles.',
        );
      }
      const { importFiles } = await import('../commands/import-files.js');
      finish(await importFiles(surroundings, files, { json: isJson(options), publish, reason }));
    });
  command(
    'check <files...>',
    'say what files hold, what is wrong with them and how they would count; needs no database',
  )
    .option(...SET_OPTION)
    .option('--as <handle>', 'who would submit them, and so directs; if left out, the account of QUADRANT_TOKEN')
    .option(...JSON_OPTION)
    .action(async (files: string[], options: JsonOption & SetOption & { readonly as?: string }) => {
      const { check } = await import('../commands/check.js');
      const answers = await readAnswers(options.set);
      finish(await check(surroundings, files, { json: isJson(options), answers, sender: options.as ?? null }));
    });
  command('standings <file>', 'compute the final order of a report; needs no database')
    .option(
      '--reading <switch=value>',
      'another reading of a rule, as /readings lists them; repeat for more',
      readReading,
      {},
    )
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption & { reading: ChosenReadings }) => {
      const { standings } = await import('../commands/standings.js');
      finish(standings(surroundings, file, { json: isJson(options), readings: options.reading }));
    });
  command('points', 'what the places of a tournament are worth in points; needs no database')
    .addOption(
      new Option('--table <table>', 'league points or Masters Points')
        .choices(['wct', 'masters'])
        .makeOptionMandatory(),
    )
    .requiredOption('--players <number>', 'how many took part', countUpTo(99_999))
    .option('--place <number>', 'this place alone', countUpTo(99_999))
    .option(...JSON_OPTION)
    .action(async ({ table, players, place, json }: PointsCall) => {
      const { points } = await import('../commands/points.js');
      finish(points(surroundings, { table, players, place: place ?? null, json: isJson({ json }) }));
    });
}

function readReading(text: string, before: ChosenReadings): ChosenReadings {
  const [, id = '', value = ''] = /^([^=]*)=(.*)$/.exec(text) ?? [null, text, ''];
  return { ...before, [id]: value };
}

interface SubmitCall extends JsonOption, SetOption {
  readonly confirm: string[];
  readonly watch?: string;
  readonly preview?: boolean;
}

interface ReviseCall extends JsonOption, SetOption {
  readonly confirm: string[];
  readonly reason?: string;
  readonly preview?: boolean;
}

interface ImportCall extends JsonOption {
  readonly publish?: boolean;
  readonly reason?: string;
  readonly confirm: string[];
  readonly refresh: boolean;
}

interface PointsCall extends JsonOption {
  readonly table: 'wct' | 'masters';
  readonly players: number;
  readonly place?: number;
}

/** Reads a whole number from 1 to the most that a call takes. */
const countUpTo =
  (most: number) =>
  (text: string): number => {
    const count = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    if (count < 1 || count > most) throw new InvalidArgumentError(`Give a whole number, from 1 to ${most}.`);
    return count;
  };
