-- The players who moved most within seven days.

-- opened: the tournaments of which the run published something new; null: everything may be new.
create or replace function keep_movers(run integer, published_at timestamptz, opened integer[]) returns void language plpgsql as $$
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
    -- Many tournaments look up all their players at once; a day that is not kept any more looks up everybody.
    if opened is null or cardinality(opened) > 500 or kept_from < coalesce(kept_before, 32767) then
      with played as (
        select k.game, c.category, c.player_id, ((o.starts_at at time zone 'UTC')::date - date '2000-01-01') as day,
          (array_agg(c.before order by o.starts_at, o.key))[1] as before,
          (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as after, sum(c.games) as games
        from (select * from outcomes where starts_at >= since offset 0) o
          cross join lateral (select * from rating_changes c where c.tournament_id = o.tournament_id offset 0) c
          cross join lateral (select * from scorecards k where k.submission_id = o.submission_id offset 0) k
        group by 1, 2, 3, 4
      ), days as (
        select *, lag(day) over own as earlier, lead(day) over own as later, sum(games) over own as total
        from played window own as (partition by game, category, player_id order by day)
      ), weeks as (
        select a.game, a.category, a.player_id, greatest(b.day, a.earlier + 7)::smallint as from_day,
          least(a.day + 6, b.later - 1)::smallint as last_day, a.before, b.after, (b.total - a.total + a.games)::integer as games
        from days a join days b on (a.player_id, a.game, a.category) = (b.player_id, b.game, b.category) and b.day between a.day and a.day + 6
      ), defined as materialized (
        select * from weeks where before <> after and from_day <= last_day and last_day >= kept_from
      ), gone as (
        delete from movers m where true
          and not exists (select from defined d where (d.player_id, d.game, d.category) = (m.player_id, m.game, m.category) and d.last_day = m.last_day)
      )
      insert into movers as m (game, category, player_id, from_day, last_day, before, after, games)
      select game, category, player_id, from_day, last_day, before, after, games from defined
      on conflict (player_id, game, category, last_day) do update
        set from_day = excluded.from_day, before = excluded.before, after = excluded.after, games = excluded.games
        where (m.from_day, m.before, m.after, m.games)
          is distinct from (excluded.from_day, excluded.before, excluded.after, excluded.games);
      return;
    end if;
    select array_agg(distinct t.player_id) into moved from (
      select c.player_id from rating_changes c join outcomes o using (tournament_id)
      where c.tournament_id = any(opened) and (o.starts_at >= since or exists (
        select from closed_outcomes x where x.tournament_id = o.tournament_id and x.until_run = run))
      union all
      select c.player_id from closed_rating_changes c where c.until_run = run) t;
    if moved is null then return; end if;
      with played as (
        select k.game, c.category, c.player_id, ((o.starts_at at time zone 'UTC')::date - date '2000-01-01') as day,
          (array_agg(c.before order by o.starts_at, o.key))[1] as before,
          (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as after, sum(c.games) as games
        from unnest(moved) p (player_id) cross join lateral (select * from rating_changes c where c.player_id = p.player_id offset 0) c
        cross join lateral (select * from outcomes o where o.tournament_id = c.tournament_id and o.starts_at >= since offset 0) o
          cross join lateral (select * from scorecards k where k.submission_id = o.submission_id offset 0) k
        group by 1, 2, 3, 4
      ), days as (
        select *, lag(day) over own as earlier, lead(day) over own as later, sum(games) over own as total
        from played window own as (partition by game, category, player_id order by day)
      ), weeks as (
        select a.game, a.category, a.player_id, greatest(b.day, a.earlier + 7)::smallint as from_day,
          least(a.day + 6, b.later - 1)::smallint as last_day, a.before, b.after, (b.total - a.total + a.games)::integer as games
        from days a join days b on (a.player_id, a.game, a.category) = (b.player_id, b.game, b.category) and b.day between a.day and a.day + 6
      ), defined as materialized (
        select * from weeks where before <> after and from_day <= last_day and last_day >= kept_from
      ), gone as (
        delete from movers m where m.player_id = any(moved)
          and not exists (select from defined d where (d.player_id, d.game, d.category) = (m.player_id, m.game, m.category) and d.last_day = m.last_day)
      )
      insert into movers as m (game, category, player_id, from_day, last_day, before, after, games)
      select game, category, player_id, from_day, last_day, before, after, games from defined
      on conflict (player_id, game, category, last_day) do update
        set from_day = excluded.from_day, before = excluded.before, after = excluded.after, games = excluded.games
        where (m.from_day, m.before, m.after, m.games)
          is distinct from (excluded.from_day, excluded.before, excluded.after, excluded.games);
  end
$$;
