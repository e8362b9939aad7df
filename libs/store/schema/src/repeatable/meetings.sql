-- The opponents of each player in a tournament.

-- Makes the column met from packed games and the players of a tournament: for each rated game of a player, in their order, it has
-- the row id of the opponent, the highest byte first, and the points in halves.
create or replace function meetings_in(games bytea, players integer[]) returns table (player_id integer, met bytea)
  language sql immutable parallel safe
  begin atomic
    select players[side.own + 1],
      string_agg(int4send(players[side.opponent + 1]) || substr(int2send(side.halves::smallint), 2), ''::bytea order by i)
    from generate_series(0, length(games) / 8 - 1) i
      cross join lateral (
        select get_byte(games, i * 8) + 256 * get_byte(games, i * 8 + 1) as one,
          get_byte(games, i * 8 + 2) + 256 * get_byte(games, i * 8 + 3) as other, get_byte(games, i * 8 + 6) & 3 as halves) game
      cross join lateral (values (game.one, game.other, game.halves), (game.other, game.one, 2 - game.halves))
        side (own, opponent, halves)
    group by 1;
  end;
