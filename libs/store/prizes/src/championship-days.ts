import type { PoolClient } from 'pg';
import type { ChampionshipDays } from '@quadrant/rules/leagues';
import { printedWindow } from '@quadrant/rules/championships';

/** SQL: tells whether the announcer of n may set the days of championships. */
const BY_ORGANIZED_PLAY = `exists (select from role_grants g where g.account_id = n.account_id and g.revoked_at is null
  and g.role in ('coordinator', 'director-of-organized-play'))`;

/**
 * Loads the known days of the Champions League and of Worlds in a year. They come from published tournaments, approved
 * applications and the announced window of Worlds, or the printed window where none is announced. An announced
 * Champions League counts only when a coordinator or the Director of Organized Play announced it, since anybody can
 * announce one.
 *
 * @param except key of a tournament whose published day does not count, since a revision of it is being looked at
 */
export async function loadChampionshipDays(
  client: Pick<PoolClient, 'query'>,
  year: number,
  except: string | null = null,
): Promise<ChampionshipDays> {
  const { rows } = await client.query<{ championsLeague: string | null; worlds: string | null; window: string | null }>(
    `with played as (
       select c.kind, c.local_date from scorecards c join outcomes o using (submission_id)
       where c.kind in ('champions-league', 'worlds') and c.kind <> 'local' and ($2::uuid is null or o.key <> $2)
         and c.local_date between make_date($1, 1, 1) and make_date($1, 12, 31)
     )
     select coalesce((select min(local_date) from played where kind = 'champions-league'),
         (select min(n.local_date) from announcements n
           where n.facts->>'kind' = 'champions-league' and n.state = 'announced' and ${BY_ORGANIZED_PLAY}
             and n.local_date between make_date($1, 1, 1) and make_date($1, 12, 31)))::text as "championsLeague",
       (select min(day) from (select local_date as day from played where kind = 'worlds'
          union all select planned_on from allotments where kind = 'worlds' and year = $1) w)::text as worlds,
       (select min(play_from) from championship_windows where kind = 'worlds' and year = $1)::text as window`,
    [year, except],
  );
  const { championsLeague, worlds, window } = rows[0]!;
  return { championsLeague, worlds, worldsWindow: window ?? printedWindow('worlds', year).playFrom };
}
