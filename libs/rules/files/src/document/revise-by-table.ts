import { say, type Text } from '@quadrant/rules/message';
import { readStoredReport } from '@quadrant/rules/report';
import {
  foldHandle,
  hasErrors,
  type Finding,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { HANDLE_ANSWER, type Answers } from '../answers.js';
import { chosenOf, openReading, sheetsOf, type OpenedFile } from '../open-file.js';
import { takeOrigin } from '../origin.js';
import type { Places } from '../place-findings.js';
import { collectFileFindings, type FilePlace } from '../parts/file-findings.js';
import type { FileTournament } from '../parts/file-tournament.js';
import { nameOfNamesake } from '../parts/namesakes.js';
import { readFile } from '../read-file.js';
import { SHEET_ANSWER } from '../workbooks/read-workbook.js';
import { cut } from '../writers/write-trf.js';
import { TEXT_FORMATS, type TextFormat } from '../writers/text-formats.js';
import { writeFile } from '../writers/write-file.js';
import { addChanges } from './edit-document.js';
import { editFacts } from './edit-facts.js';
import { startEntrants } from './entrants.js';
import { followPlayers } from './follow-players.js';
import { renameInMatch } from './rename-players.js';
import {
  UNKNOWN_PLAYER,
  withMember,
  type Raw,
  type RawDocument,
  type RawGame,
  type RawMatch,
  type RawRound,
} from './raw-document.js';

/** A table says nothing about these facts, so that those of the stored document answer for it. */
const FACTS = [
  'game',
  'ruleSystem',
  'director',
  'name',
  'startsAt',
  'rules',
  'scenario',
] as const satisfies readonly (keyof TournamentHeader)[];

/**
 * Opens a table that was downloaded from a stored tournament as its next revision. The stored document changes where the
 * table differs from the download: matches with another result or score, new ones, and those that are gone.
 * Everything that a table cannot hold stays.
 *
 * @param stored the current document of the tournament
 * @param answers facts that change with it; those that the file leaves open are the stored ones
 * @returns as {@link openFile} does: with the stored bytes when nothing has changed. A table that is no download, or a
 *   document that the current reader refuses, is opened as a file without a stored tournament
 */
export function reviseByTable(stored: Uint8Array, bytes: Uint8Array, answers: Answers): OpenedFile {
  const reading = readFile(bytes, answers);
  const origin = takeOrigin(bytes).origin ?? reading.origin;
  return reviseByReading(stored, { ...reading, ...(origin && { origin }) }, answers);
}

/** A download that was read, now or before it was kept. */
type ReadDownload = Parameters<typeof openReading>[0];

/** Opens a table that was read before, as {@link reviseByTable} does. */
export function reviseByReading(stored: Uint8Array, reading: ReadDownload, answers: Answers): OpenedFile {
  const { report } = readStoredReport(stored);
  const sheets = sheetsOf(reading.tournaments);
  if (report === null || reading.origin === undefined || sheets.length < 2 || answers.has(SHEET_ANSWER))
    return reviseByOne(stored, report, reading, answers);
  // People change one sheet of a workbook, and leave the others as they are. Those that differ may say the same.
  const revised = sheets.map(({ name }) =>
    reviseByOne(stored, report, reading, new Map([...answers, [SHEET_ANSWER, name]])),
  );
  const changed = revised.filter(({ documents }) => documents[0] !== stored);
  const [first = revised[0]!, ...others] = changed;
  const textIn = ({ documents: [document] }: OpenedFile) => document && new TextDecoder().decode(document);
  const isOne = others.every((each) => each.documents[0] && textIn(each) === textIn(first));
  return isOne ? first : openReading(reading, new Map([...factsOf(report), ...answers]));
}

function reviseByOne(
  stored: Uint8Array,
  report: TournamentReport | null,
  reading: ReadDownload,
  answers: Answers,
): OpenedFile {
  if (report === null || reading.origin === undefined) return openReading(reading, answers);
  const facts = factsOf(report);
  const opened = openReading(reading, new Map([...facts, ...answers]));
  const { origin } = reading;
  const format = TEXT_FORMATS.find((each) => FORMATS_READ[each] === opened.format);
  const unchanged = { ...opened, origin, findings: [], documents: [stored], places: [], ownPlaces: [] };
  const text = format === undefined ? null : writeFile(report, format);
  if (text === null) return withoutOrigin(opened);
  const written = readFile(new TextEncoder().encode(text));
  const read = chosenOf(reading.tournaments, answers);
  const isEdited = [...answers.keys()].some((key) => key !== SHEET_ANSWER);
  const found = [...reading.findings, ...(sheetsOf(read)[0]?.findings ?? [])];
  const isSame = tableIn(read) === tableIn(written.tournaments) && faultsIn(found) === faultsIn(written.findings);
  if (!isEdited && isSame) return unchanged;
  // The stored document as the same download says it: what a table cannot hold is no change.
  const [base = null] = openReading(written, facts).documents;
  const [document = null] = opened.documents;
  if (base === null) return withoutOrigin(opened);
  if (document === null) return { ...opened, origin };
  const findings = collectFileFindings();
  const before = parse(stored);
  const cells = opened.places[0] ?? new Map<string, FilePlace>();
  const { rounds, changes, named, places } = mergeRounds(before, parse(base), parse(document), cells);
  const header = editFacts(before.tournament, new Map([...changedFacts(written.tournaments, read), ...answers]));
  const entrants = startEntrants(
    before.players.map(({ handle }) => handle),
    findings,
  );
  for (const { handle, place } of named) entrants.named(handle, place);
  const edited = changes.length === 0 ? before : followPlayers(before, { ...before, rounds }, entrants, findings);
  const told = [...header.changes, ...changes];
  if (told.length === 0) return unchanged;
  addChanges(told, findings);
  const revised = new TextEncoder().encode(JSON.stringify({ ...edited, tournament: header.tournament }));
  const all = [...opened.findings, ...findings.list()];
  return { ...opened, origin, findings: all, documents: [hasErrors(all) ? null : revised], places: [places] };
}

/** A file that cannot be compared with its download is one of a new tournament. */
function withoutOrigin({ origin: _, ...opened }: OpenedFile): OpenedFile {
  return opened;
}

/** The readers of downloads have these names. */
const FORMATS_READ: Readonly<Record<TextFormat, string>> = {
  'csv-matches': 'csv-matches',
  'csv-scorecards': 'csv-scorecards',
  'csv-crosstable': 'csv-crosstable',
  trf16: 'trf',
};

const parse = (bytes: Uint8Array): RawDocument => JSON.parse(new TextDecoder().decode(bytes)) as RawDocument;

/**
 * Returns the players and matches of a download, also those that a table shows without a result, whatever their places
 * in the file, and whatever ids the players have in it.
 */
const tableIn = (tournaments: readonly FileTournament[]): string =>
  JSON.stringify(
    tournaments.map(({ players, rounds, ...facts }) => {
      const nameOf = new Map(players.map(({ id, name }) => [id, name]));
      return [
        factsInFile(facts),
        players.map(({ name, seed, country, place, droppedAfterRound }) => [
          ...[name, seed, country, place, droppedAfterRound],
        ]),
        rounds.map(({ round, stage, matches }) => [
          ...[round, stage],
          matches.map(({ players: met, kind, result, margin, score, games }) => [
            met.map((id) => nameOf.get(id) ?? id),
            ...[kind, result, margin, score, games],
          ]),
        ]),
      ];
    }),
  );

/** A download shows a match without a result as a fault, too; any other one is new. */
const faultsIn = (findings: readonly Finding[]): string =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)
    .sort()
    .join();

