-- One row: the run that readers see. A publication locks it first.
create table publication (
  head_run integer not null,
  created_at timestamptz not null default now(),
  singleton boolean not null default true,
  paused_at timestamptz,
  paused_by text,
  pause_reason text,
  -- The first day on which a week ends that is kept; null: none is.
  movers_from smallint,
  constraint publication_pkey primary key (singleton),
  constraint publication_singleton_check check (singleton)
);
insert into publication (head_run) values (0);

create table runs (
  number integer not null,
  kind text not null,
  requested_by text not null,
  reason text not null,
  tournaments integer not null,
  games integer not null,
  tournaments_changed integer not null,
  rating_changes integer not null,
  awards integer not null,
  chain_sha256 bytea not null,
  engine_version text not null,
  started_at timestamptz not null,
  published_at timestamptz not null,
  inputs_sha256 bytea not null,
  rules_sha256 bytea not null,
  -- the run that stood as the official one when this was published; its own number for an official run
  official_run integer,
  -- of a rollback: the run whose numbers are published again
  rolled_back_to integer,
  timings jsonb not null,
  entitlements integer not null,
  -- what a run was made for: a list of objects, empty for refreshes and rollbacks
  changes jsonb not null default '[]'::jsonb,
  -- as [{league, season, part}]
  closed_parts jsonb not null default '[]'::jsonb,
  constraint runs_pkey primary key (number),
  constraint runs_changes_check check (jsonb_typeof(changes) = 'array'),
  constraint runs_engine_version_check check (engine_version <> ''),
  constraint runs_kind_check check
    (kind in ('tournament', 'refresh', 'correction', 'withdrawal', 'merge', 'player-merge', 'player-merge-undo', 'rules-change',
      'rollback', 'league', 'several')),
  constraint runs_number_check check (number >= 1),
  constraint runs_official_run_check check
    (official_run between 1 and number and (official_run < number or kind in ('refresh', 'rules-change'))),
  constraint runs_rules_sha256_check check (octet_length(rules_sha256) = 32),
  constraint runs_rolled_back_to_check check
    (case kind when 'rollback' then rolled_back_to is not null and rolled_back_to between 1 and number - 1 else rolled_back_to is null end)
);

create table outcomes (
  tournament_id integer not null,
  submission_id integer not null,
  starts_at timestamptz not null,
  key uuid not null,
  rated boolean not null,
  input_sha256 bytea not null,
  outcome_sha256 bytea not null,
  since_run integer not null,
  level smallint not null,
  constraint outcomes_pkey primary key (tournament_id)
);
create index outcomes_history_idx on outcomes (starts_at, key);

create table closed_outcomes (
  tournament_id integer not null,
  submission_id integer not null,
  starts_at timestamptz not null,
  key uuid not null,
  rated boolean not null,
  input_sha256 bytea not null,
  outcome_sha256 bytea not null,
  since_run integer not null,
  until_run integer not null,
  level smallint not null
);
create index closed_outcomes_tournament_id_idx on closed_outcomes (tournament_id);
-- An earlier run N published the rows with since_run <= N that are open or were closed after it.
create index closed_outcomes_until_run_idx on closed_outcomes (until_run);

create table ratings (
  game text not null,
  category text not null,
  player_id integer not null,
  rating double precision not null,
  games integer not null,
  last_played_at timestamptz not null,
  since_run integer not null,
  constraint ratings_pkey primary key (game, category, player_id)
);
create index ratings_leaderboard_idx on ratings (game, category, rating desc);
create index ratings_player_id_idx on ratings (player_id);

create table closed_ratings (
  game text not null,
  category text not null,
  player_id integer not null,
  rating double precision not null,
  games integer not null,
  last_played_at timestamptz not null,
  since_run integer not null,
  until_run integer not null
);
create index closed_ratings_leaderboard_idx on closed_ratings (game, category, until_run);
create index closed_ratings_player_id_idx on closed_ratings (player_id);

create table rating_changes (
  tournament_id integer not null,
  category text not null,
  player_id integer not null,
  before double precision not null,
  after double precision not null,
  games smallint not null,
  since_run integer not null,
  wins smallint not null,
  ties smallint not null,
  met bytea not null,
  constraint rating_changes_pkey primary key (tournament_id, category, player_id)
);
create index rating_changes_player_id_idx on rating_changes (player_id);

