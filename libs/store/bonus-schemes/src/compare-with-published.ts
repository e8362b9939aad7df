import type { PoolClient } from 'pg';
import { compareBonus, type BonusAward, type DifferingAward } from '@quadrant/rules/leagues';
import type { FoldedTournament } from '@quadrant/store/leagues';

/** The bonus awards of a league in which a fold differs from what is published. */
export async function compareWithPublished(
  client: PoolClient,
  league: string,
  folded: readonly FoldedTournament[],
): Promise<readonly DifferingAward[]> {
  const { rows: published } = await client.query<BonusAward>(
    `select t.key as tournament, a.player_id as "playerRowId", a.points, a.rule, a.reason
     from awards a join tournaments t on t.id = a.tournament_id join league_seasons s on s.id = a.league_season_id
       join leagues l on l.id = s.league_id join outcomes o on o.tournament_id = a.tournament_id
     where l.slug = $1 and a.kind = 'bonus' order by o.starts_at, o.key, a.ordinal`,
    [league],
  );
  const computed = folded.flatMap(({ key, bonus, players }) =>
    bonus.map(({ entry, points, rule, reason }) => {
      return { tournament: key, playerRowId: players[entry]!, points, rule, reason };
    }),
  );
  return compareBonus(computed, published);
}
