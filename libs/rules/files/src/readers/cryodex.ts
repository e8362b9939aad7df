import { say } from '@quadrant/rules/message';
import { findObjects, type FoundObject } from '../parts/walk-json.js';
import { asCount, asList, asNumber, asObject, asText, type Json } from '../parts/json-values.js';
import { bye, conceded, forfeited, holdsPoints, played, resultOf } from '../parts/results.js';
import { collectPlayers, type FileRoster } from '../parts/roster.js';
import { withMarkedDrops } from '../parts/marked-drops.js';
import { tournamentOf, type FileMatch, type FileRound } from '../parts/file-tournament.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';

/**
 * Reads the JSON that Cryodex exports for List Juggler: players by name, and rounds with `round-type` and matches of
 * `player1` and `player2` with their points. Cryodex writes it in its XWingJSONBuilder (kingargyle/CryodexSource).
 */
export const cryodexReader: FileReader = {
  format: 'cryodex',
  title: say`Cryodex JSON`,
  recognizes: ({ json }) => json !== undefined && tournamentsIn(json).length > 0,
  read: ({ json }, findings) => tournamentsIn(json).map((each) => readCryodex(each, findings)),
};

const tournamentsIn = (json: unknown): FoundObject[] =>
  findObjects(json, (value) => {
    const rounds = asList(value['rounds'])?.map(asObject) ?? [];
    return rounds.some((round) => round !== null && 'round-type' in round && asList(round['matches']) !== null);
  });

function readCryodex({ value, pointer }: FoundObject, findings: FileFindings) {
  const roster = collectPlayers(findings);
  const known = new Map<string, string>();
  /** A number of a round; older versions write true. */
  const drops = new Map<string, string>();
  const list = (id: string, name: string, more: object, place: { pointer: string }) => {
    roster.add({ id, name, ...more }, place);
    known.set(id, id);
    // Matches name players by name, and in later versions by id.
    if (!known.has(name)) known.set(name, id);
  };
  for (const [index, each] of (asList(value['players']) ?? []).entries()) {
    const player = asObject(each);
    const place = { pointer: `${pointer}/players/${index}` };
    const name = asText(player?.['name']);
    if (name === null) {
      findings.add('value-missing-in-file', place, say`This player has no name.`, say`Export the tournament again.`);
      continue;
    }
    const rank = asObject(player?.['rank']);
    const id = asText(player?.['id']) ?? name;
    const dropped = player?.['dropped'];
    const mark = dropped === true ? 'dropped' : asText(dropped);
    if (mark !== null) drops.set(id, mark);
    list(
      id,
      name,
      { place: asCount(rank?.['elimination']) || asCount(rank?.['swiss']) || asCount(player?.['rank']) || null },
      place,
    );
  }
  const rounds = (asList(value['rounds']) ?? []).map((each, index): FileRound => {
    const round = asObject(each);
    const matches = (asList(round?.['matches']) ?? []).flatMap((row, table) => {
      const place = { pointer: `${pointer}/rounds/${index}/matches/${table}` };
      return readMatch(asObject(row) ?? {}, place.pointer, known, roster, findings).map((match) => ({
        ...match,
        place,
      }));
    });
    const isElimination = /elim|cut|final/i.test(asText(round?.['round-type']) ?? '');
    return { round: index + 1, stage: isElimination ? 'elimination' : 'swiss', matches };
  });
  const facts = {
    name: asText(value['name']) ?? asText(value['title']),
    startsAt: asText(value['date']) ?? asText(value['startDate']),
    hasGameScores: holdsPoints(rounds.flatMap(({ matches }) => matches)),
  };
  return tournamentOf(facts, withMarkedDrops(roster.list(), rounds, drops), rounds);
}

const NOBODY = /^\W*bye\W*$/i;

function readMatch(
  row: Json,
  pointer: string,
  known: ReadonlyMap<string, string>,
  roster: FileRoster,
  findings: FileFindings,
): FileMatch[] {
  const idOf = (side: 'player1' | 'player2'): string | null => {
    const names = [asText(row[`${side}id`]), asText(row[`${side}-id`]), asText(row[side])];
    const found = names.find((name) => name !== null && known.has(name));
    return found == null ? (names.find((name) => name !== null) ?? null) : known.get(found)!;
  };
  const result = (asText(row['result']) ?? '').toLowerCase();
  const [one, two] = [idOf('player1'), idOf('player2')];
  if (result === 'bye' || two === null || NOBODY.test(two)) {
    const alone = roster.find(one, { pointer });
    return alone === null ? [] : [bye(alone)];
  }
  const first = roster.find(one, { pointer: `${pointer}/player1` });
  const second = roster.find(two, { pointer: `${pointer}/player2` });
  if (first === null || second === null) return [];
  const [own, other] = [asNumber(row['player1points']), asNumber(row['player2points'])];
  const score = own === null || other === null ? null : ([own, other] as const);
  const winner = asText(row['winner']) ?? asText(row['winner-id']);
  const won = winner === null ? undefined : known.get(winner);
  const byPoints = score !== null && score[0] !== score[1] ? resultOf(...score) : null;
  const decided = won === first ? 'win' : won === second ? 'loss' : byPoints;
  if (/forfeit|no.?show/.test(result)) return [forfeited(first, second, decided)];
  if (/concession/.test(result) && decided !== null) return [conceded(first, second, decided)];
  if (result === 'draw' && won === undefined) return [{ ...played(first, second, 'draw'), score }];
  if (decided === null) {
    const message = say`The match of ${first} and ${second} does not say who won: both have the same points.`;
    findings.add(
      'match-without-result',
      { pointer },
      message,
      say`Enter the points of both and export the tournament again.`,
    );
  }
  return [{ ...played(first, second, decided), score }];
}
