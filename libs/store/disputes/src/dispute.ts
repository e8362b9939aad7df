import type { Addressee, DisputeState, DisputeTopic, Relation, Submitter } from '@quadrant/rules/permissions';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import type { DisputeEntity } from './dispute.entity.js';

export interface DisputeAnswer {
  readonly by: string;
  readonly as: Addressee;
  /** It is in ISO 8601, in UTC. */
  readonly at: string;
  readonly words: string | null;
  /** The tournament with the correction that answers it; null for words alone. */
  readonly correction: {
    readonly version: number;
    readonly revision: number;
    readonly proposalId: string | null;
  } | null;
}

export interface StoredDispute extends DisputeEntity {
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly reporter: string;
  readonly answers: readonly DisputeAnswer[];
  readonly header: TournamentHeader;
  readonly submitterKey: string | null;
  readonly currentVersion: number;
  readonly currentRevision: number;
}

export interface NewDispute {
  readonly tournamentId: string;
  readonly round: number | null;
  readonly match: number | null;
  readonly about: DisputeTopic;
  readonly text: string;
}

export interface Doing {
  readonly actor: Submitter;
  readonly at: Date;
  readonly requestId: string | null;
}

/** An answer before it is stored: words, the version that a correction gave the tournament, or both. */
export interface NewAnswer {
  readonly words: string | null;
  readonly version: number | null;
}

export interface DisputeDone {
  readonly kind: 'done';
  readonly dispute: StoredDispute;
}

/** One account has too many open disputes or proposals, or too many in a day. */
export type TooMany =
  | { readonly kind: 'too-many-open'; readonly most: number }
  | { readonly kind: 'too-many-in-a-day'; readonly most: number; readonly retryAt: Date };

export type DisputeRefusal =
  | TooMany
  | { readonly kind: 'tournament-not-found' | 'dispute-not-found' | 'own-dispute' | 'answered-by-the-last' }
  | { readonly kind: 'no-such-round'; readonly rounds: number }
  | { readonly kind: 'no-such-match'; readonly round: number; readonly matches: number }
  | { readonly kind: 'not-for-you'; readonly needs: readonly Relation[] }
  | { readonly kind: 'dispute-closed' | 'not-answered' | 'escalated-already'; readonly state: DisputeState }
  | { readonly kind: 'objected-already'; readonly at: Date }
  | { readonly kind: 'no-correction-since'; readonly reported: number; readonly current: number };
