import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { sha256 } from '@quadrant/rules/tournament';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** It takes the first 32 bits of a hash. */
const numberOf = (seed: string): number => Number.parseInt(sha256(seed).slice(0, 8), 16) | 0;

/** Returns a generator for the distributions of pure-rand that gives the same numbers for the same text. */
export const seededGenerator = (seed: string): RandomGenerator => xoroshiro128plus(numberOf(seed));

/** Shuffles the items: every order is equally likely over all seeds, and the same seed gives the same order. */
export function shuffleBySeed<T>(items: readonly T[], seed: string): T[] {
  const generator = seededGenerator(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