create table closed_rating_changes (
  tournament_id integer not null,
  category text not null,
  player_id integer not null,
  before double precision not null,
  after double precision not null,
  games smallint not null,
  since_run integer not null,
  until_run integer not null,
  wins smallint not null,
  ties smallint not null,
  met bytea not null
);
create index closed_rating_changes_player_id_runs_idx on closed_rating_changes (player_id, since_run, until_run);
create index closed_rating_changes_tournament_id_idx on closed_rating_changes (tournament_id);
create index closed_rating_changes_until_run_idx on closed_rating_changes (until_run);

-- h(i) of every tournament that is taken in: rewritten from where history changed, so not versioned.
create table history_chain (
  tournament_id integer not null,
  sha256 bytea not null,
  -- Hash of all inputs and of all of history up to a tournament: rewritten from where history changed.
  inputs_sha256 bytea not null,
  constraint history_chain_pkey primary key (tournament_id)
);

-- Changes since the head run that wait for a refresh: an incremental one starts at the earliest.
create table pending_changes (
  id bigint not null generated always as identity,
  tournament_id integer,
  kind text not null,
  starts_at timestamptz not null,
  key uuid not null,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  merge_id integer,
  league_rules_id integer,
  constraint pending_changes_pkey primary key (id),
  constraint pending_changes_league_rules_id_fkey foreign key (league_rules_id) references league_rules(id),
  constraint pending_changes_merge_id_fkey foreign key (merge_id) references player_merges(id),
  constraint pending_changes_tournament_id_fkey foreign key (tournament_id) references tournaments(id),
  constraint pending_changes_kind_check check
    (kind in ('tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo', 'league',
      'league-flag', 'rollback', 'ruling'))
);

create table refresh_requests (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  due_at timestamptz,
  requested_by text not null,
  reason text not null,
  state text not null,
  run integer,
  tournaments_total integer not null,
  tournaments_done integer not null,
  games_done integer not null,
  error text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  scope text not null,
  is_dry_run boolean not null,
  -- of a what-if: rules and tournament that are not in force; as it came, since jsonb takes no NUL
  question json,
  -- what a dry run was computed on: the head run, and a mark of what waited then for a refresh
  base_run integer,
  pending_mark text,
  inputs_sha256 bytea,
  chain_sha256 bytea,
  -- what it would move, in one line and in full
  summary text,
  diff jsonb,
  constraint refresh_requests_pkey primary key (id),
  constraint refresh_requests_due_at_key unique (due_at),
  constraint refresh_requests_kind_check check (kind in ('weekly', 'requested', 'what-if')),
  constraint refresh_requests_scope_check check (scope in ('incremental', 'full', 'rewrite')),
  constraint refresh_requests_state_check check
    (state in ('waiting', 'running', 'cancelling', 'cancelled', 'computed', 'publishing', 'outdated', 'dropped', 'done',
      'failed'))
);
-- A second request while one waits joins it; dry runs join dry runs.
create unique index refresh_requests_one_waits_idx on refresh_requests (is_dry_run)
  where ((state = 'waiting') and (kind <> 'what-if'));

-- Replays of what is published, each instant of the schedule once.
create table verifications (
  id integer not null generated always as identity,
  -- null: somebody asked
  due_at timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz,
  run integer,
  tournaments integer,
  games integer,
  -- null: under way, or it could not be done
  ok boolean,
  difference jsonb,
  error text,
  constraint verifications_pkey primary key (id),
  constraint verifications_due_at_key unique (due_at)
);

-- Jobs that are not done. The row is the truth, the queue a nudge; a row goes when its job is done.
create table outbox (
  id bigint not null generated always as identity,
  job text not null,
  payload jsonb not null,
  -- by the clock of the database alone, since it is compared with now(): a host ahead of it would lose its nudge
  available_at timestamptz not null default now(),
  enqueued_at timestamptz,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  -- a job that made a run fail: from then on it is tried alone, so that it holds nothing else back
  set_aside boolean not null default false,
  constraint outbox_pkey primary key (id)
);
create index outbox_job_payload_idx on outbox (job, payload);

create table worker_heartbeats (
  worker_id uuid not null,
  beat_at timestamptz not null,
  constraint worker_heartbeats_pkey primary key (worker_id)
);
