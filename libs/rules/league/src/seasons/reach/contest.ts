import type { Gains } from './gains.js';

/** What decides who is ahead of whom, toss and lifetime points left out: these may still fall either way. */
export interface Contender {
  /** What the ranking goes by first. */
  readonly points: number;
  readonly seasonPoints: number;
  /** Criteria after these. */
  readonly counts: readonly number[];
}

/** Above 0 when the first is ahead, were the second one's numbers final and the first to gain `gain` and `growth`. */
type Compare = (a: Contender, b: Contender, gain?: number, growth?: number) => number;

/** A ranking that goes on. */
export interface Contest {
  readonly gains: Gains;
  /** The most bonus points that one player can still get: they need no place, only that the player takes part. */
  readonly bonus: number;
  /** All who may be ranked in the end, the highest first. */
  readonly contenders: readonly Contender[];
  /** Somebody who has not played yet, of whom there may be any number; null when nobody can join. */
  readonly newcomer: Contender | null;
  /** How much each of the counts can grow at most for one who gains just so many points. */
  readonly growthFor: (gain: number) => number;
  readonly compare: Compare;
}

/** By everything. */
export const compareContenders: Compare = (a, b, gain = 0, growth = 0) => {
  if (a.points + gain !== b.points) return a.points + gain - b.points;
  if (a.seasonPoints + gain !== b.seasonPoints) return a.seasonPoints + gain - b.seasonPoints;
  for (let index = 0; index < a.counts.length; index++) {
    const difference = (a.counts[index] ?? 0) + growth - (b.counts[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** By points alone. */
export const comparePoints: Compare = (a, b, gain = 0) => a.points + gain - b.points;

/** The first index for which `isTrue` holds, it being false before and true from there on; `size` when it never does. */
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
