import path from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Answer } from '@quadrant/rules/identity';
import { count, type Text } from '@quadrant/rules/message';
import {
  answersOfTable,
  answerOpen,
  answerUndated,
  type ChosenName,
  folderOf,
  groupLacking,
  groupUndated,
  type Halves,
  listManifest,
  listQuestions,
  NO_MANIFEST,
  PEOPLE_COLUMNS,
  parseDecisions,
  parseManifest,
  refuseUndated,
  tableText,
  tellLook,
  type ToldCard,
  type ToldManifestRow,
  type UndatedAnswer,
} from '@quadrant/rules/batches';
import { CannotRun, REFUSED, DONE, type ExitCode } from '../exit-code.js';
import { describeBatch, type ShownBatch, withBatches } from '../history/batch-client.js';
import { describeDiff, describeSent, filesOf, sendFiles, type ShownDiff } from '../history/batch-steps.js';
import { readFilledIn, writeCsv } from '../history/csv-tables.js';
import { describeHalves } from '../history/describe-halves.js';
import { describeFindings, type OutputOptions, type ShownFinding } from '../output.js';
import { showProgress } from '../progress.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

/** Runs `quadrant history open NAME`. */
export const openBatch = (
  surroundings: Surroundings,
  name: string,
  { note, window }: { readonly note?: string; readonly window?: string },
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const body = { name, ...(note !== undefined && { note }), ...(window !== undefined && { window: Number(window) }) };
    const batch = await client.ask<ShownBatch>('post', '', { body });
    return { json: batch, text: `${describeBatch(batch)}Add files: quadrant history add ${batch.number} FOLDER\n` };
  });

/** `quadrant history add N FILE|FOLDER…`: sends files one by one, then reads them. */
export const addFiles = (
  surroundings: Surroundings,
  number: string,
  names: readonly string[],
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const files = names.flatMap((name) => filesOf(surroundings, name));
    if (files.length === 0) throw new CannotRun('There is no file to add.');
    const { refused, ...sent } = await sendFiles(surroundings, client, number, files);
    const batch = await client.step(number, 'reading');
    return {
      json: { ...sent, refused, batch },
      text: `${describeSent(sent, refused)}${describeBatch(batch)}`,
      code: refused.length > 0 ? REFUSED : DONE,
    };
  });

interface ShownShape {
  readonly fingerprint: string;
  readonly label: string;
  readonly files: number;
  readonly example: string;
  readonly open: readonly string[];
  readonly answers: Readonly<Record<string, string>>;
  /** A published batch answered so for files of this shape. */
  readonly earlier: {
    readonly batch: number;
    readonly name: string;
    readonly answers: Readonly<Record<string, string>>;
  } | null;
}

/** `quadrant history recipe N [SHAPE --set K=V…]`: lists shapes, or answers for all files of one. */
export const answerShape = (
  surroundings: Surroundings,
  number: string,
  shape: string | undefined,
  answers: ReadonlyMap<string, string>,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const { shapes } = await client.ask<{ shapes: ShownShape[] }>('get', `/${number}/shapes`);
    if (shape === undefined)
      return { json: { shapes }, text: shapes.map(describeShape).join('') || 'No file is read yet.\n' };
    const meant = shapeNamed(shapes, shape, number);
    if (answers.size === 0) return { json: meant, text: describeShape(meant) };
    const body = { answers: { ...meant.answers, ...Object.fromEntries(answers) } };
    await client.ask('put', `/${number}/shapes/${meant.fingerprint}`, { body });
    const batch = await client.step(number, 'reading');
    return { json: batch, text: describeBatch(batch) };
  });

interface TakenRecipes {
  readonly taken: readonly { readonly shape: string; readonly batch: number }[];
}

