/** So many tournaments before and after are looked at to know how often somebody came. */
const AROUND = 20;
/** Tournaments of one club have so many names in common, and are not farther than this in the list of all. */
const SHARED = 3;
const FARTHEST = 4000;

/**
 * Finds the tournaments of the same people shortly before and after one.
 *
 * @param alikeOf the names of each tournament, in the order of their days
 */
export function findNearby(tournament: number, alikeOf: readonly (readonly number[])[]): number[] {
  const field = new Set(alikeOf[tournament]);
  const near: number[] = [];
  for (const step of [-1, 1]) {
    let found = 0;
    for (let other = tournament + step; found < AROUND / 2 && alikeOf[other] !== undefined; other += step) {
      if (Math.abs(other - tournament) > FARTHEST) break;
      const shared = alikeOf[other]!.filter((alike) => field.has(alike)).length;
      if (shared < SHARED) continue;
      found += 1;
      near.push(other);
    }
  }
  return near;
}
