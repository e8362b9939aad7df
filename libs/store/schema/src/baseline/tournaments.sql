create table tournaments (
  id integer not null generated always as identity,
  key uuid not null,
  external_id text,
  -- folded handle of the person who submitted the first revision; null when it was imported
  submitter_key text,
  current_revision smallint not null,
  created_at timestamptz not null,
  -- counts what was done to it: revisions, a withdrawal, changes of level
  version integer not null default 1,
  -- the revision that a refresh takes in: the current one, or the one before while that cannot be taken in; null: none
  due_revision smallint default 1,
  withdrawn_at timestamptz,
  merged_into integer,
  level_override smallint,
  rated_override boolean,
  -- set in place of the report's word; empty: of no league
  league_override text,
  toss_seed bytea,
  toss_number integer,
  -- the end of the chain; of another installation's chain, for a tournament that came in an export
  toss_chain bytea,
  constraint tournaments_pkey primary key (id),
  constraint tournaments_external_id_key unique (external_id),
  constraint tournaments_key_key unique (key),
  constraint tournaments_toss_key unique (toss_chain, toss_number),
  constraint tournaments_merged_into_fkey foreign key (merged_into) references tournaments(id),
  constraint tournaments_toss_check check
    ((toss_seed is null and toss_number is null and toss_chain is null)
      or (length(toss_seed) = 32 and toss_number > 0 and length(toss_chain) = 32 and toss_seed is not null and toss_number is not null and toss_chain is not null))
);
create index tournaments_gone_idx on tournaments (id) where (due_revision is null);
create index tournaments_submitter_key_idx on tournaments (submitter_key);

create table submissions (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  revision smallint not null,
  state text not null,
  state_reason text,
  raw bytea not null,
  raw_sha256 bytea not null,
  sha256 bytea not null,
  findings jsonb not null,
  submitted_by text,
  token_id uuid,
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
  redacted_at timestamptz,
  held_level smallint,
  held_league boolean not null,
  -- what the sender says to findings that may be wrong: code, pointer, reason
  confirmations jsonb not null default '[]'::jsonb,
  -- SHA-256 of its scores, by which the same tournament under other handles is found; null where it has too few
  score_print bytea,
  -- folded handles of the directors that the document names, the first one first
  director_keys jsonb not null,
  -- at: its registration with the offset of its place; unrated: as its listing was marked. Null: not announced here
  announced jsonb,
  constraint submissions_pkey primary key (id),
  constraint submissions_public_id_key unique (public_id),
  constraint submissions_tournament_id_revision_key unique (tournament_id, revision),
  constraint submissions_token_id_fkey foreign key (token_id) references tokens(id),
  constraint submissions_tournament_id_fkey foreign key (tournament_id) references tournaments(id),
  constraint submissions_held_level_check check (held_level = 1),
  constraint submissions_state_check check (state in ('accepted', 'awaiting-refresh', 'failed'))
);
create index submissions_director_keys_idx on submissions using gin (director_keys jsonb_path_ops);
create index submissions_failed_idx on submissions (tournament_id) where (state = 'failed');
create index submissions_held_league_idx on submissions (league) where held_league;
create index submissions_score_print_idx on submissions (score_print) where (score_print is not null);
create index submissions_sha256_idx on submissions (sha256);
create index submissions_starts_at_idx on submissions (starts_at);

create table source_files (
  -- of the translated document, as submissions and held reports name it
  raw_sha256 bytea not null,
  file_sha256 bytea not null,
  format text not null,
  received_at timestamptz not null,
  -- by number of the entry; null for an entry without a place, and for a file without places
  own_places smallint[],
  constraint source_files_pkey primary key (raw_sha256, file_sha256),
  constraint source_files_hashes_check check (octet_length(raw_sha256) = 32 and octet_length(file_sha256) = 32)
);

create table entries (
  submission_id integer not null,
  number smallint not null,
  player_id integer not null,
  seed smallint,
  earned_byes smallint[] not null,
  head_start integer not null,
  dropped_after_round smallint,
  deck jsonb,
  -- The handle under which somebody played: tosses hang on it, whatever they are called later.
  handle text not null,
  constraint entries_pkey primary key (submission_id, number)
);
create index entries_player_id_idx on entries (player_id);

create table matches (
  submission_id integer not null,
  round smallint not null,
  number smallint not null,
  stage text not null,
  entry_a smallint not null,
  entry_b smallint,
  result text,
  score_a integer,
  score_b integer,
  ended_by text,
  differential integer,
  missions jsonb,
  games jsonb,
  bonus_excluded integer[],
  victory_conditions_differ boolean not null default false,
  best_of smallint,
  constraint matches_pkey primary key (submission_id, round, number),
  constraint matches_result_or_games_check check (result is not null or games is not null)
);

create table pods (
  submission_id integer not null,
  round smallint not null,
  number smallint not null,
  stage text not null,
  entries smallint[] not null,
  -- in the order of entries, without head starts
  scores integer[] not null,
  went_out smallint,
  constraint pods_pkey primary key (submission_id, round, number),
  constraint pods_scores_check check (cardinality(scores) = cardinality(entries)),
  constraint pods_went_out_check check (went_out = any (entries))
);

