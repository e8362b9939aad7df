import type { Action, Principal, VersionChanged } from '@quadrant/rules/permissions';

/** What is known of a player and may be changed; null: nobody says. */
export interface PlayerFacts {
  readonly handle: string;
  readonly name: string | null;
  /** ISO 3166-1, two capital letters. */
  readonly country: string | null;
  readonly region: string | null;
}

/** What can be done to a player who is there. */
export type PlayerChange =
  /** What is left out stays. A new handle is theirs from now on, and the old one still leads to them. */
  | ({ readonly kind: 'change' } & Partial<PlayerFacts>)
  /** Another handle that leads to them. */
  | { readonly kind: 'add-alias' | 'remove-alias'; readonly alias: string }
  /** They are shown under a label from now on, or by their handle again. */
  | { readonly kind: 'hide' | 'unhide' }
  /** Their name is taken out of everything, for good; the handle is given again, so that nobody does it by mistake. */
  | { readonly kind: 'anonymise'; readonly confirmation: string };

/** What permissions call a change. */
export const CHANGE_ACTIONS: Readonly<Record<PlayerChange['kind'], Action>> = {
  change: 'player.change',
  'add-alias': 'player.change',
  'remove-alias': 'player.change',
  hide: 'player.hide',
  unhide: 'player.hide',
  anonymise: 'player.anonymise',
};

/** Who wants something done, why and when. */
export interface PlayerCommand {
  readonly reason: string;
  readonly author: Principal;
  readonly at: Date;
  readonly requestId: string | null;
}

export interface RegisterCommand extends PlayerCommand {
  readonly facts: PlayerFacts;
}

export interface ChangeCommand extends PlayerCommand {
  /** Any handle that leads to them. */
  readonly handle: string;
  readonly change: PlayerChange;
  /** Versions of the player that the change was made for; null for any. */
  readonly versions: readonly number[] | null;
}

/** A player as they are known to whoever may change them. */
export interface PlayerRecord extends PlayerFacts {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly formerHandles: readonly string[];
  readonly isHidden: boolean;
  readonly isAnonymised: boolean;
  /** Goes up with everything that is done to them. */
  readonly version: number;
}

export interface PlayerChanged {
  readonly kind: 'changed';
  readonly player: PlayerRecord;
}

/** Why nothing was done. */
export type PlayerRefusal =
  | { readonly kind: 'player-not-found' | 'not-your-player' | 'handle-taken' | 'alias-unknown' }
  /** Nobody could tell it from this handle. */
  | { readonly kind: 'handle-resembles'; readonly handle: string }
  | { readonly kind: 'already-hidden' | 'not-hidden' }
  | { readonly kind: 'confirmation-differs' | 'publication-busy' }
  /** No run has published yet who is the same person as they, or no longer is. */
  | { readonly kind: 'player-merge-waits' }
  | VersionChanged;
