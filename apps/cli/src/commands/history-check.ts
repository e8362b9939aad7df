import { createHash } from 'node:crypto';
import type { Answers, FilePart } from '@quadrant/rules/files';
import {
  answersFor,
  answersOf,
  concludedOrders,
  concludeItems,
  findParts,
  groupDoubles,
  groupShapes,
  knownDateOf,
  listMentions,
  type Halves,
  listPeople,
  partOfIn,
  type Manifest,
  NO_MANIFEST,
  type PastItem,
  PEOPLE_COLUMNS,
  plainTableText,
  proposeManifest,
  parseDecisions,
  readItem,
  parseManifest,
  type SettledPast,
  settlePast,
  type Shape,
  tableText,
  shapeLabelOf,
  tellLook,
  withoutPartOf,
} from '@quadrant/rules/batches';
import { count } from '@quadrant/rules/message';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { readFilledIn, writeCsv } from '../history/csv-tables.js';
import { describeHalves } from '../history/describe-halves.js';
import { listFolder, takeFolder, type TakenFolder } from '../history/read-folder.js';
import { describeFindings, printJson, type OutputOptions, type ShownFinding } from '../output.js';
import { showProgress } from '../progress.js';
import type { Surroundings } from '../surroundings.js';

const MANIFEST = 'manifest.csv';
const PEOPLE = 'people.csv';

export interface HistoryOptions extends OutputOptions {
  readonly manifest: string | null;
  readonly people: string | null;
  readonly entries: string | null;
}

/**
 * `quadrant history check FOLDER`: reads the files of a past that nobody has submitted yet, finds doubles and people, and
 * writes what is open as tables to fill in. It needs no database.
 */
