// @row 13, 224
/** How many players a group may have. */
export interface GroupLimits {
  readonly fewest: number;
  readonly most: number;
}

/**
 * The sizes of as few groups as the limits allow, which differ by one at the most, smaller groups first; null for a
 * number of players that cannot be divided so.
 */
export function balancedGroups(players: number, { fewest, most }: GroupLimits): readonly number[] | null {
  const groups = Math.ceil(players / most);
  const smaller = Math.floor(players / groups);
  if (players < 1 || smaller < fewest) return null;
  const larger = players % groups;
  return Array.from({ length: groups }, (_, index) => (index < groups - larger ? smaller : smaller + 1));
}
