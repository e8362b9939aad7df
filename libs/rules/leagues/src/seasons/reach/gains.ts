import { type PointsTable, placingPoints } from '../../points-table.js';

/** The points that a number of tournaments can still give. */
export interface Gains {
  readonly tournaments: number;
  /** The points by place of the largest expected field, the 1st first. No smaller field gives any place more. */
  readonly slots: readonly number[];
  /** At index n, the most points that all tournaments together give to n players. */
  readonly topSums: readonly number[];
  /** The most points that one player can gain. */
  readonly most: number;
  /** Returns the least sum of points, one place in each tournament, that is not below a need; Infinity when there is none. */
  readonly leastAtOrAbove: (need: number) => number;
}

/** Computes gains from `slots`, which are positive and fall, as {@link slotsOf} returns them. */
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

/** Returns the points of a season's table in a field of so many participants, by place; null means the printed one. */
export function slotsOf(participants: number, table: PointsTable | null = null): number[] {
  const slots: number[] = [];
  for (let place = 1; place <= participants; place++) {
    const points = placingPoints(participants, place, table);
    if (points === 0) break;
    slots.push(points);
  }
  return slots;
}

/** Returns, for each need from 0 to `most`, the least sum that can be attained. */
function leastAttainable(tournaments: number, slots: readonly number[], most: number): number[] {
  const values = [...new Set(slots)];
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
