import type { Basis } from '@quadrant/rules/tournament';
import {
  type AwardExplanation,
  type Phase,
  readSchemeRule,
  explainAward,
  OWN_TABLE,
  type Award,
  type PointsTable,
} from '@quadrant/rules/leagues';
import type { ShownIdentity } from '../season-view/league-season.js';

export interface AwardingTournament {
  /** The id is the key of the tournament. */
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  /** It has the form `YYYY-MM-DD`. */
  readonly localDate: string;
  /** Its places come from this: the rules compute them, or its source states them. */
  readonly basis: Basis;
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

/**
 * SQL: the points table of the season that an award a names, by the rules in effect. It is null for awards by other
 * tables.
 */
export const TABLE_OF_SEASON = `case when a.rule = '${OWN_TABLE}' then (
    select each->'pointsTable' from league_seasons own join league_rules r using (league_id),
      jsonb_array_elements(r.rules->'seasons') each
    where own.id = a.league_season_id and upper_inf(r.in_effect) and each->'id' = to_jsonb(own.id)) end`;

/** Says where the points of an award stand in its table; null for a bonus, and when the table now gives others. */
export function explanationOf(
  { kind, ...award }: Pick<Award, 'kind' | 'rule' | 'participants' | 'place' | 'points'>,
  own: PointsTable | null,
): AwardExplanation | null {
  const explanation = kind === 'bonus' ? null : explainAward({ ...award, kind }, own);
  return explanation?.points === award.points ? explanation : null;
}
