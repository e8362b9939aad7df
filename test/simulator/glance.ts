import type { Dice } from '../../apps/cli/src/demo/dice.js';

/** Chance that decides what is looked at. */
export class Glance {
  /** @param most how many of each kind are looked at */
  constructor(
    readonly dice: Dice,
    private readonly most: number,
  ) {}

  /** Some of these, or all of them, in an order of chance. */
  draw<T>(items: readonly T[]): T[] {
    return this.dice.draw(items, this.most);
  }
}
