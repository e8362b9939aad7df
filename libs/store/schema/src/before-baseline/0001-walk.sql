-- Everything that one tournament needs on its way from a document to a leaderboard.
create table players (
  id integer generated always as identity primary key,
  public_id uuid not null default gen_random_uuid() constraint players_public_id_key unique,
  handle text not null,
  handle_key text not null constraint players_handle_key_key unique,
  name text,
  country text,
  region text,
  created_at timestamptz not null
);

create table tokens (
  id uuid not null default gen_random_uuid() constraint tokens_pkey primary key,
  hash bytea not null constraint tokens_hash_key unique,
  role text not null constraint tokens_role_check check (role in ('director', 'coordinator')),
  handle text not null,
  handle_key text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);

create table leagues (
  id integer generated always as identity constraint leagues_pkey primary key,
  slug text not null constraint leagues_slug_key unique,
  name text not null,
  director text not null,
  created_at timestamptz not null
);

create table league_seasons (
  id integer generated always as identity constraint league_seasons_pkey primary key,
  league_id integer not null constraint league_seasons_league_id_fkey references leagues,
  season text not null,
  starts_on date not null,
  ends_on date not null,
  constraint league_seasons_league_id_season_key unique (league_id, season),
  constraint league_seasons_days_check check (starts_on <= ends_on)
);

create table tournaments (
  id integer generated always as identity primary key,
  key uuid not null constraint tournaments_key_key unique,
  external_id text constraint tournaments_external_id_key unique,
  -- folded handle of the account that submitted the first revision; null when it was imported
  submitter_key text,
  current_revision smallint not null,
  created_at timestamptz not null
);

create table submissions (
  id integer generated always as identity primary key,
  public_id uuid not null default gen_random_uuid() constraint submissions_public_id_key unique,
  tournament_id integer not null constraint submissions_tournament_id_fkey references tournaments,
  revision smallint not null,
  state text not null constraint submissions_state_check
    check (state in ('accepted', 'processed', 'awaiting-refresh', 'superseded', 'withdrawn', 'failed')),
  state_reason text,
  raw bytea not null,
  raw_sha256 bytea not null,
  sha256 bytea not null,
  findings jsonb not null,
  submitted_by text,
  token_id uuid constraint submissions_token_id_fkey references tokens,
  received_at timestamptz not null,
  lead_time_counts_as_met boolean not null,
  name text not null,
  game text not null,
  format text not null,
  level smallint not null,
  starts_at timestamptz not null,
  local_date date not null,
  league text,
  -- the report's header, and what it says beside entries and matches
  header jsonb not null,
  closing jsonb not null,
  standings_sha256 bytea not null,
  constraint submissions_tournament_id_revision_key unique (tournament_id, revision)
);
create index submissions_starts_at_idx on submissions (starts_at);
create index submissions_sha256_idx on submissions (sha256);

create table entries (
  submission_id integer not null constraint entries_submission_id_fkey references submissions,
  number smallint not null,
  player_id integer not null constraint entries_player_id_fkey references players,
  seed smallint,
  earned_byes smallint[] not null,
  head_start integer not null,
  dropped_after_round smallint,
  deck jsonb,
  primary key (submission_id, number)
);
create index entries_player_id_idx on entries (player_id);

create table matches (
  submission_id integer not null constraint matches_submission_id_fkey references submissions,
  round smallint not null,
  number smallint not null,
  stage text not null,
  entry_a smallint not null,
  entry_b smallint,
  result text not null,
  score_a integer,
  score_b integer,
  ended_by text,
  differential integer,
  missions jsonb,
  primary key (submission_id, round, number)
);

create table standings (
  submission_id integer not null constraint standings_submission_id_fkey references submissions,
  place smallint not null,
  entry smallint not null,
  points integer not null,
  strength_of_schedule integer not null,
  differential integer not null,
  cumulative_victory_points integer not null,
  decided_by text not null,
  primary key (submission_id, place)
);

create table runs (
  number integer primary key,
  kind text not null constraint runs_kind_check check (kind in ('tournament', 'refresh', 'correction')),
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
  published_at timestamptz not null
);

