import type { Dice } from '@quadrant/demo';

/** Chance decides what is examined. */
export class Glance {
  /** @param most how many of each kind are looked at */
  constructor(
    readonly dice: Dice,
    private readonly most: number,
  ) {}

  /** Draws some of these, or all of them, in a random order. */
  draw<T>(items: readonly T[]): T[] {
    return this.dice.draw(items, this.most);
  }
}
