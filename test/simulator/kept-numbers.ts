import { inTransaction } from '@quadrant/store/audit';
import { findBoardDifference } from '@quadrant/store/proof';
import type { DataSource } from 'typeorm';

/** The slowest and simplest way: every game of every published scorecard, from both sides, by its bytes. */
const MISCOUNTED = `
  select t.key, p.handle, c.category, c.games, c.wins, c.ties, d.games as "definedGames", d.wins as "definedWins", d.ties as "definedTies"
  from rating_changes c join tournaments t on t.id = c.tournament_id join players p on p.id = c.player_id
    join outcomes o using (tournament_id) join scorecards k using (submission_id)
    cross join lateral (
      select count(*)::integer as games, count(*) filter (where halves = 2)::integer as wins,
        count(*) filter (where halves = 1)::integer as ties
      from generate_series(0, length(k.games) / 8 - 1) i
        cross join lateral (values
          (get_byte(k.games, i * 8), get_byte(k.games, i * 8 + 6) & 3),
          (get_byte(k.games, i * 8 + 2), 2 - (get_byte(k.games, i * 8 + 6) & 3))) side (entry, halves)
        join players q on q.id = k.players[side.entry + 1]
      where q.counts_as = c.player_id) d
  where (c.games, c.wins, c.ties) is distinct from (d.games, d.wins, d.ties) and o.rated = k.rated limit 1`;

/** Where a number that publication keeps is not what its definition gives; null where all are. */
export async function findMiskept(dataSource: DataSource): Promise<string | null> {
  const [miscounted] = await dataSource.query<object[]>(MISCOUNTED);
  if (miscounted) return JSON.stringify(miscounted);
  const difference = await inTransaction(dataSource, (client) => findBoardDifference(client));
  return difference && JSON.stringify(difference);
}
