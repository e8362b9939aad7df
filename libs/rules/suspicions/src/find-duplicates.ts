import { count, type Text, say } from '@quadrant/rules/message';
import { type Finding, finding } from '@quadrant/rules/tournament';
import { NEARBY_MS, type PlayedTable, type PlayedTournament } from './played-tournament.js';

/** Our choice: at least so much of the larger field and of the longer list of pairings has to be the same. */
const SAME_PLAYERS = 0.8;
const SAME_PAIRINGS = 0.5;

/** Our choice: so many games with equal scores are no accident when so many of the scores are different. */
const FEWEST_GAMES = 8;
const FEWEST_SCORES = 4;

/** Finds tournaments that may be this one, reported a second time; one finding for each. */
export const findDuplicates = (played: PlayedTournament, others: readonly PlayedTournament[]): Finding[] =>
  others.flatMap((other) => {
    const likeness = isComparable(played, other) ? (sameField(played, other) ?? sameScores(played, other)) : null;
    if (likeness === null) return [];
    const message = say`This may be the same tournament as ${JSON.stringify(other.name)} (/api/v1/tournaments/${other.key}): ${likeness}.`;
    const advice = say`If they are one tournament, do not report it again; to correct it, send a revision of the other one. If they are two, confirm this with a reason.`;
    return [{ ...finding('possible-duplicate', '/tournament', message, advice), tournament: other.key }];
  });

/** A heat and the finals of one event have much in common, so they are not compared. */
const isComparable = (one: PlayedTournament, other: PlayedTournament): boolean =>
  one.key !== other.key &&
  one.game === other.game &&
  one.format === other.format &&
  one.isHeat === other.isHeat &&
  Math.abs(one.startsAt - other.startsAt) <= NEARBY_MS;

function sameField(one: PlayedTournament, other: PlayedTournament): Text | null {
  const theirs = new Set(other.players.filter((player) => player !== null));
  const both = one.players.filter((player) => player !== null && theirs.has(player)).length;
  const players = Math.max(one.players.length, other.players.length);
  if (both < SAME_PLAYERS * players) return null;
  // The pairings of a record of standings are unknown, so that only the players can be compared.
  if (one.tables.length === 0 || other.tables.length === 0)
    return say`${both} of ${count(players, 'player')} are the same`;
  const pairings = new Set(listPairings(other));
  const same = listPairings(one).filter((pairing) => pairings.has(pairing)).length;
  const most = Math.max(one.tables.length, other.tables.length);
  if (same === 0 || same < SAME_PAIRINGS * most) return null;
  return say`${both} of ${count(players, 'player')} and ${same} of ${count(most, 'pairing')} are the same`;
}

const listPairings = ({ tables, players }: PlayedTournament): string[] =>
  tables.flatMap(({ round, entries }) => {
    const known = entries.map((entry) => players[entry] ?? null);
    return known.includes(null) ? [] : [`${round}: ${known.toSorted((a, b) => a! - b!).join(' ')}`];
  });

/** A sender who renames the players copies the scores. The order of the games and of the players does not matter. */
function sameScores(one: PlayedTournament, other: PlayedTournament): Text | null {
  const print = scorePrint(one.tables);
  if (print === null || print !== scorePrint(other.tables)) return null;
  const scores = listScores(one.tables);
  return say`all ${scores.length} scores are the same, ${new Set(scores).size} of them different`;
}

/**
 * Returns a text that is equal for tournaments with the same scores, even between different players. It is null when
 * the scores are so few that they can be equal by accident.
 */
export function scorePrint(tables: readonly PlayedTable[]): string | null {
  const scores = listScores(tables);
  return scores.length < FEWEST_GAMES || new Set(scores).size < FEWEST_SCORES ? null : scores.join(' ');
}

/** Writes the highest score first. Sorting a pair costs more than writing it. */
function tellScores(scores: readonly number[]): string {
  const [first, second] = scores;
  if (scores.length !== 2) return scores.toSorted((a, b) => b - a).join('-');
  return first! < second! ? `${second!}-${first!}` : `${first!}-${second!}`;
}

function listScores(tables: readonly PlayedTable[]): string[] {
  const listed: string[] = [];
  for (const { scores } of tables) if (scores !== null) listed.push(tellScores(scores));
  return listed.sort();
}
