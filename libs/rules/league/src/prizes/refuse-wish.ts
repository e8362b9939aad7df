import type { Text } from '@quadrant/rules/message';
import type { SettledEntitlement } from './settlement.js';

/** What somebody wants to do about an entitlement. */
export type EntitlementWish =
  | { readonly kind: 'choose'; readonly continent: string; readonly reason: string | null }
  | { readonly kind: 'forfeit'; readonly reason: string };

/** Why an entitlement cannot be chosen or forfeited. */
export type WishRefusal =
  /** It is bound to a championship already. */
  | { readonly kind: 'entitlement-not-of-choice'; readonly target: string }
  | { readonly kind: 'entitlement-chosen'; readonly continent: string }
  | { readonly kind: 'entitlement-used'; readonly tournament: string; readonly tournamentId: string }
  | { readonly kind: 'entitlement-forfeited' | 'entitlement-expired'; readonly why: Text };

/**
 * Why an entitlement stays as it is; null when nothing is against the wish. A player chooses once. A coordinator may change
 * the choice while it is not used, and may add one when the year is over: history may come late.
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

/** 000, 11.1.3; and what was won nowhere in particular. */
const isOfChoice = ({ into, continent, wonIn }: SettledEntitlement['entitlement']): boolean =>
  into === 'continental' && (continent === 'of-choice' || wonIn.continent === null);
