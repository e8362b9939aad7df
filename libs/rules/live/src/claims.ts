import type { Claim, GameStatus, LiveGame, LivePod } from './live-state.js';

/** Whether two claims say the same. What was read has its keys in one order. */
const isSame = (one: Claim<unknown>, other: Claim<unknown>): boolean =>
  JSON.stringify(one.told) === JSON.stringify(other.told);

/**
 * The claims that hold when one more is made. A director replaces what they had seen; what came meanwhile and says something else stays
 * beside it until somebody decides. A player replaces what they said themselves.
 *
 * @param basedOn the version that whoever makes the claim had seen; null where they do not say, and so had seen nothing
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

/** How a game stands by what is said of it. The second player, or a director, confirms what the first one has entered. */
export function statusOf<Told>(claims: readonly Claim<Told>[], isDelayed: boolean): GameStatus {
  const [first] = claims;
  if (first === undefined) return isDelayed ? 'delayed' : 'open';
  if (claims.some((each) => !isSame(each, first))) return 'conflict';
  const isConfirmed = claims.some(({ role }) => role === 'director') || claims.length > 1;
  return isConfirmed ? 'settled' : 'claimed';
}

/** What a settled game came to; null for every other one, and for a game that was never finished. */
export function settledMatch({
  status,
  claims,
  incomplete,
}: LiveGame): Claim<LiveGame['claims'][number]['told']>['told'] | null {
  return status === 'settled' && incomplete === undefined ? (claims[0]?.told ?? null) : null;
}

/** The same of a pod. */
export const settledPod = ({ status, claims }: LivePod): LivePod['claims'][number]['told'] | null =>
  status === 'settled' ? (claims[0]?.told ?? null) : null;
