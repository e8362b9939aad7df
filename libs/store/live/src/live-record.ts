import type { LiveEntry, LiveRefusal, LiveState, LiveTournament, AskedAct } from '@quadrant/rules/live';

/** A live tournament as it is kept, without its log and its secrets. */
export interface LiveRecord {
  readonly id: string;
  /** Account of whoever began it. */
  readonly accountId: string;
  readonly version: number;
  /** How often names were taken out of its log. */
  readonly rewritten: number;
  readonly announcementId: string | null;
  /** Of a heat: its finals, and its number from 1 on; null for every other tournament. */
  readonly finalsId: string | null;
  readonly heat: number | null;
  readonly facts: Omit<LiveTournament, 'id' | 'seed'>;
  /** Folded handles of those who have agreed to direct it. */
  readonly directorKeys: readonly string[];
  /** Folded handles of those who are named as directors and have not agreed. */
  readonly invitedKeys: readonly string[];
  readonly beganAt: Date;
  readonly changedAt: Date;
  readonly finishedAt: Date | null;
}

/** A live tournament with what its log tells. Nobody but the store changes the state. */
export interface FollowedTournament {
  readonly record: LiveRecord;
  readonly state: LiveState;
}

/** What is begun. */
export interface NewLiveTournament {
  readonly facts: LiveRecord['facts'];
  readonly announcementId: string | null;
  readonly directorKeys: readonly string[];
  readonly invitedKeys: readonly string[];
}

/** Who acts: an account, or a player by their link. */
export interface LiveAuthor {
  readonly handle: string;
  /** Null for a player's link. */
  readonly accountId: string | null;
  readonly role: LiveEntry['role'];
  readonly at: Date;
  readonly requestId: string | null;
}

/** An act as it is asked for. */
export interface AskedLive {
  /** UUID: the same key again is the same act. */
  readonly key: string;
  readonly basedOn: number | null;
  readonly act: AskedAct;
}

/** Why an act is not done, or a tournament not begun. */
export type LiveStoreRefusal =
  | LiveRefusal
  | { readonly kind: 'live-not-found' }
  | { readonly kind: 'live-begun-already'; readonly id: string }
  | { readonly kind: 'live-key-reused'; readonly key: string }
  | { readonly kind: 'live-link-ended' }
  /** In a tournament of an approved account, while this one was begun without approval. */
  | { readonly kind: 'live-player-elsewhere'; readonly handle: string };

/** What became of an act: it is committed, with the version after it. */
export interface AppendedLive {
  readonly kind: 'appended';
  readonly version: number;
  /** False where it had been done before. */
  readonly isNew: boolean;
  /** Handles of players who begin to play here by it, and also play in another live tournament at a table. */
  readonly elsewhere: readonly string[];
}
