import { createHash } from 'node:crypto';
import { readPastFile, type PastFile, type PastTournament } from '@quadrant/rules/files';
import {
  findDoubles,
  joinSpellings,
  settlePeople,
  type SettledPeople,
  type SettledTournament,
} from '@quadrant/rules/identity';
import { count } from '@quadrant/rules/message';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { writeCsv, writeTable } from '../history/csv-tables.js';
import { answersOf, type Manifest, NO_MANIFEST, proposeRow, readManifest } from '../history/manifest.js';
import { listPeople, PEOPLE_COLUMNS, readDecisions } from '../history/people-table.js';
import { listFolder, readFolderFile } from '../history/read-folder.js';
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
  const files = listFolder(surroundings, folder).filter((file) => !tables.has(file));
  if (files.length === 0) throw new CannotRun(`The folder ${folder} holds no file.`);
  const manifest = options.manifest === null ? NO_MANIFEST : readManifest(surroundings, options.manifest, files);
  const decisions = options.people === null ? { rows: [], answers: [] } : readDecisions(surroundings, options.people);
  const read = readFiles(surroundings, folder, files, manifest);
  const brought = bringTogether(read);
  const settled = settlePeople(
    brought.map(({ id, first, tournament, place, firsts }) => ({
      id,
      date: first,
      place: tournament.place ?? place,
      names: tournament.people.flatMap(({ name }, at) => (firsts[at] === at ? [name] : [])),
    })),
    decisions.answers,
  );
  const equal = findEqualFiles(read);
  const isEqual = new Set(equal.map((pair) => pair.join('\n')));
  const same = findSameTournaments(brought, settled).filter((pair) => !isEqual.has(pair.join('\n')));
  const duplicates = [...equal, ...same];
  const facts = brought.map(({ id, first }) => ({ id, date: first }));
  writeTable(surroundings, MANIFEST, manifest.columns, proposeRows(read, manifest), options.manifest);
  writeTable(surroundings, PEOPLE, PEOPLE_COLUMNS, listPeople(settled, facts, decisions.rows), options.people);
  if (options.entries !== null) {
    const columns = ['file', 'line', 'spelling', 'group'];
    writeCsv(surroundings, options.entries, columns, listEntries(brought, settled), options.entries);
  }
  const refused = read.flatMap(({ file, finding }) => (finding === null ? [] : [{ file, finding }]));
  const told = {
    files: files.length,
    readable: files.length - refused.length,
    refused,
    tournaments: brought.length,
    standingsOnly: read.filter(({ past }) => past?.kind === 'standings').length,
    duplicates,
    people: {
      spellings: new Set(settled.bearers.map(({ spelling }) => spelling)).size,
      groups: settled.people,
      cards: settled.cards.length,
    },
  };
  if (options.json) printJson(surroundings, told);
  else surroundings.out(describe(told, settled, read));
  for (const { answer, reason } of settled.refused)
    surroundings.err(
      `The decision “${answer.verdict}” for “${answer.one.spelling}” in ${answer.one.tournament} and “${answer.other.spelling}” in ${answer.other.tournament} was not used: ${REFUSED_ANSWERS[reason]}\n`,
    );
  return refused.length > 0 || settled.refused.length > 0 ? REFUSED : DONE;
}

const REFUSED_ANSWERS = {
  'no-entry': 'a file does not have this spelling. Copy both from the table.',
  met: 'both are in one tournament, so they are two people.',
  'one-bearer':
    'they have one spelling at one scene, which cannot be divided here. Write the names differently in the files.',
  contradiction: 'another decision says the opposite. Remove one of the two.',
} as const;

interface ReadFile {
  readonly file: string;
  readonly hash: string;
  /** It is null when the file could not be opened. */
  readonly past: PastFile | null;
  /** The first finding of a refused file. */
  readonly finding: ShownFinding | { readonly code: 'unread'; readonly message: string } | null;
}

function readFiles(
  surroundings: Surroundings,
  folder: string,
  files: readonly string[],
  manifest: Manifest,
): ReadFile[] {
  const progress = showProgress(surroundings, 'Reading', 'files', 10_000);
  try {
    return files.map((file, index) => {
      const { content } = readFolderFile(surroundings, folder, file);
      progress.update(index + 1, files.length);
      if (content instanceof CannotRun)
        return { file, hash: file, past: null, finding: { code: 'unread', message: content.message } };
      const past = readPastFile(content, file, answersOf(manifest.rows.get(file)), surroundings.now());
      const errors = past.findings.filter(({ severity }) => severity === 'error');
      const first = errors.find(({ code }) => code !== 'open-question') ?? errors[0] ?? past.findings[0] ?? null;
      const hash = createHash('sha256').update(content).digest('hex');
      return { file, hash, past, finding: past.kind === 'refused' ? first : null };
    });
  } finally {
    progress.stop();
  }
}