-- One row: the run that readers see. A process that publishes locks it first.
create table publication (
  head_run integer not null,
  created_at timestamptz not null default now(),
  singleton boolean not null default true primary key check (singleton)
);
insert into publication (head_run) values (0);

-- Open rows are what is published; a closed row moves to its `closed_` table with the run that closed it.
create table outcomes (
  tournament_id integer not null constraint outcomes_tournament_id_fkey references tournaments,
  submission_id integer not null,
  starts_at timestamptz not null,
  key uuid not null,
  participants smallint not null,
  games integer not null,
  sanctioned boolean not null,
  sanctioned_rule text not null,
  rated boolean not null,
  rated_rule text not null,
  input_sha256 bytea not null,
  outcome_sha256 bytea not null,
  since_run integer not null,
  primary key (tournament_id)
);
create index outcomes_history_idx on outcomes (starts_at, key);

-- h(i) of every tournament that is taken in: rewritten from where history changed, so not versioned.
create table history_chain (
  tournament_id integer not null primary key,
  sha256 bytea not null
);

create table rating_changes (
  tournament_id integer not null,
  category text not null,
  player_id integer not null,
  before double precision not null,
  after double precision not null,
  games smallint not null,
  since_run integer not null,
  primary key (tournament_id, category, player_id)
);
create index rating_changes_player_id_idx on rating_changes (player_id);

create table awards (
  tournament_id integer not null,
  kind text not null,
  player_id integer not null,
  place smallint not null,
  participants smallint not null,
  points smallint not null,
  league_season_id integer constraint awards_league_season_id_fkey references league_seasons,
  masters_season smallint,
  rule text not null,
  since_run integer not null,
  primary key (tournament_id, kind, player_id)
);
create index awards_league_season_id_idx on awards (league_season_id);
create index awards_player_id_idx on awards (player_id);

create table ratings (
  game text not null,
  category text not null,
  player_id integer not null,
  rating double precision not null,
  games integer not null,
  last_played_at timestamptz not null,
  since_run integer not null,
  primary key (game, category, player_id)
);
create index ratings_leaderboard_idx on ratings (game, category, rating desc);

create table closed_outcomes (like outcomes, until_run integer not null);
create table closed_rating_changes (like rating_changes, until_run integer not null);
create table closed_awards (like awards, until_run integer not null);
create table closed_ratings (like ratings, until_run integer not null);
create index closed_ratings_leaderboard_idx on closed_ratings (game, category, until_run);

create table idempotency_keys (
  token_id uuid not null constraint idempotency_keys_token_id_fkey references tokens,
  key text not null,
  body_sha256 bytea not null,
  receipt jsonb not null,
  created_at timestamptz not null,
  primary key (token_id, key)
);

create table refresh_requests (
  id uuid not null default gen_random_uuid() constraint refresh_requests_pkey primary key,
  kind text not null constraint refresh_requests_kind_check check (kind in ('weekly', 'requested')),
  due_at timestamptz constraint refresh_requests_due_at_key unique,
  requested_by text not null,
  reason text not null,
  state text not null constraint refresh_requests_state_check check (state in ('waiting', 'running', 'done', 'failed')),
  run integer,
  tournaments_total integer not null,
  tournaments_done integer not null,
  games_done integer not null,
  error text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
-- A second request while one waits joins it.
create unique index refresh_requests_one_waits_idx on refresh_requests ((state)) where state = 'waiting';

-- Jobs that are not done. The row is the truth, the queue a nudge; a row goes when its job is done.
create table outbox (
  id bigint generated always as identity primary key,
  job text not null,
  payload jsonb not null,
  -- by the clock of the database alone, since it is compared with now(): a host ahead of it would lose its nudge
  available_at timestamptz not null default now(),
  enqueued_at timestamptz,
  attempts smallint not null default 0
);
create index outbox_job_payload_idx on outbox (job, payload);

create table worker_heartbeats (
  worker_id uuid not null primary key,
  beat_at timestamptz not null
);

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null,
  request_id text
);
