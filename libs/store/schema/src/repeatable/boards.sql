-- Leaderboards: rows ready to be shown, and how many there are of each kind.

-- The smallest number of games of the step that a number is in; boards count by these steps.
create or replace function board_games_from(games integer) returns smallint language sql immutable parallel safe
  return (array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000]::smallint[])[
    width_bucket(games, array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000])];

-- The statement that writes rows counts them too. More than 500 rows are summed up by kind first; for the rows of one
-- tournament one sum over everything takes half as long.
create or replace function count_board_rows() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if not exists (select from new_rows) then return null; end if;
        if (select count(*) from (select from new_rows limit 501) r) > 500 then 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select 1 as n, * from new_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select 1 as n, * from new_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select 1 as n, * from new_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        else 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select r.game, r.category, s.scope, c.width, c.bucket, c.games_from, sum(r.n)::integer
  from (
    select n, game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from,
      least(games, 32767)::smallint as games, board_day(last_played_at) as day
    from (select 1 as n, * from new_rows) r offset 0) r
    cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
    cross join lateral (values
      (1::smallint, r.points::smallint, r.games_from), (1, r.points::smallint, 0),
      (50, (r.points / 50)::smallint, r.games_from), (50, (r.points / 50)::smallint, 0),
      (0, r.day, 0), (-1, r.games, 0)) c (width, bucket, games_from)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        end if;
      elsif tg_op = 'DELETE' then
        if not exists (select from old_rows) then return null; end if;
        if (select count(*) from (select from old_rows limit 501) r) > 500 then 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select -1 as n, * from old_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select -1 as n, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select -1 as n, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        else 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select r.game, r.category, s.scope, c.width, c.bucket, c.games_from, sum(r.n)::integer
  from (
    select n, game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from,
      least(games, 32767)::smallint as games, board_day(last_played_at) as day
    from (select -1 as n, * from old_rows) r offset 0) r
    cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
    cross join lateral (values
      (1::smallint, r.points::smallint, r.games_from), (1, r.points::smallint, 0),
      (50, (r.points / 50)::smallint, r.games_from), (50, (r.points / 50)::smallint, 0),
      (0, r.day, 0), (-1, r.games, 0)) c (width, bucket, games_from)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        end if;
      else
        if not exists (select from new_rows) then return null; end if;
        if (select count(*) from (select from new_rows limit 501) r) > 500 then 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select 1 as n, * from new_rows union all select -1, * from old_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select 1 as n, * from new_rows union all select -1, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select 1 as n, * from new_rows union all select -1, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        else 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select r.game, r.category, s.scope, c.width, c.bucket, c.games_from, sum(r.n)::integer
  from (
    select n, game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from,
      least(games, 32767)::smallint as games, board_day(last_played_at) as day
    from (select 1 as n, * from new_rows union all select -1, * from old_rows) r offset 0) r
    cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
    cross join lateral (values
      (1::smallint, r.points::smallint, r.games_from), (1, r.points::smallint, 0),
      (50, (r.points / 50)::smallint, r.games_from), (50, (r.points / 50)::smallint, 0),
      (0, r.day, 0), (-1, r.games, 0)) c (width, bucket, games_from)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        end if;
      end if;
      return null;
    end
$$;
create or replace trigger count_inserted after insert on board_rows referencing new table as new_rows
  for each statement execute function count_board_rows();
create or replace trigger count_deleted after delete on board_rows referencing old table as old_rows
  for each statement execute function count_board_rows();
create or replace trigger count_updated after update on board_rows referencing old table as old_rows new table as new_rows
  for each statement execute function count_board_rows();

