/** A tournament that a batch published, as it is now. */
export interface PublishedItem {
  readonly item: string;
  readonly name: string;
  /** Its tournament is merged into another one. */
  readonly isMerged: boolean;
  readonly isWithdrawn: boolean;
  /** Its current revision is the one of the batch. */
  readonly isCurrent: boolean;
  /** A coordinator set a level, a league or whether it is rated. */
  readonly isDecided: boolean;
  /** It replaced a revision that was stored before. */
  readonly replaces: boolean;
}

const KEPT_REASONS = ['revised', 'decided', 'withdrawn', 'merged'] as const;
/** Why undoing a batch leaves a tournament as it is. */
export type KeptReason = (typeof KEPT_REASONS)[number];

/** Says what undoing a batch does with one of its tournaments. */
export type UndoneItem =
  { readonly does: 'withdraw' | 'restore' } | { readonly does: 'keep'; readonly reason: KeptReason };

/** Says what undoing does with a tournament: only one that is still as the batch left it is taken back. */
export function judgeUndo({ isMerged, isWithdrawn, isCurrent, isDecided, replaces }: PublishedItem): UndoneItem {
  if (isMerged) return { does: 'keep', reason: 'merged' };
  if (!isCurrent) return { does: 'keep', reason: 'revised' };
  if (isWithdrawn) return { does: 'keep', reason: 'withdrawn' };
  if (isDecided) return { does: 'keep', reason: 'decided' };
  return { does: replaces ? 'restore' : 'withdraw' };
}
