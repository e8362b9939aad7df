-- Balances of a previous system, as readers see them.

-- Balances that the run that readers see includes, for the players that they count for. Where several ratings count for one player,
-- their own goes first, then the one with more games, then the lower public id, as bringIn() of rules/history has it.
create or replace view opening_ratings as
  select distinct on (b.game, b.category, p.counts_as) b.game, b.category, p.counts_as as player_id, b.counts as rating, b.games,
    b.value, b.as_of, (b.as_of + time '10:00') at time zone 'UTC' as brought_at, b.source, b.set_number
  from opening_balances b join opening_sets s on s.number = b.set_number and upper_inf(s.in_effect) join players p on p.id = b.player_id
  where b.kind = 'rating'
  order by b.game, b.category, p.counts_as, (b.player_id = p.counts_as) desc, b.games desc, p.public_id;

-- The same as a run had it.
create or replace function opening_ratings_at(run integer) returns table (game text, category text, player_id integer,
  rating double precision, games integer, value double precision, as_of date, brought_at timestamptz, source text, set_number integer)
  language sql stable as $$
  select distinct on (c.game, c.category, c.counts_as) c.game, c.category, c.counts_as, c.counts, c.games, c.value, c.as_of,
    (c.as_of + time '10:00') at time zone 'UTC', c.source, c.set_number
  from (
    select b.*, counted_at(b.player_id, opening_ratings_at.run) as counts_as
    from opening_balances b join opening_sets s on s.number = b.set_number and s.in_effect @> opening_ratings_at.run
    where b.kind = 'rating') c
    join players p on p.id = c.player_id
  order by c.game, c.category, c.counts_as, (c.player_id = c.counts_as) desc, c.games desc, p.public_id
$$;

-- League points that a run had, for the players that they count for. Lifetime points of a file include those of the seasons
-- in the same file; only the rest has no season.
create or replace function opening_points_at(run integer) returns table (player_id integer, league_id integer, season text,
  points integer, as_of date, source text, set_number integer)
  language sql stable as $$
  select counted_at(b.player_id, opening_points_at.run), b.league_id, b.season,
    (b.counts - case when b.kind = 'season' then 0 else coalesce((
      select sum(o.counts) from opening_balances o
      where o.set_number = b.set_number and o.kind = 'season' and o.league_id = b.league_id and o.player_id = b.player_id), 0) end)::integer,
    b.as_of, b.source, b.set_number
  from opening_balances b join opening_sets s on s.number = b.set_number and s.in_effect @> opening_points_at.run
  where b.kind in ('season', 'lifetime')
$$;

create or replace trigger notify_boards after insert or delete or update on opening_sets
  for each statement execute function notify_boards();
