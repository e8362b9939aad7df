import type { Action, Principal, VersionChanged } from '@quadrant/rules/permissions';

/** The known facts of a player, which may be changed. Null means that a fact is not known. */
export interface PlayerFacts {
  readonly handle: string;
  readonly name: string | null;
  /** It is ISO 3166-1: two capital letters. */
  readonly country: string | null;
  readonly region: string | null;
}

/** A change of a player who exists. */
export type PlayerChange =
  /** Facts that are left out stay. The player gets a new handle at once, and the old one still leads to them. */
  | ({ readonly kind: 'change' } & Partial<PlayerFacts>)
  /** The handle also leads to them. */
  | { readonly kind: 'add-alias' | 'remove-alias'; readonly alias: string }
  /** They are shown under a label from now on, or by their handle again. */
  | { readonly kind: 'hide' | 'unhide' }
  /** Their name is removed everywhere, for good. The handle must be repeated, so that nobody does it by mistake. */
  | { readonly kind: 'anonymise'; readonly confirmation: string };

export const CHANGE_ACTIONS: Readonly<Record<PlayerChange['kind'], Action>> = {
  change: 'player.change',
  'add-alias': 'player.change',
  'remove-alias': 'player.change',
  hide: 'player.hide',
  unhide: 'player.hide',
  anonymise: 'player.anonymise',
};

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
  /** It is any handle that leads to them. */
  readonly handle: string;
  readonly change: PlayerChange;
  /** The versions of the player for which the change was made. Null allows any. */
  readonly versions: readonly number[] | null;
}

/** A player as they are shown to people who may change them. */
export interface PlayerRecord extends PlayerFacts {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly formerHandles: readonly string[];
  readonly isHidden: boolean;
  readonly isAnonymised: boolean;
  readonly version: number;
}

export interface PlayerChanged {
  readonly kind: 'changed';
  readonly player: PlayerRecord;
}

export type PlayerRefusal =
  | { readonly kind: 'player-not-found' | 'not-your-player' | 'handle-taken' | 'alias-unknown' }
  /** People could not tell it apart from this handle. */
  | { readonly kind: 'handle-resembles'; readonly handle: string }
  | { readonly kind: 'already-hidden' | 'not-hidden' }
  | { readonly kind: 'confirmation-differs' | 'publication-busy' }
  /** No run has published yet, or undone, that they and another player are the same person. */
  | { readonly kind: 'player-merge-waits' }
  | VersionChanged;
