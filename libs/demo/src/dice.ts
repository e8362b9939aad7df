import { seededGenerator } from '@quadrant/rules/pairing';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Repeatable chance: the same seed rolls the same. */
export class Dice {
  private readonly generator: RandomGenerator;

  constructor(seed: string) {
    this.generator = seededGenerator(seed);
  }

  /** Returns a whole number between the two, both ends included. */
  between(least: number, most: number): number {
    return uniformInt(this.generator, least, most);
  }

  chance(probability: number): boolean {
    return uniformFloat64(this.generator) < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }

  /** Returns different items in a random order: this many, or all that there are. */
  draw<T>(items: readonly T[], number: number): T[] {
    const rest = [...items];
    const drawn: T[] = [];
    while (rest.length > 0 && drawn.length < number) drawn.push(...rest.splice(this.between(0, rest.length - 1), 1));
    return drawn;
  }

  /** Returns a value that is about normal, with mean 0 and deviation 1: the sum of twelve even rolls. */
  normal(): number {
    let sum = -6;
    for (let roll = 0; roll < 12; roll++) sum += uniformFloat64(this.generator);
    return sum;
  }
}
