import type { RatedGame } from '@quadrant/tournament';
import { expectedScore, MAX_RATING, MIN_RATING } from './elo.js';

/** What a tournament did to one entry's rating on one track. */
export interface EntryChange {
  readonly entry: number;
  readonly before: number;
  readonly after: number;
  readonly games: number;
}

const clamp = (rating: number): number => Math.min(MAX_RATING, Math.max(MIN_RATING, rating));

/**
 * Rates games one after the other on running ratings: each game takes both players' ratings as the game before left them
 * (`docs/architecture.md`, Decisions; 000, section 8 says only "Elo", Decipher published "recalculated after each game").
 * Each side computes its own expectation, so that who is named first changes no bit.
 *
 * @param before rating of each entry before the tournament
 * @param kFactor points at stake in one game
 * @returns rating of each entry afterwards, in full precision; `before` stays as it is
 */
function rateGames(games: readonly RatedGame[], before: Float64Array, kFactor: number): Float64Array {
  const ratings = Float64Array.from(before);
  for (const { players, score } of games) {
    const [first, second] = players;
    const own = ratings[first]!;
    const opponent = ratings[second]!;
    ratings[first] = clamp(own + kFactor * (score - expectedScore(own, opponent)));
    ratings[second] = clamp(opponent + kFactor * (1 - score - expectedScore(opponent, own)));
  }
  return ratings;
}

/**
 * The rating changes of one tournament on one track: a row for each entry with at least one rated game, in entry order.
 *
 * @param before rating of each entry before the tournament, which stays as it is
 * @param kFactor points at stake in one game
 */
export function computeTrackChanges(games: readonly RatedGame[], before: Float64Array, kFactor: number): EntryChange[] {
  const played = new Uint16Array(before.length);
  for (const { players } of games) for (const entry of players) played[entry]!++;
  const after = rateGames(games, before, kFactor);
  const changes: EntryChange[] = [];
  played.forEach((count, entry) => {
    if (count > 0) changes.push({ entry, before: before[entry]!, after: after[entry]!, games: count });
  });
  return changes;
}
