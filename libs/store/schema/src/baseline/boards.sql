create table board_rows (
  game text not null,
  category text not null,
  player_id integer not null,
  rating double precision not null,
  games integer not null,
  wins integer not null,
  ties integer not null,
  peak double precision not null,
  last_played_at timestamptz not null,
  since_run integer not null,
  handle_key text not null,
  country text,
  region text,
  handle text not null,
  name text,
  constraint board_rows_pkey primary key (player_id, game, category)
);
create index board_rows_country_idx on board_rows (game, category, country, ((- rating)), handle_key) where (country is not null);
create index board_rows_day_idx on board_rows (game, category, board_day(last_played_at), ((- rating)), handle_key)
  include (rating, last_played_at);
-- Those who played less are found among their neighbours.
create index board_rows_games_idx on board_rows (game, category, games) where (games >= 100);
create index board_rows_region_idx on board_rows (game, category, region, ((- rating)), handle_key) where (region is not null);
-- Rows of players who were rated since a run; all other rows are as they were.
create index board_rows_since_run_idx on board_rows (game, category, since_run);
create index board_rows_world_idx on board_rows (game, category, ((- rating)), handle_key) include (rating);

create table board_counts (
  game text not null,
  category text not null,
  scope text not null,
  width smallint not null,
  bucket smallint not null,
  games_from smallint not null,
  players integer not null,
  constraint board_counts_pkey primary key (game, category, scope, width, games_from, bucket),
  constraint board_counts_cell_key unique (bucket, games_from, width, scope, category, game),
  constraint board_counts_width_check check (width in (-1, 0, 1, 50))
) with (fillfactor=50);

-- How the tournaments of the seven days that end with a day moved a rating, for all days from from_day to last_day.
-- Days are those of board_day. Weeks that nobody can ask for any more are removed.
create table movers (
  game text not null,
  category text not null,
  player_id integer not null,
  from_day smallint not null,
  last_day smallint not null,
  before double precision not null,
  after double precision not null,
  games integer not null,
  constraint movers_pkey primary key (player_id, game, category, last_day)
);
create index movers_distance_idx on movers (abs((after - before)) desc);
create index movers_last_day_idx on movers (last_day);