create table standings (
  submission_id integer not null,
  place smallint not null,
  entry smallint not null,
  points integer not null,
  strength_of_schedule double precision,
  differential integer,
  cumulative_victory_points integer,
  decided_by text not null,
  extended_strength_of_schedule double precision,
  rounds_won smallint,
  constraint standings_pkey primary key (submission_id, place)
);

create table scorecards (
  submission_id integer not null,
  tournament_id integer not null,
  revision smallint not null,
  engine_version text not null,
  starts_at timestamptz not null,
  local_date date not null,
  game text not null,
  rule_system text not null,
  format text not null,
  level smallint not null,
  kind text not null,
  league text,
  sha256 bytea not null,
  -- of the entries, in their order
  players integer[] not null,
  participants smallint not null,
  sanctioned boolean not null,
  sanctioned_rule text not null,
  rated boolean not null,
  rated_rule text not null,
  awards_points boolean not null,
  -- entry by place: two bytes each, the lower one first
  placings bytea not null,
  -- eight bytes each: libs/rules/rating/src/packed-games.ts
  games bytea not null,
  standings_sha256 bytea not null,
  league_facts jsonb,
  constraint scorecards_pkey primary key (submission_id),
  constraint scorecards_tournament_id_revision_key unique (tournament_id, revision),
  constraint scorecards_submission_id_fkey foreign key (submission_id) references submissions(id)
);
create index scorecards_championships_idx on scorecards (kind, local_date) where (kind <> 'local');
create index scorecards_league_idx on scorecards (league, starts_at) where (league is not null);
create index scorecards_starts_at_idx on scorecards (starts_at);

create table held_reports (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  token_id uuid,
  raw bytea not null,
  raw_sha256 bytea not null,
  sha256 bytea not null,
  -- of the tournament that it would be a revision of, where there is one
  tournament_id integer,
  -- that the sender named; null: they sent a report, not a revision
  revision_of uuid,
  external_id text,
  create_players boolean not null,
  -- why it waits
  reasons jsonb not null,
  findings jsonb not null,
  -- what a list says of it
  summary jsonb not null,
  -- of the coordinators who decide
  continent text,
  region text,
  received_at timestamptz not null,
  state text not null,
  -- goes up with everything that is done to it
  version integer not null default 1,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  -- public id of the submission that it became
  submission_id uuid,
  confirmations jsonb not null default '[]'::jsonb,
  request text not null default 'report',
  -- of the tournament when it was sent; null: there was no such tournament
  tournament_revision smallint,
  -- of a withdrawal: what its sender says
  request_reason text,
  constraint held_reports_pkey primary key (id),
  constraint held_reports_public_id_key unique (public_id),
  constraint held_reports_account_id_fkey foreign key (account_id) references accounts(id),
  constraint held_reports_token_id_fkey foreign key (token_id) references tokens(id),
  constraint held_reports_tournament_id_fkey foreign key (tournament_id) references tournaments(id),
  constraint held_reports_approval_check check ((state = 'approved') = (submission_id is not null)),
  constraint held_reports_decision_check check
    ((state = 'held') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint held_reports_reasons_check check (jsonb_typeof(reasons) = 'array' and jsonb_array_length(reasons) > 0),
  constraint held_reports_request_check check (request in ('report', 'withdrawal')),
  constraint held_reports_state_check check (state in ('held', 'approved', 'declined', 'withdrawn')),
  constraint held_reports_withdrawal_check check
    (request = 'report' or (tournament_id is not null and tournament_revision is not null and request_reason is not null))
);
create index held_reports_account_idx on held_reports (account_id);
create index held_reports_received_at_idx on held_reports (received_at, id);

create table upload_answers (
  account_id uuid not null,
  name text not null,
  value text not null,
  answered_at timestamptz not null,
  constraint upload_answers_pkey primary key (account_id, name),
  constraint upload_answers_account_fkey foreign key (account_id) references accounts(id) on delete cascade,
  constraint upload_answers_lengths_check check (char_length(name) between 1 and 100 and char_length(value) between 1 and 200)
);

-- each night's checks are made once, by whichever worker comes first
create table plausibility_checks (
  due_at timestamptz not null,
  begun_at timestamptz not null,
  done_at timestamptz,
  tournaments integer,
  findings integer,
  constraint plausibility_checks_pkey primary key (due_at)
);

create table suspicions (
  id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  -- tells the same finding in the next night: its code and its subject
  mark text not null,
  finding jsonb not null,
  found_at timestamptz not null,
  -- a coordinator says that it is fine; then it is not found again
  excluded_by text,
  excluded_at timestamptz,
  exclusion_reason text,
  constraint suspicions_pkey primary key (id),
  constraint suspicions_tournament_id_mark_key unique (tournament_id, mark),
  constraint suspicions_tournament_id_fkey foreign key (tournament_id) references tournaments(id),
  constraint suspicions_exclusion_check check
    ((excluded_by is null) = (excluded_at is null) and (excluded_by is null) = (exclusion_reason is null))
);
create index suspicions_open_idx on suspicions (found_at, id) where (excluded_at is null);
