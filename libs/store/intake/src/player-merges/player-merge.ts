import type { TakesEffect } from '@quadrant/rules/intake';
import type { Principal, VersionChanged } from '@quadrant/rules/permissions';
import type { Author } from '@quadrant/store/audit';

/** Somebody played under two handles: the one counts as the other from now on. */
export interface MergeCommand {
  readonly handle: string;
  /** Handle of the player as whom they count. */
  readonly into: string;
  readonly reason: string;
  /** Who asks for it, as permissions and the audit know them. */
  readonly actor: Principal;
  readonly author: Author;
  /** Versions of the merged player that it was made for; null for any. */
  readonly versions: readonly number[] | null;
}

/** The one counts as themselves again. */
export interface MergeUndoCommand extends Omit<MergeCommand, 'handle' | 'into'> {
  readonly mergeId: string;
}

/** What was asked for is stored. */
export interface MergeStored {
  readonly kind: 'stored';
  readonly mergeId: string;
  /** Handles. */
  readonly player: string;
  readonly into: string;
  /** Of the merged player, now. */
  readonly version: number;
  readonly takesEffect: TakesEffect;
}

/** A tournament in which a player has an entry. */
export interface EnteredTournament {
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
}

/** Why players are not merged, or a merge is not undone. */
export type MergeRefusal =
  | { readonly kind: 'player-not-found' | 'player-target-unknown'; readonly handle: string }
  | { readonly kind: 'not-your-player' | 'player-merge-into-itself' | 'player-merge-not-found' | 'publication-busy' }
  | { readonly kind: 'player-already-merged' | 'player-target-merged'; readonly into: string }
  | { readonly kind: 'player-anonymised'; readonly handle: string }
  | { readonly kind: 'players-have-met'; readonly tournaments: readonly EnteredTournament[] }
  | { readonly kind: 'player-merge-undone'; readonly at: Date }
  | VersionChanged;
