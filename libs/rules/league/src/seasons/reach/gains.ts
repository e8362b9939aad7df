import { findCell } from '../../points-table.js';

/** What a number of tournaments can still give. */
export interface Gains {
  readonly tournaments: number;
  /** Points by place of the largest field, the 1st first; no smaller field gives any place more. */
  readonly slots: readonly number[];
  /** What all the tournaments together give to the best so many players at most, from none on. */
  readonly topSums: readonly number[];
  /** What one player can gain at most. */
  readonly most: number;
  /** The least sum of points, one place a tournament, that is not below a need; Infinity when there is none. */
  readonly leastAtOrAbove: (need: number) => number;
}

/** By table 12.4.1 (000), or by other `slots`, positive and falling. */
export function gainsOf(tournaments: number, slots: readonly number[] = largestField()): Gains {
  const most = tournaments * (slots[0] ?? 0);
  const leastSums = leastAttainable(tournaments, slots, most);
  const topSums = [0];
  for (const slot of slots) topSums.push((topSums.at(-1) ?? 0) + tournaments * slot);
  return {
    tournaments,
    slots,
    topSums,
    most,
    leastAtOrAbove: (need) => (need <= 0 ? 0 : (leastSums[Math.ceil(need)] ?? Infinity)),
  };
}

/** The last row of the table. */
function largestField(): number[] {
  const slots: number[] = [];
  for (let place = 1; ; place++) {
    const cell = findCell(Infinity, place);
    if (cell === null) return slots;
    slots.push(cell.points);
  }
}

/** By need, from 0 to `most`. */
function leastAttainable(tournaments: number, slots: readonly number[], most: number): number[] {
  const values = [...new Set(slots)];
  /** How many places a sum takes at the least. */
  const places = [0];
  for (let sum = 1; sum <= most; sum++) {
    places.push(1 + Math.min(...values.map((value) => places[sum - value] ?? Infinity)));
  }
  const least = new Array<number>(most + 1).fill(Infinity);
  for (let sum = most; sum >= 0; sum--) {
    least[sum] = (places[sum] ?? Infinity) <= tournaments ? sum : (least[sum + 1] ?? Infinity);
  }
  return least;
}
