import type { EntitlementWish, WishRefusal } from '@quadrant/rules/prizes';
import type { AccountPrincipal } from '@quadrant/rules/permissions';

const ENTITLEMENT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}$/;

/** Tells whether a text could be the id of an entitlement: the key of its tournament, and its number there. */
export const isEntitlementId = (text: string): boolean => ENTITLEMENT_ID.test(text);

/** Returns the key of the tournament in which the entitlement with this id was won. */
export const tournamentOf = (id: string): string => id.slice(0, 36);

export interface EntitlementCommand {
  readonly handle: string;
  /** As `isEntitlementId` knows it. */
  readonly id: string;
  readonly wish: EntitlementWish;
  readonly actor: AccountPrincipal;
  readonly at: Date;
  readonly requestId: string;
}

export type EntitlementRefusal =
  | { readonly kind: 'player-not-found' | 'not-your-entitlement' | 'entitlement-not-found' | 'entitlement-of-another' }
  | WishRefusal;