-- Rows that no trigger saw.
create or replace function recount_board_rows() returns void language sql as $$
    delete from board_counts;
    insert into board_counts (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select 1 as n, * from board_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select 1 as n, * from board_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select 1 as n, * from board_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6;
$$;

-- Moves the rows of players that a run moved: it adds the changes by these tournaments to the present values.
create or replace function move_board_rows(moved_games text[], moved_categories text[], moved_players integer[], run integer,
  opened integer[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off
  set enable_mergejoin = off set enable_seqscan = off as $$
  begin
    -- Alone; note_board_player takes it shared.
    perform pg_advisory_xact_lock(5054);
    with turned as materialized (
      select t.game, t.category, t.player_id, sum(t.wins) as wins, sum(t.ties) as ties, max(t.reached) as reached, max(t.lost) as lost
      from (
        select m.game, m.category, m.player_id, 0 as wins, 0 as ties, null::float8 as reached, null::float8 as lost
        from unnest(moved_games, moved_categories, moved_players) m (game, category, player_id)
        union all
        select k.game, c.category, c.player_id, c.wins, c.ties, c.after, null
        from unnest(opened) x (tournament_id)
          cross join lateral (select * from outcomes e where e.tournament_id = x.tournament_id offset 0) o
          cross join lateral (select * from scorecards s where s.submission_id = o.submission_id offset 0) k
          cross join lateral (select * from rating_changes r where r.tournament_id = x.tournament_id offset 0) c
        union all
        select k.game, c.category, c.player_id, -c.wins, -c.ties, null, c.after
        from lateral (select * from closed_outcomes e where e.until_run = run offset 0) o
          cross join lateral (select * from scorecards s where s.submission_id = o.submission_id offset 0) k
          join lateral (select * from closed_rating_changes r where r.tournament_id = o.tournament_id and r.until_run = run offset 0) c using (since_run, until_run)) t
      group by t.game, t.category, t.player_id
    ), found as materialized (
      select t.game, t.category, t.player_id, o.at, r.rating, r.games,
        coalesce(o.wins, 0) + t.wins as wins, coalesce(o.ties, 0) + t.ties as ties,
        greatest(a.rating, case when (t.lost >= o.peak or o.brought_games > 0 or a.games is not null) and (t.reached >= o.peak) is not true then (
          select max(c.after) from lateral (select * from rating_changes r where r.player_id = t.player_id offset 0) c
            cross join lateral (select * from outcomes e where e.tournament_id = c.tournament_id offset 0) o
          cross join lateral (select * from scorecards s where s.submission_id = o.submission_id offset 0) k
          where (k.game, c.category) = (t.game, t.category))
        else greatest(o.peak, t.reached) end) as peak,
        r.last_played_at, r.since_run, p.handle_key, p.handle, p.name, p.country, p.region, coalesce(a.games, 0) as brought_games
      from turned t
        left join lateral (select ctid as at, * from board_rows b where b.player_id = t.player_id offset 0) o
          on (o.game, o.category) = (t.game, t.category)
        left join lateral (select * from ratings b where b.player_id = t.player_id offset 0) r on (r.game, r.category) = (t.game, t.category)
        left join lateral (select * from opening_ratings a where a.player_id = t.player_id offset 0) a on (a.game, a.category) = (t.game, t.category)
        cross join lateral (select * from shown_players s where s.id = t.player_id offset 0) p
    ), gone as (
      delete from board_rows b using found f where b.ctid = f.at and f.rating is null
    ), put as (
      update board_rows b set
        rating = f.rating, games = f.games, wins = f.wins, ties = f.ties, peak = f.peak, last_played_at = f.last_played_at,
        since_run = f.since_run, handle_key = f.handle_key, handle = f.handle, name = f.name, country = f.country, region = f.region,
        brought_games = f.brought_games
      from found f
      where b.ctid = f.at and f.rating is not null
        and (b.rating, b.games, b.wins, b.ties, b.peak, b.last_played_at, b.since_run, b.handle_key, b.handle, b.name, b.country, b.region,
            b.brought_games)
          is distinct from (f.rating, f.games, f.wins, f.ties, f.peak, f.last_played_at, f.since_run, f.handle_key, f.handle, f.name, f.country, f.region,
            f.brought_games)
    )
    insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
        handle, name, country, region, brought_games)
      select f.game, f.category, f.player_id, f.rating, f.games, f.wins, f.ties, f.peak, f.last_played_at, f.since_run, f.handle_key,
        f.handle, f.name, f.country, f.region, f.brought_games
      from found f where f.at is null and f.rating is not null;
  end
$$;

-- A new name stands on the boards in the same transaction.
create or replace function note_board_player() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(5054);
    update board_rows b set handle_key = p.handle_key, handle = p.handle, name = p.name, country = p.country, region = p.region
    from shown_players p where p.id = new.id and b.player_id = new.id;
    perform pg_notify('boards', '');
    return null;
  end
$$;
create or replace trigger note_board_player after update of handle, handle_key, name, country, region, hidden_at, anonymised_at
  on players
  for each row when ((old.handle, old.handle_key, old.name, old.country, old.region, old.hidden_at, old.anonymised_at)
    is distinct from (new.handle, new.handle_key, new.name, new.country, new.region, new.hidden_at, new.anonymised_at))
  execute function note_board_player();

-- Tells every process that something of what boards show has changed.
create or replace function notify_boards() returns trigger language plpgsql as $$
  begin perform pg_notify('boards', ''); return null; end
$$;
create or replace trigger notify_boards after insert or delete or update on board_rows
  for each statement execute function notify_boards();
create or replace trigger notify_boards after insert or delete or update on league_rules
  for each statement execute function notify_boards();
create or replace trigger notify_boards after insert or delete or update on league_seasons
  for each statement execute function notify_boards();
create or replace trigger notify_boards after insert or delete or update on league_tosses
  for each statement execute function notify_boards();
create or replace trigger notify_boards after insert or delete or update on leagues
  for each statement execute function notify_boards();
create or replace trigger notify_boards after insert or delete or update on pending_changes
  for each statement execute function notify_boards();
create or replace trigger notify_boards after insert or delete or update on regions
  for each statement execute function notify_boards();
create or replace trigger notify_boards after insert or delete or update on rulings
  for each statement execute function notify_boards();
create or replace trigger notify_boards after update of paused_at on publication
  for each statement execute function notify_boards();
