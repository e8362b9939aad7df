import type { AccountPrincipal, Subject } from '@quadrant/rules/permissions';
import { isInstant } from '@quadrant/store/database';
import { validate as isUuid } from 'uuid';

/** A person says that they are a player. */
export interface Claim {
  readonly id: string;
  /** It is the handle of the player. */
  readonly player: string;
  /** It is the handle of the account. */
  readonly account: string;
  readonly accountId: string;
  readonly state: 'waiting' | 'confirmed' | 'refused' | 'withdrawn';
  readonly message: string;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
}

/** A claim with what decides who may decide it: directors of the tournament that met the player first, and their place. */
export interface ClaimToDecide extends Claim {
  /** The player that it is about, before merges. */
  readonly playerRowId: number;
  readonly isHidden: boolean;
  readonly subject: Subject;
}

/** The position at which a listing of claims continues. */
export interface ClaimPosition {
  /** It is ISO 8601, in UTC. */
  readonly createdAt: string;
  readonly id: string;
}

/** Tells whether a value from outside is such a position. */
export function isClaimPosition(value: unknown): value is ClaimPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { createdAt, id } = value as Record<string, unknown>;
  return isInstant(createdAt) && typeof id === 'string' && isUuid(id);
}

/** Some claims, and the position at which the listing continues. Null means that nothing is left. */
export interface ClaimPage {
  readonly rows: Claim[];
  readonly after: ClaimPosition | null;
}

export interface Claimant {
  readonly actor: AccountPrincipal;
  readonly at: Date;
  readonly requestId: string;
}

export type ClaimRefusal =
  | {
      readonly kind:
        'player-not-found' | 'claim-not-found' | 'claim-code-wrong' | 'claim-code-of-another' | 'own-claim';
    }
  /** The player belongs to another account already. */
  | { readonly kind: 'player-claimed' }
  /** The account has another player. */
  | { readonly kind: 'account-has-player'; readonly player: string }
  | { readonly kind: 'claim-waits'; readonly id: string }
  | { readonly kind: 'claim-decided'; readonly state: string }
  | { readonly kind: 'not-claimed' };
