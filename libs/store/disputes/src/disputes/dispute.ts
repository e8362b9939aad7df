import type {
  Addressee,
  DisputeFacts,
  DisputeState,
  DisputeTopic,
  Relation,
  Submitter,
} from '@quadrant/rules/permissions';
import type { TournamentHeader } from '@quadrant/rules/tournament';

/** Why a dispute is not with the directors any more, or never was. Time alone leaves no trace: it follows from the clock. */
export type EscalatedBy = 'about-director' | 'no-other-director' | 'request' | 'objection';

/** What somebody said to a dispute. */
export interface DisputeAnswer {
  readonly by: string;
  readonly as: Addressee;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly words: string | null;
  /** The tournament with the correction that answers it; null for words alone. */
  readonly correction: {
    readonly version: number;
    readonly revision: number;
    /** Of the proposal that it came from. */
    readonly proposalId: string | null;
  } | null;
}

/** A dispute as it is stored. */
export interface StoredDispute extends DisputeFacts {
  readonly id: string;
  readonly tournamentRowId: number;
  readonly tournamentId: string;
  readonly tournamentName: string;
  /** Of the tournament when it was reported. */
  readonly revision: number;
  readonly version: number;
  readonly round: number | null;
  /** Match or pod of that round, counted from 1. */
  readonly match: number | null;
  readonly reporterId: string;
  readonly reporter: string;
  readonly about: DisputeTopic;
  readonly text: string;
  readonly escalatedBy: EscalatedBy | null;
  readonly escalatedAt: Date | null;
  readonly withheldFrom: readonly string[];
  readonly objection: string | null;
  readonly objectedAt: Date | null;
  readonly answers: readonly DisputeAnswer[];
  /** Of the tournament now. */
  readonly header: TournamentHeader;
  readonly submitterKey: string | null;
  readonly currentVersion: number;
  readonly currentRevision: number;
}

/** A dispute before it is stored. */
export interface NewDispute {
  readonly tournamentId: string;
  readonly round: number | null;
  readonly match: number | null;
  readonly about: DisputeTopic;
  readonly text: string;
}

/** Who does something about a dispute or a proposal, when, and by which request. */
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

/** What was done, and how the dispute stands now. */
export interface DisputeDone {
  readonly kind: 'done';
  readonly dispute: StoredDispute;
}

/** Too much of one account. */
export type TooMany =
  | { readonly kind: 'too-many-open'; readonly most: number }
  | { readonly kind: 'too-many-in-a-day'; readonly most: number; readonly retryAt: Date };

/** Why nothing is done about a dispute. */
export type DisputeRefusal =
  | TooMany
  | { readonly kind: 'tournament-not-found' | 'dispute-not-found' | 'own-dispute' | 'answered-by-the-last' }
  | { readonly kind: 'no-such-round'; readonly rounds: number }
  | { readonly kind: 'no-such-match'; readonly round: number; readonly matches: number }
  | { readonly kind: 'not-for-you'; readonly needs: readonly Relation[] }
  | { readonly kind: 'dispute-closed' | 'not-answered' | 'escalated-already'; readonly state: DisputeState }
  | { readonly kind: 'objected-already'; readonly at: Date }
  | { readonly kind: 'no-correction-since'; readonly reported: number; readonly current: number };