/** `quadrant history recipe N [SHAPE] --earlier`: takes the answers of published batches for shapes without one. */
export const answerAsEarlier = (
  surroundings: Surroundings,
  number: string,
  shape: string | undefined,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const { shapes } = await client.ask<{ shapes: ShownShape[] }>('get', `/${number}/shapes`);
    const body = shape === undefined ? {} : { shape: shapeNamed(shapes, shape, number).fingerprint };
    const { taken } = await client.ask<TakenRecipes>('post', `/${number}/shapes/earlier`, { body });
    if (taken.length === 0) return { json: { taken: [] }, text: 'No earlier batch has an answer that is open here.\n' };
    const batch = await client.step(number, 'reading');
    return {
      json: { taken, batch },
      text:
        taken.map((each) => `${each.shape.slice(0, SHORT)}  answered as in batch ${each.batch}\n`).join('') +
        describeBatch(batch),
    };
  });

/** Finds the shape whose fingerprint somebody typed the beginning of. @throws CannotRun where it is none, or several */
function shapeNamed<Shape extends { readonly fingerprint: string }>(
  shapes: readonly Shape[],
  typed: string,
  number: string,
): Shape {
  const [meant, ...others] = shapes.filter(({ fingerprint }) => fingerprint.startsWith(typed));
  if (meant === undefined || others.length > 0)
    throw new CannotRun(`“${typed}” is no shape of the batch: quadrant history recipe ${number} lists them.`);
  return meant;
}

/** People type the beginning of a fingerprint. */
const SHORT = 8;

const describeShape = ({ fingerprint, label, files, example, open, answers, earlier }: ShownShape): string =>
  `${fingerprint.slice(0, SHORT)}  ${files === 1 ? '1 file looks' : `${files} files look`} like this: ${String(tellLook(label))} (such as ${example})\n` +
  (open.length === 0 ? '' : `          open: ${open.join(', ')}\n`) +
  Object.entries(answers)
    .map(([key, value]) => `          ${key}=${value}\n`)
    .join('') +
  (earlier === null
    ? ''
    : `          in batch ${earlier.batch} “${earlier.name}”: ${Object.entries(earlier.answers)
        .map(([key, value]) => `${key}=${value}`)
        .join(', ')}\n`);

const MANIFEST = 'manifest.csv';
const PEOPLE = 'people.csv';

/**
 * `quadrant history manifest N [FILE] [--undated FILES=DATE…] [--set K=V… [--folder FOLDER…]]`: writes manifest.csv, or sends the one that was filled in,
 * with one answer for many files that say no date.
 */
export const exchangeManifest = (
  surroundings: Surroundings,
  number: string,
  file: string | undefined,
  { undated, answers, folders }: ManyAnswers,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const { rows } = await client.ask<{ rows: ToldManifestRow[] }>('get', `/${number}/manifest`);
    if (file === undefined && undated.length === 0 && answers.size === 0) {
      const columns = [...new Set([...NO_MANIFEST.columns, ...rows.flatMap(({ values }) => Object.keys(values))])];
      writeCsv(surroundings, MANIFEST, tableText(columns, listManifest(rows)), null);
      const open = rows.filter((row) => row.open.length > 0).length;
      const { offers } = await client.ask<{ offers: readonly Halves[] }>('get', `/${number}/halves`);
      const folders = groupUndated(rows, 'folder');
      const dateless = folders.reduce((sum, { files }) => sum + files, 0);
      return {
        json: { file: MANIFEST, rows: rows.length, open, halves: offers, undated: folders },
        text:
          `${MANIFEST} has ${rows.length} rows; ${open} lack a fact.\n` +
          offers.map(describeHalves).join('') +
          (dateless === 0
            ? ''
            : `${count(dateless, 'file')} in ${count(folders.length, 'folder')} say no date. One answer for a folder: --undated "${folders[0]!.key || '.'}=unknown"\n`) +
          (['director', 'game'] as const).map((fact) => describeLacking(rows, fact)).join(''),
      };
    }
    const files = rows.map((row) => row.file);
    const filled =
      file === undefined
        ? NO_MANIFEST
        : readFilledIn(surroundings, file, (text, name) => parseManifest(text, name, files));
    const stored = new Map(rows.map(({ file: path, values }) => [path, values]));
    const sent = new Map<string, Pick<ToldManifestRow, 'file' | 'values'>>(
      answersOfTable(filled, stored).map(({ file: path, values }) => [path, { file: path, values }]),
    );
    for (const reason of filled.unused) surroundings.err(`${String(reason)}\n`);
    const known = rows.map((row) => ({ ...row, ...sent.get(row.file) }));
    const dated = answerUndated(known, readUndated(undated, rows, number));
    for (const row of dated) sent.set(row.file, row);
    const wanted = folders.map((folder) => folder.replace(/\/$/, ''));
    const lost = wanted.find((folder) => !files.some((each) => each.startsWith(`${folder}/`)));
    if (lost !== undefined) throw new CannotRun(`“${lost}” is no folder of the batch.`);
    const rest = rows.map((row) => ({ ...row, ...sent.get(row.file) }));
    const filledIn = answerOpen(rest, answers, wanted.length === 0 ? null : wanted);
    for (const row of filledIn) sent.set(row.file, row);
    const answered = new Set([...dated, ...filledIn].map((row) => row.file));
    await client.ask('put', `/${number}/manifest`, {
      body: { rows: [...sent.values()].map((row) => ({ ...row, before: stored.get(row.file)! })) },
    });
    const batch = await client.step(number, 'reading');
    return {
      json: batch,
      text: `${undated.length === 0 && answers.size === 0 ? '' : `${count(answered.size, 'file')} answered at once.\n`}${describeBatch(batch)}`,
    };
  });

