import type { TakesEffect } from '@quadrant/rules/corrections';
import type { Principal } from '@quadrant/rules/permissions';
import type { Author } from '@quadrant/store/audit';

/** One person played under two handles: from now on the first counts as the second. */
export interface MergeCommand {
  readonly handle: string;
  /** They count as the player with this handle. */
  readonly into: string;
  readonly reason: string;
  /** The person who asks for it, as permissions and the audit know them. */
  readonly actor: Principal;
  readonly author: Author;
  /** Versions of the merged player that it was made for; null for any. */
  readonly versions: readonly number[] | null;
}

/** The merged player counts separately again. */
export interface MergeUndoCommand extends Omit<MergeCommand, 'handle' | 'into'> {
  readonly mergeId: string;
}

export interface MergeStored {
  readonly kind: 'stored';
  readonly mergeId: string;
  /** They are handles. */
  readonly player: string;
  readonly into: string;
  readonly version: number;
  readonly takesEffect: TakesEffect;
}
