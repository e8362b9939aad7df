import { inTransaction } from '@quadrant/store/audit';
import { findKeptDifference } from '@quadrant/store/verification';
import type { DataSource } from 'typeorm';

/**
 * The slowest and simplest way: every game of every published scorecard, from both sides, by its bytes. The games of a round of a
 * pod (with a divisor above 1) are one game.
 */
const MISCOUNTED = `
  select t.key, p.handle, c.category, c.games, c.wins, c.ties, d.games as "definedGames", d.wins as "definedWins", d.ties as "definedTies"
  from rating_changes c join tournaments t on t.id = c.tournament_id join players p on p.id = c.player_id
    join outcomes o using (tournament_id) join scorecards k using (submission_id)
    cross join lateral (
      select count(*)::integer as games, count(*) filter (where worst = 2)::integer as wins,
        count(*) filter (where worst = 1)::integer as ties
      from (select side.entry, min(halves) as worst from generate_series(0, length(k.games) / 8 - 1) i
        cross join lateral (values
          (get_byte(k.games, i * 8), get_byte(k.games, i * 8 + 6) & 3),
          (get_byte(k.games, i * 8 + 2), 2 - (get_byte(k.games, i * 8 + 6) & 3))) side (entry, halves)
        join players q on q.id = k.players[side.entry + 1]
      where q.counts_as = c.player_id
      group by side.entry, case get_byte(k.games, i * 8 + 7) when 1 then i else -1 - get_byte(k.games, i * 8 + 4) end) g) d
  where (c.games, c.wins, c.ties) is distinct from (d.games, d.wins, d.ties) and o.rated = k.rated limit 1`;

/** Everybody's rank by the official run, by definition: one more than there are better ones. */
const MISRANKED = `
  with official as (
    select game, category, player_id, rating from publication p join runs h on h.number = p.head_run
      cross join lateral (
        select game, category, player_id, rating from ratings where since_run <= h.official_run
        union all
        select game, category, player_id, rating from closed_ratings
        where since_run <= h.official_run and until_run > h.official_run) r
  ), defined as (
    select game, category, player_id, rating, 1 + (
      select count(*) from official b where (b.game, b.category) = (a.game, a.category) and b.rating > a.rating)::integer as rank
    from official a)
  select * from official_ranks o full join defined d using (game, category, player_id)
  where (o.rank, o.rating) is distinct from (d.rank, d.rating) limit 1`;

/** Where a number that publication keeps is not what its definition gives; null where all are. */
export async function findMiskept(dataSource: DataSource): Promise<string | null> {
  const [miscounted] = await dataSource.query<object[]>(MISCOUNTED);
  if (miscounted) return JSON.stringify(miscounted);
  const [misranked] = await dataSource.query<object[]>(MISRANKED);
  if (misranked) return JSON.stringify(misranked);
  const difference = await inTransaction(dataSource, (client) => findKeptDifference(client));
  return difference && JSON.stringify(difference);
}
