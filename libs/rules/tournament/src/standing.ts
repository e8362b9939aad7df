import type { Text } from '@quadrant/rules/message';
import type { EntryIndex } from './report.js';

/** The rule that separated a player from their neighbours in the final order. */
export type DecidedBy =
  | 'points'
  | 'head-to-head'
  | 'strength-of-schedule'
  | 'differential'
  | 'cumulative-victory-points'
  | 'director-toss'
  | 'coin-toss'
  | 'extended-strength-of-schedule'
  | 'rounds-won'
  | 'highest-differential'
  | 'seed'
  | 'elimination'
  | 'final-confrontation'
  | 'director'
  | 'no-show';

/** A player's row in the final order. Places run from 1 to n, each once. */
export interface Standing {
  readonly entry: EntryIndex;
  readonly place: number;
  readonly points: number;
  /** This and the next four are null when the rule system has no such number. */
  readonly strengthOfSchedule: number | null;
  readonly extendedStrengthOfSchedule: number | null;
  readonly differential: number | null;
  readonly cumulativeVictoryPoints: number | null;
  /** It is set for Tribbles. */
  readonly roundsWon: number | null;
  /** The step that separated this player from the one placed directly above them, or the first player from the one below. */
  readonly decidedBy: DecidedBy;
}

/** A yes or no, with the rule that decided it. */
export interface Verdict {
  readonly value: boolean;
  /** Document and section, and in a few words why, e.g. `000 §2: 3 of 3 rounds, 8 participants, registered 12 days ahead`. */
  readonly rule: Text;
}