/** A file says these facts of a tournament, by the members of a document that they are. */
const factsInFile = ({
  name,
  startsAt,
  endsAt,
  country,
  place,
}: Pick<FileTournament, 'name' | 'startsAt' | 'endsAt' | 'country' | 'place'>) => ({
  ...{ name, startsAt, endsAt, country },
  venue: place,
});

/** Returns the facts that a file says in another way than its download did. */
function changedFacts([before]: readonly FileTournament[], [after]: readonly FileTournament[]): Map<string, string> {
  if (before === undefined || after === undefined) return new Map();
  const said = factsInFile(before);
  const changed = Object.entries(factsInFile(after)).filter(([key, value]) => value !== said[key as keyof typeof said]);
  return new Map(changed.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])));
}

/** A download has whole results, and scores where they are points. A TRF has names that may be cut. */
function factsOf({ tournament, entries }: TournamentReport): Map<string, string> {
  const facts = FACTS.flatMap((key) => (tournament[key] === null ? [] : [[key, String(tournament[key])] as const]));
  const names = entries.flatMap(({ handle }, index) => {
    const name = cut(handle);
    const namesake = nameOfNamesake({ name, id: String(index + 1) });
    return name === handle ? [] : [name, namesake].map((each) => [HANDLE_ANSWER + each, handle] as const);
  });
  return new Map([...facts, ['wins', 'full'], ['scores', 'points'], ...names]);
}

