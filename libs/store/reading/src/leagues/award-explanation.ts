import { explainAward, OWN_TABLE, type Award, type AwardExplanation, type PointsTable } from '@quadrant/rules/league';

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
