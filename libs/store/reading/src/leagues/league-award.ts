import type { AwardExplanation, Phase } from '@quadrant/rules/league';
import type { ShownIdentity } from '@quadrant/store/leagues';

/** A tournament as awards name it. */
export interface AwardingTournament {
  /** Its key. */
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  /** `YYYY-MM-DD`. */
  readonly localDate: string;
}

/** Points of a league, with the rule that gave them. */
export interface LeagueAward {
  /** `bonus` counts inside its league only (000, 12.5). */
  readonly kind: 'league' | 'bonus';
  readonly player: ShownIdentity;
  readonly tournament: AwardingTournament;
  /** Slug. */
  readonly league: string;
  readonly season: string;
  readonly phase: Phase | null;
  readonly place: number;
  readonly participants: number;
  readonly points: number;
  /** A table, a scheme with its version and rule, or `manual`. */
  readonly rule: string;
  /** Document and section. */
  readonly section: string;
  /** Of a bonus: what it was given for. */
  readonly reason: string | null;
  /** The run that it came with. */
  readonly run: number;
  /** Where the points stand in the printed table; null for a bonus. */
  readonly explanation: AwardExplanation | null;
}
