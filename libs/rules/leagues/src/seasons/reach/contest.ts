import type { Gains } from './gains.js';

/** These numbers decide who is ahead. Toss and lifetime points are left out, because they may still fall either way. */
export interface Contender {
  /** These points are compared first. */
  readonly points: number;
  readonly seasonPoints: number;
  /** These criteria follow after the two above. */
  readonly counts: readonly number[];
}

/** It is above 0 when the first player is ahead after gaining `gain` and `growth`, with the second one's numbers final. */
type Compare = (a: Contender, b: Contender, gain?: number, growth?: number) => number;

export interface Contest {
  readonly gains: Gains;
  /** The most bonus points that one player can still get. They need no place, only that the player takes part. */
  readonly bonus: number;
  /** All players who may be ranked in the end, the highest first. */
  readonly contenders: readonly Contender[];
  /** A player who has not played yet. There may be any number of them; null when nobody can join. */
  readonly newcomer: Contender | null;
  /** Returns how much each of the counts can grow at most for a player who gains exactly so many points. */
  readonly growthFor: (gain: number) => number;
  readonly compare: Compare;
}

/** All criteria are compared. */
export const compareContenders: Compare = (a, b, gain = 0, growth = 0) => {
  if (a.points + gain !== b.points) return a.points + gain - b.points;
  if (a.seasonPoints + gain !== b.seasonPoints) return a.seasonPoints + gain - b.seasonPoints;
  for (let index = 0; index < a.counts.length; index++) {
    const difference = (a.counts[index] ?? 0) + growth - (b.counts[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Compares by points alone. */
export const comparePoints: Compare = (a, b, gain = 0) => a.points + gain - b.points;

/** Returns the first index for which `isTrue` holds, if it is false before and true from there on; `size` when it never holds. */
export function findFirst(size: number, isTrue: (index: number) => boolean): number {
  let from = 0;
  let to = size;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isTrue(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
