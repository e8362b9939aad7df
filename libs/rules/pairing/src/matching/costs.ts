/**
 * What pairs and byes cost, as numbers that give every pair in a few operations, so that no table of pairs is stored. Players are
 * numbered from 0 in the order of their place on a line. A pair costs nothing at the same place, otherwise `step` and the distance
 * between the two places. Who stays alone costs a rank, which goes before everything, and then a cost like that of a pair.
 *
 * All numbers are whole.
 */
export interface MatchingCosts {
  readonly size: number;
  /** Goes up with the number of the player. */
  readonly places: Float64Array;
  /** No pair costs less than nothing with it. */
  readonly step: number;
  /** Above zero. */
  readonly aloneRanks: Float64Array;
  readonly aloneCosts: Float64Array;
  /** Who may not be paired with each player: those of player p from `starts[p]` to `starts[p + 1]`, on both sides. */
  readonly starts: Int32Array;
  readonly excluded: Int32Array;
}

/** The cost of a pair that is not excluded. */
export function costOfPair({ places, step }: Pick<MatchingCosts, 'places' | 'step'>, a: number, b: number): number {
  const gap = Math.abs(places[a]! - places[b]!);
  return gap === 0 ? 0 : step + gap;
}

/** Lists of whom each player may not meet, put one behind the other. */
export function flattenExclusions(lists: readonly Iterable<number>[]): Pick<MatchingCosts, 'starts' | 'excluded'> {
  const starts = new Int32Array(lists.length + 1);
  const all: number[] = [];
  lists.forEach((list, player) => {
    for (const other of list) all.push(other);
    starts[player + 1] = all.length;
  });
  return { starts, excluded: Int32Array.from(all) };
}
