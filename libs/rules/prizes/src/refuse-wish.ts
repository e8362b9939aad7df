import type { Text } from '@quadrant/rules/message';
import type { SettledEntitlement } from './settlement.js';

/** A player or a coordinator wants to do this to an entitlement. */
export type EntitlementWish =
  | { readonly kind: 'choose'; readonly continent: string; readonly reason: string | null }
  | { readonly kind: 'forfeit'; readonly reason: string };

export type WishRefusal =
  /** It is already bound to a championship. */
  | { readonly kind: 'entitlement-not-of-choice'; readonly target: string }
  | { readonly kind: 'entitlement-chosen'; readonly continent: string }
  | { readonly kind: 'entitlement-used'; readonly tournament: string; readonly tournamentId: string }
  | { readonly kind: 'entitlement-forfeited' | 'entitlement-expired'; readonly why: Text };

/**
 * Says why an entitlement stays as it is; null when the wish is allowed. A player chooses once. A coordinator may
 * change the choice while it is not used, and may add one when the year is over, because history may be reported late.
 */
export function refuseWish(
  { entitlement, uses, state, why, championship, target }: SettledEntitlement,
  wish: EntitlementWish,
  chosen: string | null,
  isOwner: boolean,
): WishRefusal | null {
  const [use] = uses;
  if (use !== undefined) {
    return { kind: 'entitlement-used', tournament: use.tournament.name, tournamentId: use.tournament.key };
  }
  if (state === 'forfeited') return { kind: 'entitlement-forfeited', why: why ?? '' };
  if (wish.kind === 'choose' && !isOfChoice(entitlement)) return { kind: 'entitlement-not-of-choice', target };
  if (state === 'expired') {
    const isMadeUpFor = wish.kind === 'choose' && !isOwner && championship.continent === null;
    return isMadeUpFor ? null : { kind: 'entitlement-expired', why: why ?? '' };
  }
  if (wish.kind === 'choose' && chosen !== null && chosen !== wish.continent && isOwner) {
    return { kind: 'entitlement-chosen', continent: chosen };
  }
  return null;
}

/** The player chooses by 000, 11.1.3, and for an entitlement that was won in no particular continent. */
const isOfChoice = ({ into, continent, wonIn }: SettledEntitlement['entitlement']): boolean =>
  into === 'continental' && (continent === 'of-choice' || wonIn.continent === null);
