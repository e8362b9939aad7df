import type { Bracket } from './bracket.js';
import { playBracket, type PlayedBracketMatch, type ReportedWinner } from './play-bracket.js';

/** A match of two players from a report. The list is in playing order. */
export interface ToldMatch {
  readonly players: readonly [string, string];
  /** It is null for a tied match, which goes to the higher seed (000, section 10). */
  readonly winner: string | null;
}

export interface StrayMatch {
  /** It counts from 0, and is the place of the match in the list. */
  readonly index: number;
  /** The matches that its players should have played then, by the results before it. It is empty when both are out. */
  readonly expected: readonly PlayedBracketMatch[];
}

// @row 93, 97, 98, 240
/**
 * Compares matches with a bracket. Each match has to be open after the results before it. After a match that is not,
 * later matches of its players are not reported, since they follow from it.
 *
 * @param seeds ids, the first seed first; as many as the bracket takes
 */
export function compareWithBracket(
  bracket: Bracket,
  seeds: readonly string[],
  told: readonly ToldMatch[],
): StrayMatch[] {
  const winners: ReportedWinner[] = [];
  const lost = new Set<string>();
  const stray: StrayMatch[] = [];
  let { matches } = playBracket(bracket, seeds);
  for (const [index, { players, winner }] of told.entries()) {
    const [first, second] = players;
    const match = matches.find(
      ({ state, players: both }) => state === 'open' && both.includes(first) && both.includes(second),
    );
    if (match !== undefined) {
      const higher = seeds.indexOf(first) < seeds.indexOf(second) ? first : second;
      winners.push({ match: match.id, winner: winner ?? higher });
      ({ matches } = playBracket(bracket, seeds, winners));
      continue;
    }
    const isKnown = !lost.has(first) && !lost.has(second) && !isForPlace(matches, first, second);
    const expected = matches.filter(
      ({ state, players: both }) => state === 'open' && players.some((id) => both.includes(id)),
    );
    const waits = matches.some(
      ({ state, players: both }) => state === 'waiting' && players.some((id) => both.includes(id)),
    );
    // A player who waits for an unreported winner may already be in a finding.
    if (isKnown && (expected.length > 0 || !waits || lost.size === 0)) stray.push({ index, expected });
    lost.add(first).add(second);
  }
  return stray;
}

/** Whether it is a match for third place, which no bracket has: both players lost in the round before the last one. */
function isForPlace(matches: readonly PlayedBracketMatch[], first: string, second: string): boolean {
  const last = Math.max(...matches.map(({ round }) => round));
  return [first, second].every((id) =>
    matches.some(({ loser, round, state }) => state === 'played' && loser === id && round === last - 1),
  );
}