/** Says how many files lack a fact, and how one answer holds for all of them; nothing where none does. */
function describeLacking(rows: readonly ToldManifestRow[], fact: 'director' | 'game'): string {
  const files = groupLacking(rows, fact, 'folder').reduce((sum, group) => sum + group.files, 0);
  if (files === 0) return '';
  const means = fact === 'game' ? 'leaves them out' : 'publishes them without one';
  return `${count(files, 'file')} say no ${fact}. One answer for all of them: --set ${fact}=unknown ${means}. With --folder it holds for a folder.\n`;
}

/** Somebody answers for many files at once. */
export interface ManyAnswers {
  readonly undated: readonly string[];
  /** They hold for all files that lack these facts. */
  readonly answers: ReadonlyMap<string, string>;
  /** Only files in these folders are meant; all where there is none. */
  readonly folders: readonly string[];
}

/** Reads answers such as `club 6=unknown`; a folder means those in it too. @throws CannotRun for one that names no file, or no date */
function readUndated(given: readonly string[], rows: readonly ToldManifestRow[], number: string): UndatedAnswer[] {
  const folders = [...new Set(rows.map(({ file }) => folderOf(file)))];
  const shapes = [...new Set(rows.flatMap(({ shape }) => shape ?? []))].map((fingerprint) => ({ fingerprint }));
  return given.flatMap((text): UndatedAnswer[] => {
    const at = text.lastIndexOf('=');
    const [of, date] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
    const refusal = refuseUndated(date);
    if (refusal !== null) throw new CannotRun(String(refusal));
    if (of === '.') return [{ of: 'all', date }];
    if (of.startsWith('shape:'))
      return [{ of: { shape: shapeNamed(shapes, of.slice('shape:'.length), number).fingerprint }, date }];
    const wanted = of.replace(/\/$/, '');
    const meant = folders.filter((folder) => folder === wanted || folder.startsWith(`${wanted}/`));
    if (wanted === '' || meant.length === 0) throw new CannotRun(`“${of}” is no folder of the batch.`);
    return meant.map((folder) => ({ of: { folder }, date }));
  });
}

interface ShownPeople {
  readonly people: number;
  readonly spellings: number;
  readonly cardsInAll: number;
  readonly cards: readonly ToldCard[];
  readonly answers: readonly (Answer & { readonly takenBackBy: string | null })[];
  readonly names: readonly (ChosenName & { readonly takenBackBy: string | null })[];
}

const CARDS_A_PAGE = 1000;

