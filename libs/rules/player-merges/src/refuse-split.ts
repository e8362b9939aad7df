import { findHandleFault, foldHandle, normaliseHandle } from '@quadrant/rules/tournament';

/** Entries of a player that belong to somebody else. */
export interface SplitAsked {
  /** The keys of the tournaments whose entries leave the player. */
  readonly tournaments: readonly string[];
  /** The new player gets this handle. */
  readonly as: string;
}

export type SplitRefusal =
  /** The player has no entry in this tournament. */
  | { readonly kind: 'split-not-entered'; readonly tournament: string }
  /** Both halves need an entry. */
  | { readonly kind: 'split-one-half' }
  /** The handle of the new player cannot be used, or leads to somebody. */
  | { readonly kind: 'split-handle'; readonly handle: string };

/**
 * Tells why a player cannot be split so; null: they can.
 *
 * @param entered the keys of the tournaments in which the player has an entry
 * @param taken folded handles that lead to a player
 */
export function refuseSplit(
  { tournaments, as }: SplitAsked,
  entered: readonly string[],
  taken: ReadonlySet<string>,
): SplitRefusal | null {
  const own = new Set(entered);
  const missing = tournaments.find((tournament) => !own.has(tournament));
  if (missing !== undefined) return { kind: 'split-not-entered', tournament: missing };
  const leaving = new Set(tournaments).size;
  if (leaving === 0 || leaving === own.size) return { kind: 'split-one-half' };
  const handle = normaliseHandle(as);
  return findHandleFault(handle) !== null || taken.has(foldHandle(handle)) ? { kind: 'split-handle', handle } : null;
}
