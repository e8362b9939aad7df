-- Stores a player's opponents in a tournament, and the results, beside their rating change. So opponents and
-- head-to-head are read from the player's own rows, and no longer from the scorecards of everybody who played with
-- them.

-- Computes met of packed games and the players of a tournament: for each rated game of a player, in their order, the row
-- id of the opponent, the highest byte first, and the points in halves.
create function meetings_in(games bytea, players integer[]) returns table (player_id integer, met bytea)
  language sql immutable parallel safe
  begin atomic
    select players[side.own + 1], string_agg(int4send(players[side.opponent + 1]) || substr(int2send(side.halves::smallint), 2), ''::bytea order by i)
    from generate_series(0, length(games) / 8 - 1) i
      cross join lateral (
        select get_byte(games, i * 8) + 256 * get_byte(games, i * 8 + 1) as one,
          get_byte(games, i * 8 + 2) + 256 * get_byte(games, i * 8 + 3) as other, get_byte(games, i * 8 + 6) & 3 as halves) game
      cross join lateral (values (game.one, game.other, game.halves), (game.other, game.one, 2 - game.halves))
        side (own, opponent, halves)
    group by 1;
  end;

-- The vocabulary has this order of categories. The first of a tournament's categories keeps its meetings.
alter table rating_changes add column met bytea not null default '';
alter table closed_rating_changes add column met bytea not null default '';
update rating_changes c set met = m.met
from outcomes o join scorecards k using (submission_id)
  cross join lateral meetings_in(k.games, array(
    select p.counts_as from unnest(k.players) with ordinality seat (id, n) join players p on p.id = seat.id order by n)) m
where o.tournament_id = c.tournament_id and m.player_id = c.player_id and c.category = (
  select f.category from rating_changes f where f.tournament_id = c.tournament_id
  order by array_position(array['constructed', 'junior', 'draft', 'sealed', 'overall'], f.category) limit 1);
update closed_rating_changes c set met = m.met
from closed_outcomes o join scorecards k using (submission_id)
  cross join lateral meetings_in(k.games, array(
    select counted_at(p.id, o.since_run)
    from unnest(k.players) with ordinality seat (id, n) join players p on p.id = seat.id order by n)) m
where (o.tournament_id, o.since_run, o.until_run) = (c.tournament_id, c.since_run, c.until_run) and m.player_id = c.player_id
  and c.category = (
    select f.category from closed_rating_changes f where (f.tournament_id, f.since_run) = (c.tournament_id, c.since_run)
    order by array_position(array['constructed', 'junior', 'draft', 'sealed', 'overall'], f.category) limit 1);
alter table rating_changes alter column met drop default;
alter table closed_rating_changes alter column met drop default;
