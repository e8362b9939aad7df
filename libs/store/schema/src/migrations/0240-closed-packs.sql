-- Rows of the past that were closed together share one row: an array has 8 bytes for a rating where a row of its own had 145, with
-- its indexes. The views closed_rating_changes and closed_ratings, in repeatable/closed.sql, show them as before. The opponents
-- that a player met follow from the scorecard, and are not kept twice.
create table closed_change_packs (
  tournament_id integer not null,
  since_run integer not null,
  until_run integer not null,
  -- several where all their numbers are the same
  categories text[] not null,
  players integer[] not null,
  before double precision[] not null,
  after double precision[] not null,
  games smallint[] not null,
  wins smallint[] not null,
  ties smallint[] not null
);
insert into closed_change_packs (tournament_id, since_run, until_run, categories, players, before, after, games, wins, ties)
  select tournament_id, since_run, until_run, array_agg(category order by category), players, before, after, games, wins, ties
  from (
    select tournament_id, since_run, until_run, category, array_agg(player_id order by player_id) as players,
      array_agg(before order by player_id) as before, array_agg(after order by player_id) as after,
      array_agg(games order by player_id) as games, array_agg(wins order by player_id) as wins, array_agg(ties order by player_id) as ties
    from closed_rating_changes group by tournament_id, since_run, until_run, category) c
  group by tournament_id, since_run, until_run, players, before, after, games, wins, ties
  order by until_run, tournament_id;
create index closed_change_packs_tournament_id_idx on closed_change_packs (tournament_id);
create index closed_change_packs_until_run_idx on closed_change_packs (until_run);
create index closed_change_packs_players_idx on closed_change_packs using gin (players) with (fastupdate = off);
drop table closed_rating_changes;

create table closed_rating_packs (
  game text not null,
  until_run integer not null,
  -- several where all their numbers are the same
  categories text[] not null,
  players integer[] not null,
  ratings double precision[] not null,
  last_played_at timestamptz[] not null,
  games integer[] not null,
  since_runs integer[] not null
);
insert into closed_rating_packs (game, until_run, categories, players, ratings, last_played_at, games, since_runs)
  select game, until_run, array_agg(category order by category), players, ratings, last_played_at, games, since_runs
  from (
    select game, category, until_run, array_agg(player_id order by player_id) as players,
      array_agg(rating order by player_id) as ratings, array_agg(last_played_at order by player_id) as last_played_at,
      array_agg(games order by player_id) as games, array_agg(since_run order by player_id) as since_runs
    from (select *, row_number() over (partition by game, category, until_run order by player_id) as n from closed_ratings) r
    group by game, category, until_run, (n - 1) / 64) c
  group by game, until_run, players, ratings, last_played_at, games, since_runs
  order by until_run;
create index closed_rating_packs_leaderboard_idx on closed_rating_packs (game, until_run);
create index closed_rating_packs_players_idx on closed_rating_packs using gin (players) with (fastupdate = off);
drop table closed_ratings;

-- Leaderboards are read from board_rows: nothing looks for ratings in the order of their numbers.
drop index ratings_leaderboard_idx;