interface Brought {
  /** The file, with the number of the tournament where it has several. */
  readonly id: string;
  readonly file: string;
  readonly tournament: PastTournament;
  /** For each of its people, the index of the first one who is the same person, written in another way. */
  readonly firsts: readonly number[];
  readonly first: string | null;
  readonly last: string | null;
  /** The folder of the file, which may be a club. */
  readonly place: string | null;
}

const bringTogether = (read: readonly ReadFile[]): Brought[] =>
  read.flatMap(({ file, past }) =>
    (past?.tournaments ?? []).map((tournament, index) => {
      const day = (tournament.startsAt ?? past!.proposals.get('startsAt'))?.slice(0, 10) ?? null;
      const year = day === null ? past!.proposals.get('year') : undefined;
      return {
        id: past!.tournaments.length > 1 ? `${file}#${index + 1}` : file,
        file,
        tournament,
        firsts: joinSpellings(tournament),
        first: year === undefined ? day : `${year}-01-01`,
        last: year === undefined ? day : `${year}-12-31`,
        place: file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : null,
      };
    }),
  );

/** Pairs each file with the first one of the same bytes. */
function findEqualFiles(read: readonly ReadFile[]): [string, string][] {
  const firsts = new Map<string, string>();
  return read.flatMap(({ file, hash }): [string, string][] => {
    const first = firsts.get(hash);
    if (first === undefined) firsts.set(hash, file);
    return first === undefined ? [] : [[first, file]];
  });
}

/** Returns the person of each name of a tournament. */
function peopleOf(firsts: readonly number[], tournament: number, settled: SettledPeople): number[] {
  const entries = [...new Set(firsts)].sort((a, b) => a - b);
  const entryOf = new Map(entries.map((at, entry) => [at, entry]));
  return firsts.map((at) => settled.personOf[settled.bearersOf[tournament]![entryOf.get(at)!]!]!);
}

function findSameTournaments(brought: readonly Brought[], settled: SettledPeople): [string, string][] {
  const compared = brought.map(({ tournament, first, last, firsts }, index): SettledTournament => {
    const people = peopleOf(firsts, index, settled);
    return {
      first,
      last,
      people: [...new Set(people)],
      places: tournament.people.flatMap(({ place }, at) => (place === null ? [] : [[place, people[at]!] as const])),
      pairings: tournament.pairings.map(({ round, players: [one, other] }) => ({
        round,
        people: [people[one]!, people[other]!],
      })),
    };
  });
  return findDoubles(compared).map(([one, other]) => [brought[one]!.id, brought[other]!.id]);
}

const proposeRows = (read: readonly ReadFile[], manifest: Manifest) =>
  read.flatMap(({ file, past }) => (past === null ? [] : [proposeRow(file, past, manifest.rows.get(file))]));

/** Lists every mention of a person: a row for each line that names them. */
const listEntries = (brought: readonly Brought[], settled: SettledPeople) =>
  brought.flatMap(({ file, tournament, firsts }, index) => {
    const people = peopleOf(firsts, index, settled);
    return tournament.people.flatMap(({ name, lines }, at) =>
      lines.map((line) => ({ file, line: String(line), spelling: name, group: String(people[at]! + 1) })),
    );
  });

interface Told {
  readonly files: number;
  readonly readable: number;
  readonly refused: readonly { readonly file: string; readonly finding: object }[];
  readonly tournaments: number;
  readonly standingsOnly: number;
  readonly duplicates: readonly (readonly [string, string])[];
  readonly people: { readonly spellings: number; readonly groups: number; readonly cards: number };
}

function describe(
  told: Told,
  { method, compactness, expectedPrecision, links }: SettledPeople,
  read: readonly ReadFile[],
): string {
  const { files, readable, refused, tournaments, standingsOnly, duplicates, people } = told;
  const gaps = read.filter(({ past }) => past !== null && past.kind !== 'refused' && past.open.length > 0).length;
  const how =
    method === 'scenes'
      ? 'Most people play at one place, so a name at one place was taken as one person.'
      : 'Many people travel, so a name with the same company was taken as one person. Expect more questions.';
  return [
    `${count(files, 'file')}: ${readable} readable, ${refused.length} refused; ${count(tournaments, 'tournament')}, ${standingsOnly} with standings only.\n`,
    ...read.flatMap(({ file, finding }) => (finding === null ? [] : [`${file}:\n`, describeRefusal(finding)])),
    ...groupEqual(duplicates).map(([first, ...others]) => `${others.join(', ')}: the same as ${first}.\n`),
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

/** Joins pairs that share a file: three equal files are one group. */
function groupEqual(pairs: readonly (readonly [string, string])[]): string[][] {
  const groupOf = new Map<string, string[]>();
  for (const [one, other] of pairs) {
    const [group, added] = [groupOf.get(one) ?? [one], groupOf.get(other) ?? [other]];
    if (group === added) continue;
    group.push(...added);
    for (const file of group) groupOf.set(file, group);
  }
  return [...new Set(groupOf.values())];
}

const describeRefusal = (finding: NonNullable<ReadFile['finding']>): string =>
  'advice' in finding ? describeFindings([finding]) : `  ${finding.message}\n`;