export function checkHistory(surroundings: Surroundings, folder: string, options: HistoryOptions): ExitCode {
  const tables = new Set([MANIFEST, PEOPLE, 'manifest.old.csv', 'people.old.csv']);
  const listed = listFolder(surroundings, folder).filter((file) => !tables.has(file));
  if (listed.length === 0) throw new CannotRun(`The folder ${folder} holds no file.`);
  const taken = takeFolder(surroundings, folder, listed);
  const { files } = taken;
  const manifest =
    options.manifest === null
      ? NO_MANIFEST
      : readFilledIn(surroundings, options.manifest, (text, name) => parseManifest(text, name, files));
  const decisions =
    options.people === null ? { rows: [], answers: [] } : readFilledIn(surroundings, options.people, parseDecisions);
  const { items, unread, shapes } = readFiles(surroundings, taken, manifest);
  const batch = settlePast(items, decisions.answers);
  const { settled, brought, doubles } = batch;
  const facts = brought.map((each) => ({ id: each.id, date: knownDateOf(each) }));
  writeCsv(surroundings, MANIFEST, tableText(manifest.columns, proposeManifest(items, manifest)), options.manifest);
  writeCsv(surroundings, PEOPLE, tableText(PEOPLE_COLUMNS, listPeople(settled, facts, decisions.rows)), options.people);
  if (options.entries !== null) {
    const rows = listMentions(batch).map((mention) => ({
      ...mention,
      line: String(mention.line),
      group: String(mention.group),
    }));
    const text = plainTableText(['file', 'line', 'spelling', 'group'], rows);
    writeCsv(surroundings, options.entries, text, options.entries);
  }
  const refused: Refused[] = [
    ...unread,
    ...items.flatMap(({ file, finding }) => (finding === null ? [] : [{ file, finding }])),
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  const told = {
    files: files.length,
    readable: files.length - refused.length,
    refused,
    tournaments: brought.length,
    standingsOnly: items.filter(({ past }) => past.kind === 'standings' && past.tournaments.length > 0).length,
    shapes: shapes.map(({ columns, formats, files: those, refused: not, dates }) => ({
      columns,
      formats,
      files: those.length,
      refused: not,
      dates,
      example: those[0]!,
    })),
    duplicates: doubles.map(({ first, other }): [string, string] => [first, other]),
    halves: batch.halves,
    people: {
      spellings: new Set(settled.bearers.map(({ spelling }) => spelling)).size,
      groups: settled.people,
      cards: settled.cards.length,
    },
  };
  for (const reason of manifest.unused) surroundings.err(`${String(reason)}\n`);
  if (options.json) printJson(surroundings, told);
  else surroundings.out(describe(told, batch, items));
  for (const { answer, reason } of settled.refused)
    surroundings.err(
      `The decision “${answer.verdict}” for “${answer.one.spelling}” in ${answer.one.tournament} and “${answer.other.spelling}” in ${answer.other.tournament} was not used: ${REFUSED_ANSWERS[reason]}\n`,
    );
  return refused.length > 0 || settled.refused.length > 0 ? REFUSED : DONE;
}

const REFUSED_ANSWERS = {
  'no-entry': 'a file does not have this spelling. Copy both from the table.',
  met: 'both are in one tournament, so they are two people.',
  'one-bearer': 'both are the same entry. Name a file of each of the two people.',
  contradiction: 'another decision says the opposite. Remove one of the two.',
} as const;

interface Refused {
  readonly file: string;
  readonly finding: ShownFinding | { readonly code: 'unread'; readonly message: string };
}

interface ReadFolder {
  readonly items: readonly PastItem[];
  /** Files that could not be opened. */
  readonly unread: readonly Refused[];
  readonly shapes: readonly Shape[];
}

/** Reads all files. Files whose dates another file explains are read again. */
function readFiles(
  surroundings: Surroundings,
  { files, read: contentOf }: TakenFolder,
  manifest: Manifest,
): ReadFolder {
  const progress = showProgress(surroundings, 'Reading', 'files', 10_000);
  const now = surroundings.now();
  const unread: Refused[] = [];
  const parts = findParts(files.map((file) => ({ file, partOf: partOfIn(answersOf(manifest.rows.get(file))) })));
  const areParts = new Set([...parts.values()].flat());
  const answersIn = (file: string, concluded?: Answers): Answers =>
    withoutPartOf(answersFor(concluded, new Map(), answersOf(manifest.rows.get(file))));
  const read = (file: string, concluded?: Answers): PastItem | null => {
    const content = contentOf(file);
    if (content instanceof CannotRun) {
      unread.push({ file, finding: { code: 'unread', message: content.message } });
      return null;
    }
    const others = areParts.has(file) ? null : readParts(parts.get(file) ?? []);
    return readItem(
      content,
      file,
      createHash('sha256').update(content).digest('hex'),
      answersIn(file, concluded),
      now,
      others,
    );
  };
  const readParts = (paths: readonly string[]): FilePart[] =>
    paths.flatMap((path) => {
      const content = contentOf(path);
      return content instanceof CannotRun ? [] : [{ path, bytes: content, answers: answersIn(path) }];
    });
  try {
    const items = files.flatMap((file, index) => {
      const item = read(file);
      progress.update(index + 1, files.length);
      return item ?? [];
    });
    const shapes = groupShapes(items);
    const concluded = concludeItems(items, manifest);
    const settled = items.map((item) => {
      const own = concluded.get(item.file);
      return concludedOrders(own).size > 0 ? (read(item.file, own) ?? item) : item;
    });
    return { items: settled, unread, shapes };
  } finally {
    progress.stop();
  }
}

interface Told {
  readonly files: number;
  readonly readable: number;
  readonly refused: readonly Refused[];
  readonly tournaments: number;
  readonly standingsOnly: number;
  readonly shapes: readonly {
    readonly columns: readonly string[];
    readonly files: number;
    readonly formats: readonly (string | null)[];
    readonly example: string;
  }[];
  readonly halves: readonly Halves[];
  readonly people: { readonly spellings: number; readonly groups: number; readonly cards: number };
}

function describe(
  told: Told,
  { settled: { method, compactness, links }, expectedPrecision, doubles }: SettledPast,
  items: readonly PastItem[],
): string {
  const { files, readable, refused, tournaments, standingsOnly, shapes, people } = told;
  const gaps = items.filter(({ past }) => past.kind !== 'refused' && past.open.length > 0).length;
  const how =
    method === 'scenes'
      ? 'Most people play at one place, so a name at one place was taken as one person.'
      : 'Many people travel, so a name with the same company was taken as one person. Expect more questions.';
  return [
    `${count(files, 'file')}: ${readable} readable, ${refused.length} refused; ${count(tournaments, 'tournament')}, ${standingsOnly} with standings only.\n`,
    ...shapes.slice(0, MOST_SHAPES).map(describeShape),
    shapes.length > MOST_SHAPES ? `${count(shapes.length - MOST_SHAPES, 'other shape')}: --json lists all.\n` : '',
    ...refused.flatMap(({ file, finding }) => [`${file}:\n`, describeRefusal(finding)]),
    ...groupDoubles(doubles).map(([first, ...others]) => `${others.join(', ')}: the same as ${first}.\n`),
    ...told.halves.map(describeHalves),
    `${count(people.spellings, 'spelling')} of ${count(people.groups, 'person', 'people')}; ${count(people.cards, 'question')} in ${PEOPLE}, the most useful first.\n`,
    told.tournaments === 0 ? '' : `${how} ${describeHome(compactness)}\n`,
    links.some(({ reason }) => reason !== 'answer')
      ? `About ${(expectedPrecision * 100).toFixed(1)} % of the links are expected to be right. Families whose members have one name are not counted.\n`
      : '',
    gaps === 0
      ? ''
      : `${count(gaps, 'file')} with open facts: fill in ${MANIFEST}, and check again with --manifest ${MANIFEST}.\n`,
  ].join('');
}

const describeHome = (compactness: number): string => {
  const percent = Math.round(compactness * 100);
  return percent === 0
    ? 'Nobody plays often enough at one place to be at home there.'
    : `${percent} % of the entries are where their names usually play.`;
};

const MOST_SHAPES = 10;

const describeShape = ({ columns, files, formats, example }: Told['shapes'][number]): string => {
  const label = shapeLabelOf({ columns, format: formats[0] ?? null });
  const look = label === '' ? 'no table and no program that we know' : String(tellLook(label));
  return files === 1
    ? `1 file looks like this: ${look} (${example})\n`
    : `${files} files look like this: ${look} (such as ${example})\n`;
};

const describeRefusal = (finding: Refused['finding']): string =>
  'advice' in finding ? describeFindings([finding]) : `  ${finding.message}\n`;
