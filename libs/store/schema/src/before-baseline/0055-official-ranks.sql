-- Everybody's rank by the last official run: what a rank has moved since is then a subtraction.
create table official_ranks (
  game text not null,
  category text not null,
  player_id integer not null,
  rank integer not null,
  rating float8 not null,
  constraint official_ranks_pkey primary key (game, category, player_id)
);
insert into official_ranks (game, category, player_id, rank, rating)
  select game, category, player_id, rank() over (partition by game, category order by rating desc), rating
  from (
    select o.official_run as run from publication p join runs o on o.number = p.head_run where o.official_run is not null) o
    cross join lateral (
      select game, category, player_id, rating from ratings where since_run <= o.run
      union all
      select game, category, player_id, rating from closed_ratings where since_run <= o.run and until_run > o.run) r;
-- Rows of players who were rated since a run; all other rows are as they were.
create index board_rows_since_run_idx on board_rows (game, category, since_run);
