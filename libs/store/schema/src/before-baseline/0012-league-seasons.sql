-- Stores what belongs to a season and decides no points: promos and tosses. The league flag becomes a correction.

-- cards that only tournaments of the league may see until the season has ended
alter table league_seasons add column promos text[] not null default '{}';

create table league_tosses (
  id bigint generated always as identity constraint league_tosses_pkey primary key,
  league_season_id integer not null constraint league_tosses_league_season_id_fkey references league_seasons,
  stage text not null constraint league_tosses_stage_check check (stage in ('first-half', 'second-half', 'playoffs')),
  -- row ids of players, the first goes first
  players integer[] not null,
  reason text not null,
  recorded_by text not null,
  recorded_at timestamptz not null
);
create index league_tosses_league_season_id_idx on league_tosses (league_season_id, id);

alter table pending_changes drop constraint pending_changes_kind_check,
  add constraint pending_changes_kind_check check (kind in ('tournament', 'revision', 'withdrawal', 'level', 'merge',
    'player-merge', 'player-merge-undo', 'league', 'rollback', 'league-flag'));
