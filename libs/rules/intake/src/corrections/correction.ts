import type { SeasonPart } from '@quadrant/rules/league';
import type { Action, Submitter } from '@quadrant/rules/permissions';
import type { Finding, Level } from '@quadrant/rules/tournament';
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

/** The tournament lies in a part of a season that is closed: only a coordinator changes what counts there. */
export interface PartClosedRefusal {
  readonly kind: 'part-closed';
  readonly league: string;
  readonly season: string;
  readonly part: SeasonPart;
}

/** Why a tournament is not corrected. */
export type CorrectionRefusal =
  | TournamentRefusal
  /** `lastDay`: the last local day on which they could. */
  | { readonly kind: 'withdrawal-too-late'; readonly lastDay: string; readonly policy: string }
  | { readonly kind: 'already-withdrawn'; readonly withdrawnAt: string }
  | {
      readonly kind: 'league-unknown' | 'not-your-league' | 'not-directed-for-league' | 'not-of-league';
      readonly league: string;
    }
  | { readonly kind: 'not-withdrawn' | 'merge-target-unknown' | 'merge-into-itself' | 'merge-target-withdrawn' }
  | PartClosedRefusal
  | { readonly kind: 'correction-refused'; readonly findings: readonly Finding[] };
