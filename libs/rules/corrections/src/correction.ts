import type { Text } from '@quadrant/rules/message';
import type { Action, ReportsFrom, Submitter } from '@quadrant/rules/permissions';
import type { Finding, Level } from '@quadrant/rules/tournament';
import type { PartClosedRefusal, HeldReason, TournamentRefusal } from '@quadrant/rules/intake';

/** Everything that can be done to a tournament besides sending another revision. */
export type Correction =
  | { readonly kind: 'withdrawal' }
  /** It counts again: this undoes a withdrawal or a merge. */
  | { readonly kind: 'reinstatement' }
  /** The same tournament was reported twice: this one no longer counts, the other one does. */
  | { readonly kind: 'merge'; readonly into: string }
  /** A coordinator overrides the report. Null restores what the report says; a member that is left out stays. */
  | { readonly kind: 'level'; readonly level?: Level | null; readonly rated?: boolean | null }
  /** The league that it counts for, whatever its report says; null means none. `from` requires that it is in that league now. */
  | { readonly kind: 'league'; readonly league: string | null; readonly from?: string };

export const CORRECTION_ACTIONS = {
  withdrawal: 'tournament.withdraw',
  reinstatement: 'tournament.reinstate',
  merge: 'tournament.merge',
  level: 'tournament.set-level',
  league: 'tournament.flag-league',
} as const satisfies Readonly<Record<Correction['kind'], Action>>;

export interface CorrectionCommand {
  readonly tournamentKey: string;
  readonly correction: Correction;
  readonly reason: Text;
  readonly submitter: Submitter;
  /** The default is `approved`. */
  readonly reportsFrom?: ReportsFrom;
  /** The versions of the tournament that the correction was made for; null for any. */
  readonly versions: readonly number[] | null;
  readonly at: Date;
  readonly requestId: string | null;
}

/** It says when a correction changes the published results. */
export type TakesEffect = 'at-once' | 'with-refresh' | 'when-resumed' | 'never';

export interface Corrected {
  readonly kind: 'corrected';
  readonly tournamentId: string;
  readonly version: number;
  readonly takesEffect: TakesEffect;
}

export type CorrectionRefusal =
  | TournamentRefusal
  /** A director's withdrawal waits for a coordinator, as their revision would. */
  | { readonly kind: 'needs-coordinator'; readonly reasons: readonly HeldReason[] }
  | { readonly kind: 'already-withdrawn'; readonly withdrawnAt: string }
  | {
      readonly kind: 'league-unknown' | 'not-your-league' | 'not-directed-for-league' | 'not-of-league';
      readonly league: string;
    }
  | { readonly kind: 'not-withdrawn' | 'merge-target-unknown' | 'merge-into-itself' | 'merge-target-withdrawn' }
  | PartClosedRefusal
  | { readonly kind: 'correction-refused'; readonly findings: readonly Finding[] };
