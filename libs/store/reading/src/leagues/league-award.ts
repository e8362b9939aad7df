import { type AwardExplanation, type Phase, readSchemeRule } from '@quadrant/rules/league';
import type { ShownIdentity } from '@quadrant/store/leagues';

export interface AwardingTournament {
  /** The id is the key of the tournament. */
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  /** It has the form `YYYY-MM-DD`. */
  readonly localDate: string;
}

export interface LeagueAward {
  /** `bonus` counts inside its league only (000, 12.5). */
  readonly kind: 'league' | 'bonus';
  readonly player: ShownIdentity;
  readonly tournament: AwardingTournament;
  /** It is the slug of the league. */
  readonly league: string;
  readonly season: string;
  readonly phase: Phase | null;
  readonly place: number;
  readonly participants: number;
  readonly points: number;
  /** It names a table, a scheme with its version and rule, or `manual`. */
  readonly rule: string;
  /** It names the document and the section. */
  readonly section: string;
  /** Says what a bonus was given for. It is null for other points. */
  readonly reason: string | null;
  /** The run that first published it. */
  readonly run: number;
  /** Says where the points stand in their table. It is null for a bonus, and when the table now gives other points. */
  readonly explanation: AwardExplanation | null;
}

/** Returns the rule of a bonus scheme that gave an award; null for a table and for points given by hand. */
export const schemeRuleOf = ({ rule }: Pick<LeagueAward, 'rule'>): ReturnType<typeof readSchemeRule> =>
  readSchemeRule(rule);
