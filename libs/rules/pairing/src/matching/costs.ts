/**
 * The costs of pairs and byes, in a form that gives the cost of any pair in a few operations, so no table of pairs is stored.
 *
 * Players are numbered from 0 in the order of their place on a line. A pair costs nothing at the same place, otherwise
 * `step` and the distance between the two places. A player who stays alone costs a rank, which goes before everything,
 * and then a cost like that of a pair. All numbers are whole.
 */
export interface MatchingCosts {
  readonly size: number;
  /** It rises with the number of the player. */
  readonly places: Float64Array;
  /** It is never so low that a pair would cost less than nothing. */
  readonly step: number;
  /** They are above zero. */
  readonly aloneRanks: Float64Array;
  readonly aloneCosts: Float64Array;
  /** Player p may not meet the players from `starts[p]` to `starts[p + 1]` in `excluded`; each pair is listed on both sides. */
  readonly starts: Int32Array;
  readonly excluded: Int32Array;
}

/** Returns the cost of a pair that is not excluded. */
export function costOfPair({ places, step }: Pick<MatchingCosts, 'places' | 'step'>, a: number, b: number): number {
  const gap = Math.abs(places[a]! - places[b]!);
  return gap === 0 ? 0 : step + gap;
}

/** Joins the lists of players that each player may not meet. */
export function flattenExclusions(lists: readonly Iterable<number>[]): Pick<MatchingCosts, 'starts' | 'excluded'> {
  const starts = new Int32Array(lists.length + 1);
  const all: number[] = [];
  lists.forEach((list, player) => {
    for (const other of list) all.push(other);
    starts[player + 1] = all.length;
  });
  return { starts, excluded: Int32Array.from(all) };
}