interface Merged {
  readonly rounds: readonly RawRound[];
  readonly changes: readonly Text[];
  /** It holds each player that a changed match names, with the cell of the match. */
  readonly named: readonly { readonly handle: string; readonly place: FilePlace }[];
  /** The cell of each match of the merged rounds that is in the table. */
  readonly places: Places;
}

function mergeRounds(before: RawDocument, base: RawDocument, sent: RawDocument, cells: Places): Merged {
  const [held, told] = [matchesOf(base), matchesOf(sent)];
  const spelled = new Map(before.players.map(({ handle }) => [foldHandle(handle), handle]));
  const changes: Text[] = [];
  const named: Merged['named'][number][] = [];
  const take = (key: string, { match, round, pointer }: TableMatch, stored: RawMatch | null): RawMatch => {
    const written = renameInMatch(match, spelled);
    const place = cells.get(pointer) ?? { pointer };
    named.push(...written.players.flatMap((handle) => (handle === null ? [] : [{ handle, place }])));
    const was = stored === null ? '–' : shown(stored);
    changes.push(say`Round ${round}, ${pairOf(written)}: ${was} → ${shown(written)}`);
    return { ...(stored && withoutResult(stored)), ...written };
  };
  const merge = ({ matches, ...round }: RawRound): RawRound => {
    const kept = (matches ?? []).flatMap((stored) => {
      const key = keyOf(round.round, stored);
      const [was, is] = [held.get(key), told.get(key)];
      if (was !== undefined && is === undefined)
        changes.push(say`Round ${round.round}, ${pairOf(stored)}: ${shown(stored)} → ${'–'}`);
      if (was === undefined) return [stored];
      if (is === undefined) return [];
      return [JSON.stringify(was.match) === JSON.stringify(is.match) ? stored : take(key, is, stored)];
    });
    const added = [...told].filter(([key, each]) => each.round === round.round && !held.has(key));
    return { ...round, matches: [...kept, ...added.map(([key, each]) => take(key, each, null))] };
  };
  const known = new Set(before.rounds.map(({ round }) => round));
  const fresh = sent.rounds.filter(({ round }) => !known.has(round)).map((round) => ({ ...round, matches: [] }));
  const rounds = [...before.rounds, ...fresh].map(merge);
  const last = rounds.findLastIndex(({ matches }) => (matches ?? []).length > 0);
  const places = rounds.flatMap(({ round, matches }, index) =>
    (matches ?? []).flatMap((match, table) => {
      const place = cells.get(told.get(keyOf(round, match))?.pointer ?? '');
      return place === undefined ? [] : [[`/rounds/${index}/matches/${table}`, place] as const];
    }),
  );
  return { rounds: rounds.slice(0, last + 1), changes, named, places: new Map(places) };
}

interface TableMatch {
  readonly round: number;
  readonly match: RawMatch;
  /** It leads to the match in the document of the table. */
  readonly pointer: string;
}

const matchesOf = ({ rounds }: RawDocument): ReadonlyMap<string, TableMatch> =>
  new Map(
    rounds.flatMap(({ round, matches }, index) =>
      (matches ?? []).map((match, table) => {
        const pointer = `/rounds/${index}/matches/${table}`;
        return [keyOf(round, match), { round, match, pointer }] as const;
      }),
    ),
  );

const keyOf = (round: number, { players }: RawMatch): string =>
  JSON.stringify([round, ...players.map((handle) => foldHandle(handle ?? UNKNOWN_PLAYER)).sort()]);

const pairOf = ({ players }: RawMatch): string => players.map((handle) => handle ?? UNKNOWN_PLAYER).join(' – ');

/** Returns a match without its result, since a table says the new one. */
const withoutResult = (match: RawMatch): Raw =>
  ['result', 'games', 'score', 'endedBy', 'differential', 'bonusExcluded'].reduce<Raw>(
    (each, key) => withMember(each, key, null),
    match,
  );

const winnerOf = (game: RawGame | null): string => (typeof game?.['winner'] === 'string' ? game['winner'] : '');

function shown(match: RawMatch): string {
  const { result, score, games } = match;
  const told = typeof result === 'string' ? result : (games ?? []).map((game) => winnerOf(game)).join(', ');
  return Array.isArray(score) ? `${told} ${score.join('-')}` : told;
}
