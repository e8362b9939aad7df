-- Balances of a previous system: each file that was published has one row.
create table opening_sets (
  number integer not null,
  made_by text not null,
  made_at timestamptz not null,
  reason text not null,
  -- a rating is convert_add + convert_times * its value in the file
  convert_add double precision not null,
  convert_times double precision not null,
  -- null: it came alone
  batch integer,
  taken_back_by text,
  taken_back_at timestamptz,
  taken_back_reason text,
  -- the runs whose numbers include it
  in_effect int4multirange not null default '{}',
  constraint opening_sets_pkey primary key (number),
  constraint opening_sets_taken_back_check check ((taken_back_by is null) = (taken_back_at is null)
    and (taken_back_reason is null) = (taken_back_at is null))
);
create table opening_balances (
  set_number integer not null,
  -- the line of the file
  line integer not null,
  kind text not null,
  player_id integer not null,
  game text,
  category text,
  league_id integer,
  season text,
  title text,
  -- as it stood in the file
  value double precision,
  -- a rating after the conversion, or points
  counts double precision,
  games integer,
  as_of date not null,
  source text not null,
  constraint opening_balances_pkey primary key (set_number, line),
  constraint opening_balances_set_number_fkey foreign key (set_number) references opening_sets (number),
  constraint opening_balances_player_id_fkey foreign key (player_id) references players (id),
  constraint opening_balances_league_id_fkey foreign key (league_id) references leagues (id),
  constraint opening_balances_kind_check check (case kind
    when 'rating' then game is not null and category is not null and counts is not null and value is not null and games >= 1
      and league_id is null and season is null and title is null
    when 'lifetime' then league_id is not null and season is null and counts >= 0 and game is null and title is null
    when 'season' then league_id is not null and season is not null and counts >= 0 and game is null and title is null
    when 'title' then title is not null and counts is null and value is null and (league_id is null) = (season is null)
    else false end)
);
create index opening_balances_player_id_idx on opening_balances (player_id);
alter table pending_changes drop constraint pending_changes_kind_check,
  add constraint pending_changes_kind_check check (kind in ('tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge',
    'player-merge-undo', 'league', 'league-flag', 'rollback', 'ruling', 'batch', 'batch-undo', 'opening'));
-- Games of a rating that were played before: their results are unknown.
alter table board_rows add column brought_games integer not null default 0;