/** `quadrant history people N [FILE]`: writes the questions into people.csv, or sends the decisions in it. */
export const exchangePeople = (
  surroundings: Surroundings,
  number: string,
  file: string | undefined,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    if (file !== undefined) {
      const { answers, names } = readFilledIn(surroundings, file, parseDecisions);
      const decisions = answers.length + names.length;
      if (decisions === 0) throw new CannotRun(`${file} has no decision. Fill in the column “decision”.`);
      await client.ask('post', `/${number}/answers`, { body: { answers, names } });
      const batch = await client.step(number, 'reading');
      return { json: batch, text: `${decisions} decisions taken.\n${describeBatch(batch)}` };
    }
    const cards: ToldCard[] = [];
    let told: ShownPeople;
    do {
      const query = { skip: String(cards.length), limit: String(CARDS_A_PAGE) };
      told = await client.ask<ShownPeople>('get', `/${number}/people`, { query });
      cards.push(...told.cards);
    } while (told.cards.length > 0 && cards.length < told.cardsInAll);
    const counts = ({ takenBackBy }: { readonly takenBackBy: string | null }) => takenBackBy === null;
    const questions = listQuestions(cards, told.answers.filter(counts), told.names.filter(counts));
    writeCsv(surroundings, PEOPLE, tableText(PEOPLE_COLUMNS, questions), null);
    const { people, spellings } = told;
    return {
      json: { file: PEOPLE, people, spellings, cards: cards.length },
      text: `${spellings} spellings of ${people} people; ${cards.length} cards in ${PEOPLE}, the most useful first.\n`,
    };
  });

/** `quadrant history diff N`: computes what publishing would change. */
export const diffBatch = (surroundings: Surroundings, number: string, output: OutputOptions): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const batch = await client.step(number, 'diff');
    const diff = await client.ask<ShownDiff>('get', `/${number}/diff`);
    return {
      json: diff,
      text:
        `${describeBatch(batch)}${describeDiff(diff)}` +
        (batch.window !== null && batch.state !== 'sent'
          ? `Send it to the coordinators: quadrant history send ${number}\n`
          : `Publish it: quadrant history publish ${number} --fingerprint ${diff.fingerprint} --reason WHY\n`),
    };
  });

/** `quadrant history send N`: sends the batch of a director to the coordinators of its place. */
export const sendBatch = (surroundings: Surroundings, number: string, output: OutputOptions): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const batch = await client.ask<ShownBatch>('post', `/${number}/sending`);
    return { json: batch, text: `${describeBatch(batch)}It waits for a coordinator.\n` };
  });

/** `quadrant history return N`: gives it back to its director. */
export const returnBatch = (
  surroundings: Surroundings,
  number: string,
  reason: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const body = { reason: takeReason(reason) };
    const batch = await client.ask<ShownBatch>('post', `/${number}/return`, { body });
    return { json: batch, text: `${describeBatch(batch)}Its director can change it and send it again.\n` };
  });

/** `quadrant history publish N`: publishes the diff that somebody read. */
export const publishBatch = (
  surroundings: Surroundings,
  number: string,
  { fingerprint, reason }: { readonly fingerprint: string; readonly reason: string },
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const batch = await client.step(number, 'publication', { fingerprint, reason: takeReason(reason) });
    return { json: batch, text: describeBatch(batch) };
  });

interface ShownUndo {
  readonly withdrawn: number;
  readonly restored: number;
  readonly players: number;
  readonly kept: readonly { readonly kind: string; readonly name: string; readonly reason: Text }[];
}

/** `quadrant history undo N [--reason R]`: without a reason it only says what would happen. */
export const undoBatch = (
  surroundings: Surroundings,
  number: string,
  reason: string | undefined,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    if (reason !== undefined) {
      const batch = await client.step(number, 'undo', { reason: takeReason(reason) });
      return { json: batch, text: describeBatch(batch) };
    }
    const preview = await client.ask<ShownUndo>('get', `/${number}/undo`);
    const { withdrawn, restored, players, kept } = preview;
    return {
      json: preview,
      text:
        `Undoing withdraws ${withdrawn} tournaments, restores ${restored} and removes ${players} players.\n` +
        kept.map(({ name, reason: why }) => `  ${name} stays: ${String(why)}\n`).join('') +
        `Nothing was undone. To undo it, say why: quadrant history undo ${number} --reason WHY\n`,
    };
  });

interface ShownFile {
  readonly path: string;
  readonly kind: string | null;
  readonly findings: readonly ShownFinding[];
}

