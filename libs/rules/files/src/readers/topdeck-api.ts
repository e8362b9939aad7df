import { say } from '@quadrant/rules/message';
import { findObjects, type FoundObject } from '../parts/walk-json.js';
import { asCount, asList, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, forfeited, played } from '../parts/results.js';
import { localStart } from '../parts/local-start.js';
import { collectPlayers } from '../parts/roster.js';
import { tournamentOf, type FileMatch, type FileRound, type FileTournament } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';

/**
 * Reads answers of TopDeck's API, version 2: a tournament, a list of them, or its rounds alone. A round has `tables` with
 * `players`, and `winner` is a name, "Draw" or missing. The structure is that of the clients that read it, as the one of
 * Badaro/MTGODecklistCache.Tools.
 */
export const topdeckApiReader: FileReader = {
  format: 'topdeck-api',
  title: say`TopDeck API JSON`,
  recognizes: ({ json }) => json !== undefined && (tournamentsIn(json).length > 0 || roundsOf(json) !== null),
  read: ({ json }, findings) => {
    const rounds = roundsOf(json);
    if (rounds !== null) return [readTournament({ value: { rounds }, pointer: '' }, '', findings)];
    return tournamentsIn(json).map((each) => readTournament(each, `${each.pointer}/rounds`, findings));
  },
};

const hasTables = (value: unknown): boolean =>
  asList(value)?.some((round) => asList(asObject(round)?.['tables']) !== null) === true;

const roundsOf = (json: unknown): readonly unknown[] | null => (hasTables(json) ? asList(json) : null);

const tournamentsIn = (json: unknown): FoundObject[] =>
  findObjects(
    json,
    (value) =>
      hasTables(value['rounds']) ||
      // Asked for without rounds: recognized, and refused with the reason.
      ('TID' in value && asList(value['standings']) !== null),
  );

const NOBODY = /^\W*bye\W*$/i;
const ELIMINATION = /final|^top\s?\d|elim|bracket/i;

function readTournament({ value, pointer }: FoundObject, ofRounds: string, findings: FileFindings): FileTournament {
  const data = asObject(value['data']) ?? value;
  const roster = collectPlayers(findings);
  const names = new Map<string, string>();
  const list = (player: Json | null, place: number | null, at: string): string | null => {
    const name = asText(player?.['name']);
    const id = asText(player?.['id']) ?? name;
    if (id === null || (name !== null && NOBODY.test(name))) return null;
    if (names.has(id)) return id;
    if (name === null) {
      const advice = say`Ask the API for the column "name" of players, and send the whole answer.`;
      findings.add('value-missing-in-file', { pointer: at }, say`This player has no name.`, advice);
      return null;
    }
    names.set(id, name);
    roster.add({ id, name, place }, { pointer: at });
    return id;
  };
  for (const [index, each] of (asList(value['standings']) ?? []).entries()) {
    const standing = asObject(each);
    list(standing, asCount(standing?.['standing']) ?? index + 1, `${pointer}/standings/${index}`);
  }
  const given = asList(value['rounds']);
  if (given === null) {
    const advice = say`Ask the API with "rounds": true, and send the whole answer.`;
    findings.add('one-page-of-several', { pointer }, say`The file has the tournament without its rounds.`, advice);
  }
  const rounds = (given ?? []).map((each, index): FileRound => {
    const round = asObject(each);
    const pointerOf = (table: number) => `${ofRounds}/${index}/tables/${table}`;
    const matches = (asList(round?.['tables']) ?? []).flatMap((row, table) =>
      readTable(asObject(row) ?? {}, pointerOf(table), list, names, findings).map((match) => ({
        ...match,
        place: { pointer: pointerOf(table) },
      })),
    );
    const isElimination = ELIMINATION.test(asText(round?.['round']) ?? '');
    return { round: index + 1, stage: isElimination ? 'elimination' : 'swiss', matches };
  });
  const facts = {
    name: asText(value['tournamentName']) ?? asText(data['tournamentName']) ?? asText(data['name']),
    ...localStart(value['startDate'] ?? data['startDate'], asText(value['timezone'] ?? data['timezone'])),
    plannedRounds: asCount(value['swissNum'] ?? data['swissNum']) || null,
  };
  return tournamentOf(facts, roster.list(), rounds);
}

type List = (player: Json | null, place: number | null, pointer: string) => string | null;

function readTable(
  row: Json,
  pointer: string,
  list: List,
  names: ReadonlyMap<string, string>,
  findings: FileFindings,
): FileMatch[] {
  const ids = (asList(row['players']) ?? []).flatMap(
    (each, seat) => list(asObject(each), null, `${pointer}/players/${seat}`) ?? [],
  );
  const [first, second] = ids;
  if (first === undefined) return [];
  // A table of byes may list all of them.
  if (/^byes?$/i.test(asText(row['table']) ?? '') || /^bye$/i.test(asText(row['status']) ?? '')) return ids.map(bye);
  if (second === undefined) return [bye(first)];
  if (ids.length > 2) {
    const message = say`This table has ${ids.length} players; only matches of two can be read.`;
    findings.add('value-not-understood', { pointer }, message, say`Send a tournament that was played one against one.`);
    return [];
  }
  const [winner, winnerId] = [asText(row['winner']), asText(row['winner_id'])];
  const [more, fewer] = [asCount(row['winner_games']), asCount(row['loser_games'])];
  const games = more === null || fewer === null ? null : ([more, fewer] as const);
  const isWonBy = (id: string) => winnerId === id || (winnerId === null && winner !== null && names.get(id) === winner);
  const isForfeit = /forfeit|no.?show/i.test(asText(row['status']) ?? '');
  for (const id of [first, second]) {
    if (!isWonBy(id)) continue;
    const result = id === first ? 'win' : 'loss';
    const score = games && (id === first ? games : ([games[1], games[0]] as const));
    return [isForfeit ? forfeited(first, second, result) : { ...played(first, second, result), score }];
  }
  // It is after the players, because a player may be called Draw.
  if (/^(draw|tie)$/i.test(winner ?? '') || /^draw$/i.test(winnerId ?? ''))
    return [{ ...played(first, second, 'draw'), score: games }];
  const isOpen = /^(pending|active|open|in.?progress)$/i.test(asText(row['status']) ?? '');
  if (isForfeit && !isOpen) return [forfeited(first, second, null)];
  if (!isOpen && games !== null && games[0] === games[1] && games[0] > 0) {
    return [{ ...played(first, second, 'draw'), score: games }];
  }
  const message = say`The match of ${names.get(first) ?? ''} and ${names.get(second) ?? ''} has no result.`;
  findings.add(
    'match-without-result',
    { pointer },
    message,
    say`Enter the result on TopDeck and ask for the rounds again.`,
  );
  return [played(first, second, null)];
}
