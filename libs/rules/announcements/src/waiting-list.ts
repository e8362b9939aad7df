export interface Place {
  /** The number on the waiting list, from 1 on; null for a player who has a place. */
  readonly waiting: number | null;
}

/**
 * Returns the place of each player. The first ones have a place, and the others wait in the same order. A place that
 * becomes free belongs to the first who waits, so no list of its own is stored.
 *
 * @param players in the order in which they registered
 * @param capacity how many have a place; undefined for all
 */
export const placesOf = <Player extends object>(
  players: readonly Player[],
  capacity: number | undefined,
): (Player & Place)[] =>
  players.map((player, index) => ({
    ...player,
    waiting: capacity === undefined || index < capacity ? null : index - capacity + 1,
  }));

/** Returns the players who waited before a change of the list and have a place after it, in their order. */
export function movedUp(
  before: readonly ({ readonly handle: string } & Place)[],
  after: readonly ({ readonly handle: string } & Place)[],
): string[] {
  const waited = new Set(before.filter(({ waiting }) => waiting !== null).map(({ handle }) => handle));
  return after.filter(({ handle, waiting }) => waiting === null && waited.has(handle)).map(({ handle }) => handle);
}
