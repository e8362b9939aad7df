import type { Claim, GameStatus, LiveGame, LivePod } from './live-state.js';

/** Tells whether two claims have the same result. The reader writes keys in one order. */
const isSame = (one: Claim<unknown>, other: Claim<unknown>): boolean =>
  JSON.stringify(one.told) === JSON.stringify(other.told);

/**
 * Returns the claims that hold after one more. A director replaces the claims that they had seen. A different claim
 * that came meanwhile stays beside theirs until somebody decides. Players replace their own claims.
 *
 * @param basedOn the version that the claimant had seen; null when they do not say, which means that they had seen
 * nothing
 */
export function withClaim<Told>(
  claims: readonly Claim<Told>[],
  claim: Claim<Told>,
  basedOn: number | null,
): Claim<Told>[] {
  const kept = claims.filter((each) =>
    claim.role === 'director'
      ? each.version > (basedOn ?? 0) && !(each.role === 'director' && isSame(each, claim))
      : each.role === 'director' || each.by !== claim.by,
  );
  return [...kept, claim];
}

/** Returns the status of a game by its claims. The second player, or a director, confirms the first player's entry. */
export function statusOf<Told>(claims: readonly Claim<Told>[], isDelayed: boolean): GameStatus {
  const [first] = claims;
  if (first === undefined) return isDelayed ? 'delayed' : 'open';
  if (claims.some((each) => !isSame(each, first))) return 'conflict';
  const isConfirmed = claims.some(({ role }) => role === 'director') || claims.length > 1;
  return isConfirmed ? 'settled' : 'claimed';
}

/** Returns the result of a settled game; null for every other one, and for a game that was never finished. */
export function settledMatch({
  status,
  claims,
  incomplete,
}: LiveGame): Claim<LiveGame['claims'][number]['told']>['told'] | null {
  return status === 'settled' && incomplete === undefined ? (claims[0]?.told ?? null) : null;
}

/** Returns the result of a settled pod; null for a pod that is not settled. */
export const settledPod = ({ status, claims }: LivePod): LivePod['claims'][number]['told'] | null =>
  status === 'settled' ? (claims[0]?.told ?? null) : null;
