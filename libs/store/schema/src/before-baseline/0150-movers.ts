import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Returns SQL that is true for the same player on the same leaderboard. */
const same = (one: string, other: string): string =>
  `(${one}.player_id, ${one}.game, ${one}.category) = (${other}.player_id, ${other}.game, ${other}.category)`;

/** SQL: looks rows up by an index, whatever PostgreSQL expects: it knows nothing yet of tables that were loaded in this run. */
const oneByOne = (table: string, where: string): string =>
  `cross join lateral (select * from ${table} where ${where} offset 0) ${table.split(' ')[1]!}`;

const GAME = oneByOne('scorecards k', 'k.submission_id = o.submission_id');

/**
 * SQL: makes the rows of some players that sum up the days on which they played, since two weeks before. The days of a
 * week that ends on day E are those from E - 6 on. Their row holds the first and the last day of a player in the week.
 *
 * @param changes rating changes `c` of these players since then with their outcome `o` and scorecard `k`
 * @param ofThem a condition of their rows, named `m`
 */
const keep = (changes: string, ofThem: string): string => `
  with played as (
    select k.game, c.category, c.player_id, board_day(o.starts_at) as day,
      (array_agg(c.before order by o.starts_at, o.key))[1] as before,
      (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as after, sum(c.games) as games
    from ${changes}
    group by 1, 2, 3, 4
  ), days as (
    select *, lag(day) over own as earlier, lead(day) over own as later, sum(games) over own as total
    from played window own as (partition by game, category, player_id order by day)
  ), weeks as (
    select a.game, a.category, a.player_id, greatest(b.day, a.earlier + 7)::smallint as from_day,
      least(a.day + 6, b.later - 1)::smallint as last_day, a.before, b.after, (b.total - a.total + a.games)::integer as games
    from days a join days b on ${same('a', 'b')} and b.day between a.day and a.day + 6
  ), defined as materialized (
    select * from weeks where before <> after and from_day <= last_day and last_day >= kept_from
  ), gone as (
    delete from movers m where ${ofThem}
      and not exists (select from defined d where ${same('d', 'm')} and d.last_day = m.last_day)
  )
  insert into movers as m (game, category, player_id, from_day, last_day, before, after, games)
  select game, category, player_id, from_day, last_day, before, after, games from defined
  on conflict (player_id, game, category, last_day) do update
    set from_day = excluded.from_day, before = excluded.before, after = excluded.after, games = excluded.games
    where (m.from_day, m.before, m.after, m.games)
      is distinct from (excluded.from_day, excluded.before, excluded.after, excluded.games);`;

/** Publication stores how far a week has moved each rating. Before, every reader summed it up from all changes of the week. */
export class Movers1700000000150 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What the tournaments of the seven days that end with a day did to a rating, for all days from from_day to last_day.
      -- Days are those of board_day. Weeks that nobody can ask for any more are removed.
      create table movers (
        game text not null,
        category text not null,
        player_id integer not null,
        from_day smallint not null,
        last_day smallint not null,
        before float8 not null,
        after float8 not null,
        games integer not null,
        constraint movers_pkey primary key (player_id, game, category, last_day)
      );
      create index movers_distance_idx on movers (abs(after - before) desc);
      create index movers_last_day_idx on movers (last_day);
      -- The first day on which a week ends that is kept; null: none is.
      alter table publication add column movers_from smallint;

      -- opened: the tournaments of which the run published something new; null: everything may be new.
      create function keep_movers(run integer, published_at timestamptz, opened integer[]) returns void language plpgsql as $$
        declare
          -- A process whose clock is behind still asks for the day before.
          kept_from constant smallint :=
            least((select board_day(max(starts_at)) from outcomes), board_day(published_at)) - 1;
          since constant timestamptz := timestamptz '2000-01-01 00:00:00Z' + (kept_from - 13) * interval '24 hours';
          kept_before constant smallint := (select movers_from from publication);
          moved integer[];
        begin
          delete from movers where last_day < kept_from;
          if kept_before is distinct from kept_from then update publication set movers_from = kept_from; end if;
          -- Of many tournaments all players are looked up at once, and of a day that was not kept any more everybody.
          if opened is null or cardinality(opened) > 500 or kept_from < coalesce(kept_before, 32767) then
            ${keep(`(select * from outcomes where starts_at >= since offset 0) o ${oneByOne('rating_changes c', 'c.tournament_id = o.tournament_id')} ${GAME}`, 'true')}
            return;
          end if;
          select array_agg(distinct t.player_id) into moved from (
            select c.player_id from rating_changes c join outcomes o using (tournament_id)
            where c.tournament_id = any(opened) and (o.starts_at >= since or exists (
              select from closed_outcomes x where x.tournament_id = o.tournament_id and x.until_run = run))
            union all
            select c.player_id from closed_rating_changes c where c.until_run = run) t;
          if moved is null then return; end if;
          ${keep(
            `unnest(moved) p (player_id) ${oneByOne('rating_changes c', 'c.player_id = p.player_id')}
              ${oneByOne('outcomes o', 'o.tournament_id = c.tournament_id and o.starts_at >= since')} ${GAME}`,
            'm.player_id = any(moved)',
          )}
        end
      $$;
      select keep_movers(r.number, r.published_at, null) from publication p join runs r on r.number = p.head_run;
    `);
  }
}
