import type { PlayerAfterwards } from '@quadrant/store/players';

/** People have so many days to change their mind. */
export const DAYS_TO_CHANGE_ONES_MIND = 14;

/** A deletion cannot be done yet for one of these reasons. It is tried again later. */
export const DELETION_WAITS_FOR = ['live-tournament', 'last-administrator', 'player-merge', 'publication'] as const;
export type DeletionWaitsFor = (typeof DELETION_WAITS_FOR)[number];

/** Somebody asked to delete an account. */
export interface AskedDeletion {
  /** Null when the account has no player. */
  readonly player: PlayerAfterwards | null;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly waitsFor: DeletionWaitsFor | null;
}

/** A live tournament that nobody else could go on with. */
export interface DirectedLive {
  readonly id: string;
  readonly name: string;
}

export type DeletionRefusal =
  | { readonly kind: 'last-administrator' | 'deletion-asked' | 'deletion-not-asked' | 'player-choice-needed' }
  | { readonly kind: 'directs-live'; readonly tournaments: readonly DirectedLive[] };
