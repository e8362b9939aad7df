import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** SQL: rows with n, counted by all that they are counted by, as 0075-board-cells has it; each kind is put together first. */
const ofMany = (rows: string): string => `
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

/** SQL: the same for the rows of a tournament: one sum over everything takes half as long as three sums over parts of it. */
const ofFew = (rows: string): string => `
  select r.game, r.category, s.scope, c.width, c.bucket, c.games_from, sum(r.n)::integer
  from (
    select n, game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from,
      least(games, 32767)::smallint as games, board_day(last_played_at) as day
    from (${rows}) r offset 0) r
    cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
    cross join lateral (values
      (1::smallint, r.points::smallint, r.games_from), (1, r.points::smallint, 0),
      (50, (r.points / 50)::smallint, r.games_from), (50, (r.points / 50)::smallint, 0),
      (0, r.day, 0), (-1, r.games, 0)) c (width, bucket, games_from)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6`;

const into = (cells: string, conflict: string): string => `
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) ${cells}
  on conflict ${conflict} do update set players = c.players + excluded.players;`;

const NEW = 'select 1 as n, * from new_rows';
const OLD = 'select -1 as n, * from old_rows';
const BOTH = `${NEW} union all select -1, * from old_rows`;

/** Rows of which more are summed up by {@link ofMany}. */
const FEW = 500;

/** plpgsql: statements that count rows, of which `those` says how many there are; a statement without rows costs nothing. */
const byNumber = (rows: string, those: string): string => `
        if not exists (select from ${those}) then return null; end if;
        if (select count(*) from (select from ${those} limit ${FEW + 1}) r) > ${FEW} then ${into(ofMany(rows), 'on constraint board_counts_cell_key')}
        else ${into(ofFew(rows), 'on constraint board_counts_cell_key')}
        end if;`;

const COUNT = `
  create or replace function count_board_rows() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then${byNumber(NEW, 'new_rows')}
      elsif tg_op = 'DELETE' then${byNumber(OLD, 'old_rows')}
      else${byNumber(BOTH, 'new_rows')}
      end if;
      return null;
    end
  $$;`;

/** SQL: what a run moved and what it did to wins, ties and peaks; of players, games and categories. */
const TURNED = `
        select t.game, t.category, t.player_id, sum(t.wins) as wins, sum(t.ties) as ties, max(t.reached) as reached, max(t.lost) as lost,
          bool_or(t.is_moved) as is_moved
        from (
          select m.game, m.category, m.player_id, 0 as wins, 0 as ties, null::float8 as reached, null::float8 as lost, true as is_moved
          from unnest(moved_games, moved_categories, moved_players) m (game, category, player_id)
          union all
          select k.game, c.category, c.player_id, c.wins, c.ties, c.after, null, false
          from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
          where c.tournament_id = any(opened)
          union all
          select k.game, c.category, c.player_id, -c.wins, -c.ties, null, c.after, false
          from closed_rating_changes c
            join closed_outcomes o on o.tournament_id = c.tournament_id and o.since_run = c.since_run and o.until_run = c.until_run
            join scorecards k using (submission_id)
          where c.until_run = run) t
        group by t.game, t.category, t.player_id`;

/**
 * Nearly every row that a run moves is there already, so rows are updated first: an insert that meets its row locks it, too. The
 * other two statements run only where a row is missing or goes. Lateral, with an offset: each row is looked up by its key, however
 * many there are on a board. A row is then updated where it was found, since nobody else can write it.
 */
const MOVE = `
  create or replace function move_board_rows(moved_games text[], moved_categories text[], moved_players integer[], run integer, opened integer[])
    returns void
    language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
    declare is_complete boolean;
    begin
      -- Alone; note_board_player takes it shared.
      perform pg_advisory_xact_lock(5054);
      with turned as materialized (${TURNED}
      ), found as materialized (
        select o.ctid as at, t.is_moved, r.rating, r.games, o.wins + t.wins as wins, o.ties + t.ties as ties,
          case when t.lost >= o.peak and (t.reached >= o.peak) is not true then (
            select max(c.after) from rating_changes c join outcomes e using (tournament_id) join scorecards k using (submission_id)
            where c.player_id = t.player_id and c.category = t.category and k.game = t.game)
          else greatest(o.peak, t.reached) end as peak,
          r.last_played_at, r.since_run, p.handle_key, p.country, p.region
        from turned t
          cross join lateral (select ctid, wins, ties, peak from board_rows o
            where (o.game, o.category, o.player_id) = (t.game, t.category, t.player_id) offset 0) o
          cross join lateral (select * from ratings r
            where (r.game, r.category, r.player_id) = (t.game, t.category, t.player_id) offset 0) r
          cross join lateral (select * from shown_players p where p.id = t.player_id offset 0) p
      ), put as (
        update board_rows b set
          rating = f.rating, games = f.games, wins = f.wins, ties = f.ties, peak = f.peak, last_played_at = f.last_played_at,
          since_run = f.since_run, handle_key = f.handle_key, country = f.country, region = f.region
        from found f
        where b.ctid = f.at
          and (b.rating, b.games, b.wins, b.ties, b.peak, b.last_played_at, b.since_run, b.handle_key, b.country, b.region)
            is distinct from (f.rating, f.games, f.wins, f.ties, f.peak, f.last_played_at, f.since_run, f.handle_key, f.country, f.region)
      )
      select (select count(*) from turned where is_moved) = (select count(*) from found where is_moved) into is_complete;
      if is_complete then return; end if;

      delete from board_rows b using unnest(moved_games, moved_categories, moved_players) m (game, category, player_id)
      where (b.game, b.category, b.player_id) = (m.game, m.category, m.player_id)
        and not exists (select from ratings r where (r.game, r.category, r.player_id) = (b.game, b.category, b.player_id));
      with turned as materialized (${TURNED}
      )
      insert into board_rows as b (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
          country, region)
        select t.game, t.category, t.player_id, r.rating, r.games, t.wins, t.ties, t.reached, r.last_played_at, r.since_run,
          p.handle_key, p.country, p.region
        from turned t
          cross join lateral (select * from ratings r
            where (r.game, r.category, r.player_id) = (t.game, t.category, t.player_id) offset 0) r
          cross join lateral (select * from shown_players p where p.id = t.player_id offset 0) p
        where not exists (select from board_rows o where (o.game, o.category, o.player_id) = (t.game, t.category, t.player_id));
    end
  $$;`;

/** A live run counts and moves the rows of leaderboards for about half of what it took. */
export class CheaperCounts1700000000160 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The same days; without extract, which hangs on the time zone, PostgreSQL puts it into the statement and calls no function.
      create or replace function board_day(instant timestamptz) returns smallint language sql immutable parallel safe
        return greatest(least((instant at time zone 'UTC')::date - date '2000-01-01', 32767), -32768)::smallint;

      truncate board_counts;
      -- Room for the next counts on the same page: cells of few rows change with every run.
      alter table board_counts set (fillfactor = 50),
        -- As the key, with what differs first: a cell is found in half the time.
        add constraint board_counts_cell_key unique (bucket, games_from, width, scope, category, game);
      ${COUNT}
      ${MOVE}
      select recount_board_rows();
    `);
  }
}