/** `quadrant history refused N FOLDER`: writes what was refused into a folder, to be corrected and added again. */
export const saveRefused = (
  surroundings: Surroundings,
  number: string,
  folder: string,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const files = await client.pages<ShownFile>(`/${number}/files`, 'files');
    const refused = files.filter(({ kind }) => kind === 'refused');
    const root = resolveArgument(surroundings, folder);
    const progress = showProgress(surroundings, 'Fetching', 'files', 10_000);
    try {
      for (const [at, { path: file }] of refused.entries()) {
        const place = path.join(root, file);
        if (path.relative(root, place).startsWith('..'))
          throw new CannotRun(`The path ${file} leads out of the folder.`);
        const bytes = await client.bytes('get', `/${number}/files/content`, { query: { path: file } });
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, bytes);
        progress.update(at + 1, refused.length);
      }
    } finally {
      progress.stop();
    }
    return {
      json: { refused: refused.map(({ path: file, findings }) => ({ file, findings })) },
      text:
        refused.map(({ path: file, findings }) => `${file}:\n${describeFindings(findings)}`).join('') +
        (refused.length === 0
          ? 'No file was refused.\n'
          : `${refused.length === 1 ? '1 file is' : `${refused.length} files are`} in ${folder}. Correct them, then: quadrant history add ${number} ${folder}\n`),
    };
  });

interface ShownEntries {
  readonly handle: string;
  readonly entries: readonly { readonly tournament: string; readonly name: string; readonly day: string }[];
}

export interface SplitOptions {
  readonly take?: readonly string[];
  readonly as?: string;
  readonly reason?: string;
}

/** `quadrant history split HANDLE`: lists entries; with --as and --reason, gives those after --take to a new player. */
export const splitPlayer = (
  surroundings: Surroundings,
  handle: string,
  { take = [], as, reason }: SplitOptions,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    const player = await client.ask<ShownEntries>('get', '/splits', { query: { handle } });
    const half = (isLeaving: boolean): string =>
      player.entries
        .filter(({ tournament }) => take.includes(tournament) === isLeaving)
        .map(({ tournament, name, day }) => `  ${tournament}  ${day}  ${name}\n`)
        .join('');
    if (as === undefined || reason === undefined)
      return {
        json: player,
        text:
          `These stay with ${player.handle}:\n${half(false)}` +
          (take.length === 0 ? '' : `These go to the new player:\n${half(true)}`) +
          `Nothing was changed. To split, say: quadrant history split ${handle} --take ID --as HANDLE --reason WHY\n`,
      };
    const body = { handle, tournaments: take, as, reason: takeReason(reason) };
    const asked = await client.ask<ShownBatch>('post', '/splits', { body });
    const batch = await client.follow(asked);
    return {
      json: batch,
      text: `${describeBatch(batch)}To undo it: quadrant history undo ${batch.number} --reason WHY\n`,
    };
  });

interface ShownLinks {
  readonly links: readonly {
    readonly reason: string;
    readonly count: number;
    readonly sample: readonly {
      readonly one: { readonly spelling: string };
      readonly other: { readonly spelling: string };
    }[];
  }[];
}

/** `quadrant history kinds N [KIND --decide D]`: lists links by kind with a sample, or decides about all of a kind. */
export const decideKind = (
  surroundings: Surroundings,
  number: string,
  kind: string | undefined,
  decision: string | undefined,
  output: OutputOptions,
): Promise<ExitCode> =>
  withBatches(surroundings, output, async (client) => {
    if (kind !== undefined && decision !== undefined) {
      await client.ask('post', `/${number}/kinds`, { body: { kind, decision } });
      const batch = await client.step(number, 'reading');
      return { json: batch, text: describeBatch(batch) };
    }
    const { links } = await client.ask<ShownLinks>('get', `/${number}/people`);
    const shown = links.filter(({ reason }) => kind === undefined || reason === kind);
    return {
      json: { links: shown },
      text:
        shown
          .map(
            ({ reason, count, sample }) =>
              `${reason}: ${count}\n${sample.map(({ one, other }) => `  ${one.spelling} = ${other.spelling}\n`).join('')}`,
          )
          .join('') || 'The batch has no such links.\n',
    };
  });
