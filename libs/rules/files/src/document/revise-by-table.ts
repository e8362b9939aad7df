import { say, type Text } from '@quadrant/rules/message';
import { readStoredReport } from '@quadrant/rules/report';
import { foldHandle, hasErrors, type TournamentHeader, type TournamentReport } from '@quadrant/rules/tournament';
import type { Answers } from '../answers.js';
import { openFile, type OpenedFile } from '../open-file.js';
import type { Places } from '../place-findings.js';
import { collectFileFindings, type FilePlace } from '../parts/file-findings.js';
import { readFile } from '../read-file.js';
import { DOWNLOAD_FORMATS, writeFile, type DownloadFormat } from '../writers/write-file.js';
import { addChanges } from './edit-document.js';
import { editFacts } from './edit-facts.js';
import { startEntrants } from './entrants.js';
import { followPlayers } from './follow-players.js';
import { renameInMatch } from './rename-players.js';
import { withMember, type Raw, type RawDocument, type RawGame, type RawMatch, type RawRound } from './raw-document.js';

/** A table says nothing about these facts, so that those of the stored document answer for it. */
const FACTS: readonly (keyof TournamentHeader)[] = [
  'game',
  'ruleSystem',
  'director',
  'name',
  'startsAt',
  'rules',
  'scenario',
];

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
  const { report } = readStoredReport(stored);
  const facts = report === null ? new Map<string, string>() : factsOf(report);
  const { origin = null, ...opened } = openFile(bytes, new Map([...facts, ...answers]));
  const format = DOWNLOAD_FORMATS.find((each) => each === opened.format);
  const isDownload = report !== null && format !== undefined && origin !== null;
  if (isDownload && answers.size === 0 && isSameTable(bytes, writeFile(report, format)))
    return { ...opened, origin, findings: [], documents: [stored], places: [] };
  const [document = null] = opened.documents;
  const base = report === null || format === undefined ? null : openAgain(report, format, facts);
  if (document === null || base === null || origin === null) return opened;
  const findings = collectFileFindings();
  const before = parse(stored);
  const { rounds, changes, places } = mergeRounds(before, base, parse(document), opened.places[0] ?? new Map());
  const header = editFacts(before.tournament, answers);
  const entrants = startEntrants(
    before.players.map(({ handle }) => handle),
    findings,
  );
  for (const { handle, place } of places) entrants.named(handle, place);
  const edited = changes.length === 0 ? before : followPlayers(before, { ...before, rounds }, entrants, findings);
  const told = [...header.changes, ...changes];
  if (told.length === 0) return { ...opened, origin, findings: [], documents: [stored], places: [] };
  addChanges(told, findings);
  const revised = new TextEncoder().encode(JSON.stringify({ ...edited, tournament: header.tournament }));
  const all = [...opened.findings, ...findings.list()];
  return { ...opened, origin, findings: all, documents: [hasErrors(all) ? null : revised], places: [] };
}

const parse = (bytes: Uint8Array): RawDocument => JSON.parse(new TextDecoder().decode(bytes)) as RawDocument;

/** Whether a file still has the players and matches of the download, also those that a table shows without a result. */
const isSameTable = (bytes: Uint8Array, written: string | null): boolean =>
  written !== null && tableIn(bytes) === tableIn(new TextEncoder().encode(written));

const tableIn = (bytes: Uint8Array): string =>
  JSON.stringify(
    readFile(bytes).tournaments.map(({ players, rounds }) => [players, rounds]),
    (key, value: unknown) => (key === 'place' || key === 'listedAt' ? undefined : value),
  );

/** A download has whole results, and scores where they are points. */
function factsOf({ tournament }: TournamentReport): Map<string, string> {
  const facts = FACTS.flatMap((key) => (tournament[key] === null ? [] : [[key, String(tournament[key])] as const]));
  return new Map([...facts, ['wins', 'full'], ['scores', 'points']]);
}

/** Returns the stored document as the same download says it, so that what a table cannot hold is no change. */
function openAgain(report: TournamentReport, format: DownloadFormat, facts: Answers): RawDocument | null {
  const text = writeFile(report, format);
  const [document = null] = text === null ? [] : openFile(new TextEncoder().encode(text), facts).documents;
  return document && parse(document);
}

interface Merged {
  readonly rounds: readonly RawRound[];
  readonly changes: readonly Text[];
  /** It holds each player that a changed match names, with the cell of the match. */
  readonly places: readonly { readonly handle: string; readonly place: FilePlace }[];
}

function mergeRounds(before: RawDocument, base: RawDocument, sent: RawDocument, cells: Places): Merged {
  const [held, told] = [matchesOf(base), matchesOf(sent)];
  const spelled = new Map(before.players.map(({ handle }) => [foldHandle(handle), handle]));
  const changes: Text[] = [];
  const places: Merged['places'][number][] = [];
  const take = (key: string, { match, round, pointer }: TableMatch, stored: RawMatch | null): RawMatch => {
    const written = renameInMatch(match, spelled);
    const place = cells.get(pointer) ?? { pointer };
    places.push(...written.players.map((handle) => ({ handle, place })));
    const was = stored === null ? '–' : shown(stored);
    changes.push(say`Round ${round}, ${written.players.join(' – ')}: ${was} → ${shown(written)}`);
    return { ...(stored && withoutResult(stored)), ...written };
  };
  const merge = ({ matches, ...round }: RawRound): RawRound => {
    const kept = (matches ?? []).flatMap((stored) => {
      const key = keyOf(round.round, stored);
      const [was, is] = [held.get(key), told.get(key)];
      if (was !== undefined && is === undefined)
        changes.push(say`Round ${round.round}, ${stored.players.join(' – ')}: ${shown(stored)} → ${'–'}`);
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
  return { rounds: rounds.slice(0, last + 1), changes, places };
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
  JSON.stringify([round, ...players.map(foldHandle).sort()]);

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
