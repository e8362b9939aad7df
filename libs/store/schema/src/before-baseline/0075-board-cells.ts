import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** A function that counts `rows`, of which each is worth n, by the statement `count`. */
const countRows = (count: (rows: string) => string): string => `
  create or replace function count_board_rows() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${count('select 1 as n, * from new_rows')}
      elsif tg_op = 'DELETE' then ${count('select -1 as n, * from old_rows')}
      else ${count('select 1 as n, * from new_rows union all select -1, * from old_rows')}
      end if;
      return null;
    end
  $$;`;

const into = (cells: string): string => `
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) ${cells}
  on conflict (game, category, scope, width, bucket, games_from) do update set players = c.players + excluded.players;`;

const recount = (cells: (rows: string) => string): string => `
  create or replace function recount_board_rows() returns void language sql as $$
    delete from board_counts;
    insert into board_counts (game, category, scope, width, bucket, games_from, players) ${cells('select 1 as n, * from board_rows')};
  $$;`;

/** SQL: rows with n, counted by all that they are counted by; each kind is put together first. */
const byAll = (rows: string): string => `
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (${rows}) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (${rows}) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (${rows}) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6`;

/**
 * Players of leaderboards are counted by rating without their games too, by the day of their last game, and by their games: so any
 * minimum of games and any window of activity is a sum of few rows.
 */
export class BoardCells1700000000075 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Days of UTC since 2000; one for everything before 1910-04-14.
      create function board_day(instant timestamptz) returns smallint language sql immutable parallel safe
        return greatest(least(floor(extract(epoch from instant) / 86400) - 10957, 32767), -32768)::smallint;
      -- A width of 50 or 1: the bucket is of ratings, and games_from 0 stands for any number of games. A width of 0: the bucket is
      -- the day of the last game. A width of -1: the bucket is the number of games.
      alter table board_counts drop constraint board_counts_width_check,
        add constraint board_counts_width_check check (width in (-1, 0, 1, 50));
      -- Buckets last: those of any number of games stand beside each other.
      alter table board_counts drop constraint board_counts_pkey,
        add constraint board_counts_pkey primary key (game, category, scope, width, games_from, bucket);
      ${countRows((rows) => into(byAll(rows)))}
      ${recount(byAll)}
      select recount_board_rows();
    `);
  }
}
