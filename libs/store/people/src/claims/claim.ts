import type { AccountPrincipal, Subject } from '@quadrant/rules/permissions';
import { isInstant } from '@quadrant/store/database';
import { validate as isUuid } from 'uuid';

/** Somebody says that a player is they. */
export interface Claim {
  readonly id: string;
  /** Handle of the player. */
  readonly player: string;
  /** Handle of the account. */
  readonly account: string;
  readonly accountId: string;
  readonly state: 'waiting' | 'confirmed' | 'refused' | 'withdrawn';
  readonly message: string;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
}

/** A claim with what decides who may decide it: directors of the tournament that met them first, and where they are from. */
export interface ClaimToDecide extends Claim {
  /** Of the player whom it is about, before merges. */
  readonly playerRowId: number;
  readonly isHidden: boolean;
  readonly subject: Subject;
}

/** Where a listing of claims goes on. */
export interface ClaimPosition {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly id: string;
}

/** Whether a value from outside is such a place. */
export function isClaimPosition(value: unknown): value is ClaimPosition {
  if (typeof value !== 'object' || value === null) return false;
  const { createdAt, id } = value as Record<string, unknown>;
  return isInstant(createdAt) && typeof id === 'string' && isUuid(id);
}

/** Some claims, and where the listing goes on; null: nothing is left. */
export interface ClaimPage {
  readonly rows: Claim[];
  readonly after: ClaimPosition | null;
}

/** Who asks, when, and by which request. */
export interface Claimant {
  readonly actor: AccountPrincipal;
  readonly at: Date;
  readonly requestId: string;
}

/** Why a player does not become an account's. */
export type ClaimRefusal =
  | {
      readonly kind:
        'player-not-found' | 'claim-not-found' | 'claim-code-wrong' | 'claim-code-of-another' | 'own-claim';
    }
  /** Somebody else's already. */
  | { readonly kind: 'player-claimed' }
  /** The account is another player's. */
  | { readonly kind: 'account-has-player'; readonly player: string }
  | { readonly kind: 'claim-waits'; readonly id: string }
  | { readonly kind: 'claim-decided'; readonly state: string }
  | { readonly kind: 'not-claimed' };
