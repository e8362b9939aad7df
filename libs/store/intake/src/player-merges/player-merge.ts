import type { TakesEffect } from '@quadrant/rules/intake';
import type { Principal } from '@quadrant/rules/permissions';
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

/** The merged player counts separately again. */
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
