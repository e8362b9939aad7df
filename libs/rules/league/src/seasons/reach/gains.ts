import { placingPoints } from '../../points-table.js';

/** What a number of tournaments can still give. */
export interface Gains {
  readonly tournaments: number;
  /** Points by place of the largest field that is foreseen, the 1st first; no smaller field gives any place more. */
  readonly slots: readonly number[];
  /** What all the tournaments together give to the best so many players at most, from none on. */
  readonly topSums: readonly number[];
  /** What one player can gain at most. */
  readonly most: number;
  /** The least sum of points, one place a tournament, that is not below a need; Infinity when there is none. */
  readonly leastAtOrAbove: (need: number) => number;
}

/** By `slots`, positive and falling: {@link slotsOf}. */
export function gainsOf(tournaments: number, slots: readonly number[]): Gains {
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

/** What table 12.4.1 (000) gives in a field of so many participants, by place. */
export function slotsOf(participants: number): number[] {
  const slots: number[] = [];
  for (let place = 1; place <= participants; place++) {
    const points = placingPoints(participants, place);
    if (points === 0) break;
    slots.push(points);
  }
  return slots;
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
