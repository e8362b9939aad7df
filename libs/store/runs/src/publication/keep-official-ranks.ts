import type { PoolClient } from 'pg';
import { patiently } from './reopen.js';

/**
 * Keeps everybody's rank by the official run, on all leaderboards; called when another run becomes the official one.
 *
 * @param officialRun null: there is none
 */
export async function keepOfficialRanks(client: PoolClient, officialRun: number | null): Promise<void> {
  const ratings = `(
    select game, category, player_id, rating from ratings where since_run <= $1
    union all
    select game, category, player_id, rating from closed_ratings where since_run <= $1 and until_run > $1)`;
  await client.query(
    patiently(
      `delete from official_ranks o
       where not exists (select from ${ratings} r where (r.game, r.category, r.player_id) = (o.game, o.category, o.player_id))`,
      [officialRun],
    ),
  );
  await client.query(
    patiently(
      `insert into official_ranks as o (game, category, player_id, rank, rating)
       select game, category, player_id, rank() over (partition by game, category order by rating desc), rating from ${ratings} r
       on conflict (game, category, player_id) do update set rank = excluded.rank, rating = excluded.rating
         where (o.rank, o.rating) is distinct from (excluded.rank, excluded.rating)`,
      [officialRun],
    ),
  );
}
