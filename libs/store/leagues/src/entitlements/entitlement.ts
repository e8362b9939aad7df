import type { EntitlementWish, WishRefusal } from '@quadrant/rules/league';
import type { AccountPrincipal } from '@quadrant/rules/permissions';

const ENTITLEMENT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}$/;

/** Whether a text could be the id of an entitlement: key of the tournament, and which of its entitlements. */
export const isEntitlementId = (text: string): boolean => ENTITLEMENT_ID.test(text);

/** Key of the tournament that an entitlement was won in, by its id. */
export const tournamentOf = (id: string): string => id.slice(0, 36);

/** Who wants it, of whom, when, and by which request. */
export interface EntitlementCommand {
  readonly handle: string;
  /** As `isEntitlementId` knows it. */
  readonly id: string;
  readonly wish: EntitlementWish;
  readonly actor: AccountPrincipal;
  readonly at: Date;
  readonly requestId: string;
}

/** Why an entitlement stays as it is. */
export type EntitlementRefusal =
  | { readonly kind: 'player-not-found' | 'not-your-entitlement' | 'entitlement-not-found' | 'entitlement-of-another' }
  | WishRefusal;
