import type { GameColumns } from './game-columns.js';
import type { RatingPolicy } from './policy.js';
import { rateGames } from './rate-games.js';

/** The effect that a tournament had on one entry's rating on one track. */
export interface EntryChange {
  readonly entry: number;
  readonly before: number;
  readonly after: number;
  /** It counts games of two players, and rounds of a pod. */
  readonly games: number;
}

/**
 * Computes the rating changes of one tournament on one track: a row for each entry with at least one rated game, in entry order.
 *
 * @param games by step
 * @param before rating of each entry before the tournament
 * @param kFactor points at stake in one game of two players
 */
export function computeTrackChanges(
  policy: RatingPolicy,
  games: GameColumns,
  before: ArrayLike<number>,
  kFactor: number,
): EntryChange[] {
  const { after, counts } = scratchFor(before.length);
  for (let entry = 0; entry < before.length; entry++) after[entry] = before[entry]!;
  rateGames(policy, games, after, kFactor);
  countSteps(games, before.length);
  const changes: EntryChange[] = [];
  for (let entry = 0; entry < before.length; entry++) {
    if (counts[entry]! === 0) continue;
    changes.push({ entry, before: before[entry]!, after: after[entry]!, games: counts[entry]! });
  }
  return changes;
}

/** Counts the steps in which each entry has a game: a round of a pod counts once, however many opponents it had. */
function countSteps({ length, one, other, step }: GameColumns, entries: number): void {
  const { counts, last } = scratchFor(entries);
  counts.fill(0, 0, entries);
  last.fill(-1, 0, entries);
  for (let game = 0; game < length; game++) {
    const current = step[game]!;
    for (const entry of [one[game]!, other[game]!]) {
      if (last[entry] !== current) counts[entry]!++;
      last[entry] = current;
    }
  }
}

/** All calls share it: a long history would otherwise make three arrays for every tournament and track. */
let scratch = makeScratch(64);

function scratchFor(entries: number) {
  if (entries > scratch.after.length) scratch = makeScratch(entries * 2);
  return scratch;
}

function makeScratch(entries: number) {
  return { after: new Float64Array(entries), counts: new Int32Array(entries), last: new Int32Array(entries) };
}
