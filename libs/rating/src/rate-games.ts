import type { RatedGame } from '@quadrant/tournament';
import { expectedScore, MAX_RATING, MIN_RATING } from './elo.js';

/** What a tournament did to one entry's rating on one track. */
export interface EntryChange {
  readonly entry: number;
  readonly before: number;
  readonly after: number;
  /** Games of two players, rounds of a pod. */
  readonly games: number;
}

const clamp = (rating: number): number => Math.min(MAX_RATING, Math.max(MIN_RATING, rating));

/**
 * Rates games step by step on running ratings: every game of a step takes its players' ratings as the step before left them
 * (`docs/architecture.md`, Decisions; 000, section 8 says only "Elo", Decipher published "recalculated after each game"). Two
 * players are a step of their own, a round of pods is one. Each side computes its own expectation, so that who is named first
 * changes no bit.
 *
 * @param games by step
 * @param before rating of each entry before the tournament
 * @param kFactor points at stake in one game of two players
 * @returns rating of each entry afterwards, in full precision; `before` stays as it is
 */
function rateGames(games: readonly RatedGame[], before: Float64Array, kFactor: number): Float64Array {
  const ratings = Float64Array.from(before);
  const gains = new Float64Array(before.length);
  let first = 0;
  games.forEach(({ players, score, step, share }, index) => {
    const [one, other] = players;
    gains[one]! += kFactor * share * (score - expectedScore(ratings[one]!, ratings[other]!));
    gains[other]! += kFactor * share * (1 - score - expectedScore(ratings[other]!, ratings[one]!));
    if (games[index + 1]?.step === step) return;
    for (; first <= index; first++) {
      for (const entry of games[first]!.players) {
        ratings[entry] = clamp(ratings[entry]! + gains[entry]!);
        gains[entry] = 0;
      }
    }
  });
  return ratings;
}

/** Steps in which each entry has a game: a round of a pod counts once, however many opponents it had. */
function countSteps(games: readonly RatedGame[], entries: number): Uint16Array {
  const counted = new Uint16Array(entries);
  const last = new Int32Array(entries).fill(-1);
  for (const { players, step } of games) {
    for (const entry of players) {
      if (last[entry] !== step) counted[entry]!++;
      last[entry] = step;
    }
  }
  return counted;
}

/**
 * The rating changes of one tournament on one track: a row for each entry with at least one rated game, in entry order.
 *
 * @param games by step
 * @param before rating of each entry before the tournament, which stays as it is
 * @param kFactor points at stake in one game of two players
 */
export function computeTrackChanges(games: readonly RatedGame[], before: Float64Array, kFactor: number): EntryChange[] {
  const after = rateGames(games, before, kFactor);
  const changes: EntryChange[] = [];
  countSteps(games, before.length).forEach((count, entry) => {
    if (count > 0) changes.push({ entry, before: before[entry]!, after: after[entry]!, games: count });
  });
  return changes;
}
