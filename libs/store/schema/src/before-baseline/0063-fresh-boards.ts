import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Returns SQL that names the tables which a first refresh loads from scratch. */
const tables = (names: readonly string[]): string => `
  create or replace function require_fresh_table(name text) returns void language plpgsql set search_path = public, pg_temp as $$
    begin
      if name is null or name not in (${names.map((name) => `'${name}'`).join(', ')}) then
        raise exception 'no table that is loaded anew: %', name using errcode = 'insufficient_privilege';
      end if;
    end
  $$;`;

const LONG = ['outcomes', 'rating_changes', 'history_chain', 'ratings'];

/** Does the same as in 0010-database-roles, also with triggers, which belong to the table that is dropped. */
const replaceBy = (hasTriggers: boolean): string => `
  create or replace function replace_by_fresh_tables(names text[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      name text;
      index text;
      view text;
      views text[];
      views_again text;
      ${hasTriggers ? 'triggers_again text;' : ''}
    begin
      foreach name in array names loop perform require_fresh_table(name); end loop;
      with over_them as (
        select distinct c.oid, c.relacl, c.relowner from pg_depend d join pg_rewrite r on r.oid = d.objid
          join pg_class c on c.oid = r.ev_class
        where d.refobjid = any(names::regclass[]) and d.classid = 'pg_rewrite'::regclass)
      select array_agg(v.oid::regclass::text),
        string_agg(format('create view %s as %s ', v.oid::regclass, pg_get_viewdef(v.oid)) || coalesce((
          select string_agg(format('grant %s on %s to %s;', a.privilege_type, v.oid::regclass,
            case a.grantee when 0 then 'public' else a.grantee::regrole::text end), ' ')
          from aclexplode(v.relacl) a where a.grantee <> v.relowner), ''), ' ')
      into views, views_again from over_them v;
      ${
        hasTriggers
          ? `select string_agg(pg_get_triggerdef(oid), '; ') into triggers_again from pg_trigger
      where tgrelid = any(names::regclass[]) and not tgisinternal;`
          : ''
      }
      foreach view in array coalesce(views, '{}') loop execute format('drop view %s', view); end loop;
      foreach name in array names loop execute format('lock table %I in access exclusive mode', name); end loop;
      perform set_config('lock_timeout', '0', true);
      foreach name in array names loop
        execute format('drop table %I', name);
        execute format('alter table %I rename to %I', 'fresh_' || name, name);
        for index in
          select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = name::regclass
        loop
          execute format('alter index %I rename to %I', index, substr(index, length('fresh_') + 1));
        end loop;
      end loop;
      if views_again is not null then execute views_again; end if;
      ${hasTriggers ? 'if triggers_again is not null then execute triggers_again; end if;' : ''}
    end
  $$;`;

/** Returns SQL for a function that counts `rows` by the statement `count`. Each row is worth n. */
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

const ADD = `
  on conflict (game, category, scope, width, bucket, games_from) do update set players = c.players + excluded.players;`;

/** SQL: rows with n, counted by every key at once. The same rows listed six times would be many more. */
const together = (rows: string): string => `
  select t.game, t.category, s.scope, w.width, (t.points / w.width)::smallint, t.games_from, sum(t.n)::integer
  from (
    select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
    from (${rows}) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
    cross join (values (1::smallint), (50::smallint)) w (width)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6`;

const countTogether = (rows: string): string => `
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) ${together(rows)} ${ADD}`;

/** A live run asks one query, which plans nothing. Four queries and their plans took as long as the rest of the run. */
const MOVE = `
  create function move_board_rows(moved_games text[], moved_categories text[], moved_players integer[], run integer, opened integer[])
    returns void
    language plpgsql as $$
    begin
      -- Alone; note_board_player takes it shared.
      perform pg_advisory_xact_lock(5054);
      delete from board_rows b using unnest(moved_games, moved_categories, moved_players) m (game, category, player_id)
      where (b.game, b.category, b.player_id) = (m.game, m.category, m.player_id)
        and not exists (select from ratings r where (r.game, r.category, r.player_id) = (b.game, b.category, b.player_id));
      -- Lateral, with an offset: each row is looked up by its key, however many there are on a board.
      with turned as (
        select t.game, t.category, t.player_id, sum(t.wins) as wins, sum(t.ties) as ties, max(t.reached) as reached, max(t.lost) as lost
        from (
          select m.game, m.category, m.player_id, 0 as wins, 0 as ties, null::float8 as reached, null::float8 as lost
          from unnest(moved_games, moved_categories, moved_players) m (game, category, player_id)
          union all
          select k.game, c.category, c.player_id, c.wins, c.ties, c.after, null
          from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
          where c.tournament_id = any(opened)
          union all
          select k.game, c.category, c.player_id, -c.wins, -c.ties, null, c.after
          from closed_rating_changes c
            join closed_outcomes o on o.tournament_id = c.tournament_id and o.since_run = c.since_run and o.until_run = c.until_run
            join scorecards k using (submission_id)
          where c.until_run = run) t
        group by t.game, t.category, t.player_id
      )
      insert into board_rows as b (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
          country, region)
        select t.game, t.category, t.player_id, r.rating, r.games, coalesce(o.wins, 0) + t.wins, coalesce(o.ties, 0) + t.ties,
          case when t.lost >= o.peak and (t.reached >= o.peak) is not true then (
            select max(c.after) from rating_changes c join outcomes e using (tournament_id) join scorecards k using (submission_id)
            where c.player_id = t.player_id and c.category = t.category and k.game = t.game)
          else greatest(o.peak, t.reached) end,
          r.last_played_at, r.since_run, p.handle_key, p.country, p.region
        from turned t
          cross join lateral (select * from ratings r
            where (r.game, r.category, r.player_id) = (t.game, t.category, t.player_id) offset 0) r
          cross join lateral (select * from shown_players p where p.id = t.player_id offset 0) p
          left join lateral (select * from board_rows o
            where (o.game, o.category, o.player_id) = (t.game, t.category, t.player_id) offset 0) o on true
      on conflict on constraint board_rows_pkey do update set
        rating = excluded.rating, games = excluded.games, wins = excluded.wins, ties = excluded.ties, peak = excluded.peak,
        last_played_at = excluded.last_played_at, since_run = excluded.since_run, handle_key = excluded.handle_key,
        country = excluded.country, region = excluded.region
      where (b.rating, b.games, b.wins, b.ties, b.peak, b.last_played_at, b.since_run, b.handle_key, b.country, b.region)
        is distinct from (excluded.rating, excluded.games, excluded.wins, excluded.ties, excluded.peak, excluded.last_played_at,
          excluded.since_run, excluded.handle_key, excluded.country, excluded.region);
    end
  $$;`;

/** Loads leaderboards in a refresh from nothing as it loads ratings: without indexes first, and counted once. */
export class FreshBoards1700000000063 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${tables([...LONG, 'board_rows'])}
      ${replaceBy(true)}
      ${countRows(countTogether)}

      ${MOVE}

      -- Rows that no trigger saw.
      create function recount_board_rows() returns void language sql as $$
        delete from board_counts;
        insert into board_counts (game, category, scope, width, bucket, games_from, players) ${together('select 1 as n, * from board_rows')};
      $$;
    `);
  }
}
