/** Draws numbers; the same seed gives the same ones. */
export interface Dice {
  /** Draws a whole number from 0 to below `sides`. */
  readonly roll: (sides: number) => number;
  /** Is true with this probability, from 0 to 1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
  readonly shuffle: <Value>(values: readonly Value[]) => Value[];
}

/** This is mulberry32: 32 bits of state are enough for a tournament. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number) => Math.floor(next() * sides);
  return {
    roll,
    chance: (share) => next() < share,
    pick: (values) => values[roll(values.length)]!,
    shuffle: (values) => {
      const shuffled = [...values];
      for (let index = shuffled.length - 1; index > 0; index--) {
        const other = roll(index + 1);
        [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
      }
      return shuffled;
    },
  };
}
