import type { Action, ReportsFrom, Submitter } from '@quadrant/rules/permissions';
import type { Finding, Level } from '@quadrant/rules/tournament';
import type { PartClosedRefusal } from '../holds/closed-part.js';
import type { HeldReason } from '../holds/held-reason.js';
import type { TournamentRefusal } from '../tournament-refusal.js';

/** What can be done to a tournament besides handing in another revision. */
export type Correction =
  /** It no longer counts. */
  | { readonly kind: 'withdrawal' }
  /** It counts again: takes a withdrawal or a merge back. */
  | { readonly kind: 'reinstatement' }
  /** The same tournament was reported twice: it no longer counts, the other one does. */
  | { readonly kind: 'merge'; readonly into: string }
  /** A coordinator's word in place of the report's; null gives the report's back, what is left out stays. */
  | { readonly kind: 'level'; readonly level?: Level | null; readonly rated?: boolean | null }
  /** The league that it counts for, whatever its report says; null: none. `from`: only where it is of that league. */
  | { readonly kind: 'league'; readonly league: string | null; readonly from?: string };

/** What permissions and the audit call a correction. */
export const CORRECTION_ACTIONS: Readonly<Record<Correction['kind'], Action>> = {
  withdrawal: 'tournament.withdraw',
  reinstatement: 'tournament.reinstate',
  merge: 'tournament.merge',
  level: 'tournament.set-level',
  league: 'tournament.flag-league',
};

export interface CorrectionCommand {
  readonly tournamentKey: string;
  readonly correction: Correction;
  readonly reason: string;
  readonly submitter: Submitter;
  /** `approved` by default. */
  readonly reportsFrom?: ReportsFrom;
  /** Versions of the tournament that the correction was made for; null for any. */
  readonly versions: readonly number[] | null;
  readonly at: Date;
  readonly requestId: string | null;
}

/** When a correction moves what is published. */
export type TakesEffect = 'at-once' | 'with-refresh' | 'when-resumed' | 'never';

/** What a correction has made of its tournament. */
export interface Corrected {
  readonly kind: 'corrected';
  readonly tournamentId: string;
  readonly version: number;
  readonly takesEffect: TakesEffect;
}

/** Why a tournament is not corrected. */
export type CorrectionRefusal =
  | TournamentRefusal
  /** Of a director's withdrawal: it waits for a coordinator, as a revision of theirs would. */
  | { readonly kind: 'needs-coordinator'; readonly reasons: readonly HeldReason[] }
  | { readonly kind: 'already-withdrawn'; readonly withdrawnAt: string }
  | {
      readonly kind: 'league-unknown' | 'not-your-league' | 'not-directed-for-league' | 'not-of-league';
      readonly league: string;
    }
  | { readonly kind: 'not-withdrawn' | 'merge-target-unknown' | 'merge-into-itself' | 'merge-target-withdrawn' }
  | PartClosedRefusal
  | { readonly kind: 'correction-refused'; readonly findings: readonly Finding[] };
