import type { LiveEntry, LiveRefusal, LiveState, LiveTournament, AskedAct } from '@quadrant/rules/live';

/** A live tournament as it is stored, without its log and its secrets. */
export interface LiveRecord {
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  /** The number of times that names were removed from its log. */
  readonly rewritten: number;
  readonly announcementId: string | null;
  /** A heat has the id of its finals, and its number from 1 on; both are null for every other tournament. */
  readonly finalsId: string | null;
  readonly heat: number | null;
  readonly facts: Omit<LiveTournament, 'id' | 'seed'>;
  /** Folded handles of the directors who have agreed. */
  readonly directorKeys: readonly string[];
  /** Folded handles of the named directors who have not agreed yet. */
  readonly invitedKeys: readonly string[];
  readonly beganAt: Date;
  readonly changedAt: Date;
  readonly finishedAt: Date | null;
}

/** A live tournament with the state that its log gives. Only the store changes the state. */
export interface FollowedTournament {
  readonly record: LiveRecord;
  readonly state: LiveState;
}

export interface NewLiveTournament {
  readonly facts: LiveRecord['facts'];
  readonly announcementId: string | null;
  readonly directorKeys: readonly string[];
  readonly invitedKeys: readonly string[];
}

/** An act comes from an account, or from a player with a link. */
export interface LiveAuthor {
  readonly handle: string;
  /** It is null for a player's link. */
  readonly accountId: string | null;
  readonly role: LiveEntry['role'];
  readonly at: Date;
  readonly requestId: string | null;
}

export interface AskedLive {
  /** It is a UUID: the same key again means the same act. */
  readonly key: string;
  readonly basedOn: number | null;
  readonly act: AskedAct;
}

export type LiveStoreRefusal =
  | LiveRefusal
  | { readonly kind: 'live-not-found' }
  | { readonly kind: 'live-begun-already'; readonly id: string }
  | { readonly kind: 'live-key-reused'; readonly key: string }
  | { readonly kind: 'live-link-ended' }
  /** The player is in a tournament of an approved account, while this one was begun without approval. */
  | { readonly kind: 'live-player-elsewhere'; readonly handle: string };

/** The act is committed; `version` is the version after it. */
export interface AppendedLive {
  readonly kind: 'appended';
  readonly version: number;
  /** It is false when the act had been done before. */
  readonly isNew: boolean;
  /** Handles of players who begin to play here with this act, and who also play in another live tournament at a table. */
  readonly elsewhere: readonly string[];
}
