-- sequences

create sequence announcement_players_number_seq as bigint owned by announcement_players.number;
create sequence backups_id_seq as integer owned by backups.id;
create sequence batch_answers_id_seq as bigint owned by batch_answers.id;
create sequence batches_number_seq as integer owned by batches.number;
create sequence closed_fields_id_seq as integer owned by closed_fields.id;
create sequence closed_inputs_id_seq as integer owned by closed_inputs.id;
create sequence events_id_seq as bigint owned by events.id;
create sequence held_reports_id_seq as integer owned by held_reports.id;
create sequence league_rules_id_seq as integer owned by league_rules.id;
create sequence league_seasons_id_seq as integer owned by league_seasons.id;
create sequence league_tosses_id_seq as bigint owned by league_tosses.id;
create sequence leagues_id_seq as integer owned by leagues.id;
create sequence mails_id_seq as bigint owned by mails.id;
create sequence notices_id_seq as bigint owned by notices.id;
create sequence outbox_id_seq as bigint owned by outbox.id;
create sequence pending_changes_id_seq as bigint owned by pending_changes.id;
create sequence player_merges_id_seq as integer owned by player_merges.id;
create sequence players_id_seq as integer owned by players.id;
create sequence submissions_id_seq as integer owned by submissions.id;
create sequence tournaments_id_seq as integer owned by tournaments.id;
create sequence verifications_id_seq as integer owned by verifications.id;

-- tables

create table account_addresses (
  account_id uuid not null,
  address text not null,
  address_key text not null,
  confirmed_at timestamp with time zone not null,
  refused_at timestamp with time zone,
  refused_with text,
  unsubscribe_key uuid not null default gen_random_uuid()
);

create table account_deletions (
  account_id uuid not null,
  player text,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  waits_for text
);

create table account_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null,
  created_at timestamp with time zone not null
);

create table accounts (
  id uuid not null default gen_random_uuid(),
  handle text not null,
  handle_key text not null,
  player_id integer,
  password_hash text,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  language text,
  removed_as text,
  removed_player_id integer,
  deleted_at timestamp with time zone,
  last_signed_in_at timestamp with time zone
);

create table address_links (
  hash bytea not null,
  account_id uuid not null,
  address text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  is_undelivered boolean not null default false
);

create table allotments (
  application_id uuid not null,
  game text not null,
  kind text not null,
  country text,
  year smallint not null,
  planned_on date not null,
  tournament_id integer
);

create table announcement_players (
  announcement_id uuid not null,
  handle text not null,
  handle_key text not null,
  registered_by text not null,
  registered_at timestamp with time zone not null,
  number bigint not null generated always as identity
);

create table announcement_revisions (
  announcement_id uuid not null,
  version integer not null,
  change text not null,
  facts jsonb not null,
  rounds_approval text,
  reason text,
  changed_by text not null,
  changed_at timestamp with time zone not null
);

create table announcements (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  version integer not null default 1,
  state text not null,
  reason text,
  announced_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  facts jsonb not null,
  game text not null,
  starts_at timestamp with time zone not null,
  local_date date not null,
  ends_on date not null,
  online boolean not null,
  country text,
  region text,
  director_keys text[] not null,
  tournament_id integer,
  registration_closed_at timestamp with time zone,
  invited_keys text[] not null default '{}'::text[],
  deck_lists_opened_at timestamp with time zone
);

create table applications (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  games text[] not null,
  name text not null,
  planned_on date not null,
  country text,
  region text,
  venue text,
  applicant_id uuid not null,
  director text not null,
  director_key text not null,
  message text not null,
  findings jsonb not null,
  state text not null,
  created_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  reason text
);

create table audit_anchors (
  key_id text not null,
  number bigint not null,
  mac bytea not null,
  entry_id bigint not null,
  at timestamp with time zone not null
);

create table audit_entries (
  id bigint not null,
  at timestamp with time zone not null,
  actor text not null,
  actor_key text not null,
  action text not null,
  subject text not null,
  detail json not null,
  request_id text,
  mentions text[] not null,
  key_id text not null,
  previous_mac bytea not null,
  mac bytea not null
);

create table audit_keys (
  key_id text not null,
  known_since timestamp with time zone not null default now()
);

create table audit_refusals (
  actor_key text not null,
  action text not null,
  refusal text not null,
  hour timestamp with time zone not null,
  actor text not null,
  subject text not null,
  seen integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null
);

create table awards (
  tournament_id integer not null,
  kind text not null,
  player_id integer not null,
  place smallint not null,
  participants smallint not null,
  points smallint not null,
  league_season_id integer,
  masters_season smallint,
  rule text not null,
  since_run integer not null,
  ordinal smallint not null,
  phase text,
  section text not null,
  reason text
);

create table backups (
  id integer not null generated always as identity,
  due_at timestamp with time zone,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  file text,
  bytes bigint,
  error text,
  verified_at timestamp with time zone,
  is_intact boolean
);

create table badges (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  badge text not null,
  rule text not null,
  section text not null,
  since_run integer not null
);

create table batch_answers (
  id bigint not null generated always as identity,
  batch integer not null,
  one_item text not null,
  one_spelling text not null,
  other_item text,
  other_spelling text not null,
  verdict text not null,
  reason text,
  decided_by text not null,
  decided_at timestamp with time zone not null,
  taken_back_by text,
  taken_back_at timestamp with time zone
);

create table batch_files (
  batch integer not null,
  path text not null,
  content bytea,
  bytes integer not null,
  sha256 bytea not null,
  received_at timestamp with time zone not null,
  sent_by text not null,
  read_with bytea,
  kind text,
  shape text,
  shape_label text,
  open jsonb not null default '[]'::jsonb,
  proposals jsonb not null default '{}'::jsonb,
  findings jsonb not null default '[]'::jsonb,
  left_out_reason text,
  left_out_by text,
  left_out_at timestamp with time zone
);

create table batch_items (
  batch integer not null,
  item text not null,
  path text not null,
  number smallint not null,
  state text not null,
  name text,
  first_day date,
  last_day date,
  place text,
  told jsonb not null,
  document bytea,
  findings jsonb not null default '[]'::jsonb,
  double_of jsonb,
  decision text,
  decision_reason text,
  decided_by text,
  decided_at timestamp with time zone,
  prepared bytea,
  revises uuid,
  tournament_id integer,
  submission_id integer,
  replaced_submission_id integer,
  base text,
  resembles jsonb not null default '[]'::jsonb,
  other_than jsonb,
  handles jsonb
);

create table batch_kinds (
  batch integer not null,
  kind text not null,
  decision text not null,
  links integer not null,
  decided_by text not null,
  decided_at timestamp with time zone not null
);

create table batch_leases (
  batch integer not null,
  question text not null,
  account_id uuid not null,
  handle text not null,
  until timestamp with time zone not null
);

create table batch_manifest (
  batch integer not null,
  path text not null,
  answers jsonb not null,
  decided_by text not null,
  decided_at timestamp with time zone not null
);

create table batch_recipes (
  batch integer not null,
  shape text not null,
  answers jsonb not null,
  decided_by text not null,
  decided_at timestamp with time zone not null
);

create table batches (
  number integer not null generated always as identity,
  name text not null,
  note text,
  state text not null,
  opened_by text not null,
  account_id uuid not null,
  opened_at timestamp with time zone not null,
  step text,
  step_done integer not null default 0,
  step_total integer not null default 0,
  step_error jsonb,
  step_asked_by text,
  people jsonb,
  aliases jsonb,
  fingerprint bytea,
  base_run integer,
  pending_mark text,
  summary jsonb,
  diff jsonb,
  diffed_at timestamp with time zone,
  approved_by text,
  asked_at timestamp with time zone,
  published_by text,
  publish_reason text,
  published_at timestamp with time zone,
  run integer,
  undone_by text,
  undo_reason text,
  undone_at timestamp with time zone,
  undo_run integer,
  kept jsonb,
  leaving integer[],
  inferred_rated text,
  halves jsonb,
  history_window integer,
  sent_at timestamp with time zone,
  returned_by text,
  returned_at timestamp with time zone,
  return_reason text,
  winners jsonb,
  splits integer
);

create table board_counts (
  game text not null,
  category text not null,
  scope text not null,
  width smallint not null,
  bucket smallint not null,
  games_from smallint not null,
  players integer not null
) with (fillfactor=50);

create table board_rows (
  game text not null,
  category text not null,
  player_id integer not null,
  rating double precision not null,
  games integer not null,
  wins integer not null,
  ties integer not null,
  peak double precision not null,
  last_played_at timestamp with time zone not null,
  since_run integer not null,
  handle_key text not null,
  country text,
  region text,
  handle text not null,
  name text,
  brought_games integer not null default 0
);

create table card_names (
  kind text not null,
  key text not null,
  name text not null
);

create table championship_windows (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  year smallint not null,
  game text,
  continent text,
  applications_from date,
  applications_until date,
  play_from date not null,
  play_until date not null,
  source text not null,
  set_by text not null,
  set_at timestamp with time zone not null
);

create table claim_codes (
  hash bytea,
  player_id integer not null,
  submission_id integer,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  source uuid,
  mark integer
);

create table closed_awards (
  tournament_id integer not null,
  kind text not null,
  player_id integer not null,
  place smallint not null,
  participants smallint not null,
  points smallint not null,
  league_season_id integer,
  masters_season smallint,
  rule text not null,
  since_run integer not null,
  until_run integer not null,
  ordinal smallint not null,
  phase text,
  section text not null,
  reason text
);

create table closed_badges (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  badge text not null,
  rule text not null,
  section text not null,
  since_run integer not null,
  until_run integer not null
);

create table closed_change_packs (
  field_id integer not null,
  since_run integer not null,
  until_run integer not null,
  before double precision[] not null,
  after double precision[] not null
);

create table closed_entitlements (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  into_kind text not null,
  edition text not null,
  continent text,
  earned_byes smallint[] not null,
  head_start integer not null,
  rule text not null,
  section text not null,
  since_run integer not null,
  until_run integer not null
);

create table closed_fields (
  id integer not null generated always as identity,
  tournament_id integer not null,
  categories text[] not null,
  players integer[] not null,
  games smallint[] not null,
  wins smallint[] not null,
  ties smallint[] not null
);

create table closed_inputs (
  id integer not null generated always as identity,
  tournament_id integer not null,
  submission_id integer not null,
  starts_at timestamp with time zone not null,
  key uuid not null,
  level smallint not null,
  rated boolean not null,
  input_sha256 bytea not null
);

create table closed_outcome_hashes (
  input_id integer not null,
  since_run integer not null,
  until_run integer not null,
  outcome_sha256 bytea not null
);

create table closed_rating_packs (
  game text not null,
  until_run integer not null,
  categories text[] not null,
  players integer[] not null,
  ratings double precision[] not null,
  last_played_at timestamp with time zone[] not null,
  games integer[] not null,
  since_runs integer[] not null
);

create table correction_proposals (
  id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  revision smallint not null,
  dispute_id uuid,
  proposer_id uuid not null,
  patch json not null,
  evidence text not null,
  links text[] not null,
  created_at timestamp with time zone not null,
  state text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  result_revision smallint
);

create table deck_lists (
  announcement_id uuid not null,
  handle text not null,
  handle_key text not null,
  text text not null,
  sent_by text not null,
  sent_at timestamp with time zone not null
);

create table dispute_answers (
  dispute_id uuid not null,
  number smallint not null,
  account_id uuid not null,
  answered_as text not null,
  at timestamp with time zone not null,
  words text,
  version integer,
  revision smallint,
  proposal_id uuid
);

create table disputes (
  id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  revision smallint not null,
  version integer not null,
  round smallint,
  match smallint,
  reporter_id uuid not null,
  about text not null,
  text text not null,
  created_at timestamp with time zone not null,
  addressed_to text not null,
  escalated_by text,
  escalated_at timestamp with time zone,
  withheld_from text[] not null,
  answered_at timestamp with time zone,
  objection text,
  objected_at timestamp with time zone,
  withdrawn_at timestamp with time zone
);

create table drafts (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  version integer not null default 1,
  name text not null,
  content bytea not null,
  file_format text,
  file_sha256 bytea,
  answers jsonb not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  live_id uuid,
  live_version integer,
  live_report uuid,
  tournament_key uuid,
  tournament_revision integer,
  tournament_version integer
);

create table entitlement_choices (
  tournament_id integer not null,
  player_id integer not null,
  into_kind text not null,
  continent text not null,
  actor text not null,
  reason text,
  at timestamp with time zone not null
);

create table entitlement_forfeits (
  tournament_id integer not null,
  player_id integer not null,
  into_kind text not null,
  actor text not null,
  reason text not null,
  at timestamp with time zone not null
);

create table entitlements (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  into_kind text not null,
  edition text not null,
  continent text,
  earned_byes smallint[] not null,
  head_start integer not null,
  rule text not null,
  section text not null,
  since_run integer not null
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
  handle text not null
);

create table events (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  subject text not null,
  facts jsonb not null,
  position bigint,
  league text,
  region text
);

create table held_reports (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  token_id uuid,
  raw bytea not null,
  raw_sha256 bytea not null,
  sha256 bytea not null,
  tournament_id integer,
  revision_of uuid,
  external_id text,
  create_players boolean not null,
  reasons jsonb not null,
  findings jsonb not null,
  summary jsonb not null,
  continent text,
  region text,
  received_at timestamp with time zone not null,
  state text not null,
  version integer not null default 1,
  decided_by text,
  decided_at timestamp with time zone,
  decision_reason text,
  submission_id uuid,
  confirmations jsonb not null default '[]'::jsonb,
  request text not null default 'report'::text,
  tournament_revision smallint,
  request_reason text
);

create table history_chain (
  tournament_id integer not null,
  sha256 bytea not null,
  inputs_sha256 bytea not null
);

create table history_windows (
  number integer not null,
  from_day date not null,
  to_day date not null,
  continent text,
  region text,
  closes_on date not null,
  note text not null,
  opened_by text not null,
  opened_at timestamp with time zone not null,
  closed_by text,
  closed_at timestamp with time zone
);

create table idempotency_keys (
  holder_id uuid not null,
  key text not null,
  body_sha256 bytea not null,
  receipt jsonb,
  created_at timestamp with time zone not null,
  attempt uuid,
  effect_at timestamp with time zone,
  answer jsonb
);

create table inquiries (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  text text not null,
  continent text,
  region text,
  account_id uuid,
  reply_to text,
  created_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  answer text,
  answered_by text,
  answered_at timestamp with time zone
);

create table known_devices (
  hash bytea not null,
  account_id uuid not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null
);

create table league_rules (
  id integer not null generated always as identity,
  league_id integer not null,
  version integer not null,
  rules jsonb not null,
  starts_at timestamp with time zone not null,
  key uuid not null,
  actor text not null,
  reason jsonb not null,
  at timestamp with time zone not null,
  in_effect int4multirange not null default '{}'::int4multirange
);

create table league_seasons (
  id integer not null generated always as identity,
  league_id integer not null,
  season text not null,
  promos text[] not null default '{}'::text[],
  deleted_at timestamp with time zone
);

create table league_tosses (
  id bigint not null generated always as identity,
  league_season_id integer not null,
  stage text not null,
  players integer[] not null,
  reason text not null,
  recorded_by text not null,
  recorded_at timestamp with time zone not null
);

create table leagues (
  id integer not null generated always as identity,
  slug text not null,
  name text not null,
  director text not null,
  created_at timestamp with time zone not null,
  alternates text[] not null default '{}'::text[],
  committed_players text[] not null default '{}'::text[],
  version integer not null default 1
);

create table live_entries (
  tournament_id uuid not null,
  version integer not null,
  key uuid not null,
  asked_sha256 bytea not null,
  at timestamp with time zone not null,
  made_by text not null,
  role text not null,
  account_id uuid,
  based_on integer,
  act jsonb not null
);

create table live_presences (
  tournament_id uuid not null,
  player_key text not null
);

create table live_secrets (
  tournament_id uuid not null,
  seed text not null,
  link_secret bytea not null
);

create table live_tournaments (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  version integer not null default 0,
  announcement_id uuid,
  facts jsonb not null,
  director_keys text[] not null,
  began_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  rewritten integer not null default 0,
  finals_id uuid,
  heat integer,
  invited_keys text[] not null default '{}'::text[]
);

create table mails (
  id bigint not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  account_id uuid,
  purpose text not null,
  address text,
  created_at timestamp with time zone not null,
  begun smallint not null default 0,
  state text not null default 'waiting'::text,
  settled_at timestamp with time zone,
  notice_id bigint
);

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
  basis text,
  inferred_by text
);

create table movers (
  game text not null,
  category text not null,
  player_id integer not null,
  from_day smallint not null,
  last_day smallint not null,
  before double precision not null,
  after double precision not null,
  games integer not null
);

create table notice_choices (
  account_id uuid not null,
  kind text not null,
  channel text not null,
  choice text not null
);

create table notices (
  id bigint not null generated always as identity,
  account_id uuid not null,
  kind text not null,
  about text not null,
  facts jsonb not null,
  created_at timestamp with time zone not null,
  on_site boolean not null,
  mail text not null,
  read_at timestamp with time zone,
  digest_id bigint,
  push boolean not null default false,
  pushed_at timestamp with time zone
);

create table official_ranks (
  game text not null,
  category text not null,
  player_id integer not null,
  rank integer not null,
  rating double precision not null
);

create table opening_balances (
  set_number integer not null,
  line integer not null,
  kind text not null,
  player_id integer not null,
  game text,
  category text,
  league_id integer,
  season text,
  title text,
  value double precision,
  counts double precision,
  games integer,
  as_of date not null,
  source text not null
);

create table opening_sets (
  number integer not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  reason text not null,
  convert_add double precision not null,
  convert_times double precision not null,
  batch integer,
  taken_back_by text,
  taken_back_at timestamp with time zone,
  taken_back_reason text,
  in_effect int4multirange not null default '{}'::int4multirange
);

create table outbox (
  id bigint not null generated always as identity,
  job text not null,
  payload jsonb not null,
  available_at timestamp with time zone not null default now(),
  enqueued_at timestamp with time zone,
  attempts smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  set_aside boolean not null default false
);

create table outcomes (
  tournament_id integer not null,
  submission_id integer not null,
  starts_at timestamp with time zone not null,
  key uuid not null,
  rated boolean not null,
  input_sha256 bytea not null,
  outcome_sha256 bytea not null,
  since_run integer not null,
  level smallint not null
);

create table password_links (
  hash bytea not null,
  account_id uuid not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone
);

create table pending_changes (
  id bigint not null generated always as identity,
  tournament_id integer,
  kind text not null,
  starts_at timestamp with time zone not null,
  key uuid not null,
  actor text not null,
  reason jsonb not null,
  at timestamp with time zone not null,
  merge_id integer,
  league_rules_id integer,
  batch integer
);

create table plausibility_checks (
  due_at timestamp with time zone not null,
  begun_at timestamp with time zone not null,
  done_at timestamp with time zone,
  tournaments integer,
  findings integer
);

create table player_aliases (
  name text not null,
  spelling text not null,
  player_id integer not null,
  batch integer not null,
  scene text,
  first_day date,
  last_day date
);

create table player_claims (
  id uuid not null default gen_random_uuid(),
  player_id integer not null,
  account_id uuid not null,
  state text not null,
  message text not null,
  created_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  reason text
);

create table player_handles (
  handle_key text not null,
  handle text not null,
  player_id integer not null,
  kind text not null,
  created_at timestamp with time zone not null
);

create table player_merges (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  player_id integer not null,
  into_id integer not null,
  state text not null,
  actor text not null,
  reason text not null,
  requested_at timestamp with time zone not null,
  run integer,
  in_effect int4multirange not null default '{}'::int4multirange,
  undone_by text,
  undo_reason text,
  undo_requested_at timestamp with time zone,
  undo_run integer
);

create table players (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  handle text not null,
  handle_key text not null,
  name text,
  country text,
  region text,
  created_at timestamp with time zone not null,
  merged_into integer,
  counts_as integer not null,
  hiding_asked_at timestamp with time zone,
  hidden_at timestamp with time zone,
  anonymised_at timestamp with time zone,
  version integer not null default 1,
  search_name text,
  named_by xid8 not null default pg_current_xact_id(),
  batch integer,
  is_aside boolean not null default false
);

create table pods (
  submission_id integer not null,
  round smallint not null,
  number smallint not null,
  stage text not null,
  entries smallint[] not null,
  scores integer[] not null,
  went_out smallint
);

create table publication (
  head_run integer not null,
  created_at timestamp with time zone not null default now(),
  singleton boolean not null default true,
  paused_at timestamp with time zone,
  paused_by text,
  pause_reason text,
  movers_from smallint,
  oldest_run integer not null default 1
);

create table push_keys (
  one boolean not null default true,
  public_key text not null,
  private_key text not null
);

create table push_subscriptions (
  id uuid not null default gen_random_uuid(),
  account_id uuid,
  tournament_id uuid,
  player_key text,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  failures integer not null default 0,
  created_at timestamp with time zone not null
);

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
  met bytea not null
);

create table ratings (
  game text not null,
  category text not null,
  player_id integer not null,
  rating double precision not null,
  games integer not null,
  last_played_at timestamp with time zone not null,
  since_run integer not null
);

create table recovery_codes (
  account_id uuid not null,
  hash bytea not null,
  used_at timestamp with time zone
);

create table refresh_requests (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  due_at timestamp with time zone,
  requested_by text not null,
  reason jsonb not null,
  state text not null,
  run integer,
  tournaments_total integer not null,
  tournaments_done integer not null,
  games_done integer not null,
  error jsonb,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  scope text not null,
  is_dry_run boolean not null,
  question json,
  base_run integer,
  pending_mark text,
  inputs_sha256 bytea,
  chain_sha256 bytea,
  summary jsonb,
  diff jsonb
);

create table regions (
  slug text not null,
  name text not null,
  continent text not null,
  country text,
  described text not null,
  source text not null,
  created_at timestamp with time zone not null,
  version integer not null default 1
);

create table repeatable_schema (
  singleton boolean not null default true,
  sha256 text not null
);

create table role_grants (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  role text not null,
  continent text,
  region text,
  granted_by text not null,
  reason text not null,
  granted_at timestamp with time zone not null,
  revoked_by text,
  revoked_at timestamp with time zone
);

create table rulings (
  number integer not null,
  text text not null,
  source text not null,
  reading text,
  from_day date,
  to_day date,
  sets jsonb not null,
  made_by text not null,
  made_at timestamp with time zone not null
);

create table runs (
  number integer not null,
  kind text not null,
  requested_by text not null,
  reason jsonb not null,
  tournaments integer not null,
  games integer not null,
  tournaments_changed integer not null,
  rating_changes integer not null,
  awards integer not null,
  chain_sha256 bytea not null,
  engine_version text not null,
  started_at timestamp with time zone not null,
  published_at timestamp with time zone not null,
  inputs_sha256 bytea not null,
  rules_sha256 bytea not null,
  official_run integer,
  rolled_back_to integer,
  timings jsonb not null,
  entitlements integer not null,
  changes jsonb not null default '[]'::jsonb,
  closed_parts jsonb not null default '[]'::jsonb
);

create table scorecards (
  submission_id integer not null,
  tournament_id integer not null,
  revision smallint not null,
  engine_version text not null,
  starts_at timestamp with time zone not null,
  local_date date not null,
  game text not null,
  rule_system text not null,
  format text not null,
  level smallint not null,
  kind text not null,
  league text,
  sha256 bytea not null,
  players integer[] not null,
  participants smallint not null,
  sanctioned boolean not null,
  sanctioned_rule jsonb not null,
  rated boolean not null,
  rated_rule jsonb not null,
  awards_points boolean not null,
  placings bytea not null,
  games bytea not null,
  standings_sha256 bytea not null,
  league_facts jsonb,
  known_date text
);

create table second_factors (
  account_id uuid not null,
  sealed_secret bytea not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint
);

create table sessions (
  hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  browser text
);

create table source_files (
  raw_sha256 bytea not null,
  file_sha256 bytea not null,
  format text not null,
  received_at timestamp with time zone not null,
  own_places smallint[]
);

create table standings (
  submission_id integer not null,
  place smallint not null,
  entry smallint not null,
  points integer,
  strength_of_schedule double precision,
  differential integer,
  cumulative_victory_points integer,
  decided_by text not null,
  extended_strength_of_schedule double precision,
  rounds_won smallint,
  stated text,
  points_at_least boolean not null default false
);

create table submissions (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  revision smallint not null,
  state text not null,
  state_reason jsonb,
  raw bytea not null,
  raw_sha256 bytea not null,
  sha256 bytea not null,
  findings jsonb not null,
  submitted_by text,
  token_id uuid,
  received_at timestamp with time zone not null,
  lead_time_counts_as_met boolean not null,
  name text not null,
  game text not null,
  format text not null,
  level smallint not null,
  starts_at timestamp with time zone not null,
  local_date date not null,
  league text,
  header jsonb not null,
  closing jsonb not null,
  redacted_at timestamp with time zone,
  held_level smallint,
  held_league boolean not null,
  confirmations jsonb not null default '[]'::jsonb,
  score_print bytea,
  director_keys jsonb not null,
  announced jsonb
);

create table suspicions (
  id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  mark text not null,
  finding jsonb not null,
  found_at timestamp with time zone not null,
  excluded_by text,
  excluded_at timestamp with time zone,
  exclusion_reason text
);

create table throttled_attempts (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint
);

create table tokens (
  id uuid not null default gen_random_uuid(),
  hash bytea not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  account_id uuid not null,
  name text not null,
  prefix text,
  scopes text[] not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_by text
);

create table toss_chains (
  end_sha256 bytea not null,
  secret_id text not null,
  ordinal integer not null,
  length integer not null,
  used integer not null,
  published_at timestamp with time zone not null
);

create table tournaments (
  id integer not null generated always as identity,
  key uuid not null,
  external_id text,
  submitter_key text,
  current_revision smallint not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  due_revision smallint default 1,
  withdrawn_at timestamp with time zone,
  merged_into integer,
  level_override smallint,
  rated_override boolean,
  league_override text,
  toss_seed bytea,
  toss_number integer,
  toss_chain bytea,
  batch integer,
  is_aside boolean not null default false
);

create table upload_answers (
  account_id uuid not null,
  name text not null,
  value text not null,
  answered_at timestamp with time zone not null
);

create table usage_counts (
  subject text not null,
  quota text not null,
  window_begin timestamp with time zone not null,
  used integer not null,
  most integer not null
);

create table venues (
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_key text not null,
  address text,
  city text,
  country text,
  region text,
  proposed_by uuid,
  proposed_at timestamp with time zone not null,
  state text not null,
  decided_by text,
  decided_at timestamp with time zone,
  reason text,
  merged_into uuid,
  latitude double precision,
  longitude double precision
);

create table verifications (
  id integer not null generated always as identity,
  due_at timestamp with time zone,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  run integer,
  tournaments integer,
  games integer,
  ok boolean,
  difference jsonb,
  error text
);

create table watched_clock (
  singleton boolean not null default true,
  seen_at timestamp with time zone not null,
  doubted_at timestamp with time zone,
  doubt text,
  moved_seconds double precision
);

create table webhook_deliveries (
  webhook_id uuid not null,
  position bigint not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  tried_at timestamp with time zone,
  settled_at timestamp with time zone
);

create table webhooks (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  league text,
  url text not null,
  shape text not null,
  secret text not null,
  kinds text[] not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_why text,
  failures integer not null default 0,
  next_at timestamp with time zone,
  held_until timestamp with time zone,
  succeeded_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_status smallint,
  last_fault text,
  region text
);

create table worker_heartbeats (
  worker_id uuid not null,
  beat_at timestamp with time zone not null
);

-- constraints

alter table account_addresses add constraint account_addresses_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table account_addresses add constraint account_addresses_pkey PRIMARY KEY (account_id);
alter table account_addresses add constraint account_addresses_refused_check CHECK (((refused_at IS NULL) = (refused_with IS NULL)));
alter table account_addresses add constraint account_addresses_unsubscribe_key_key UNIQUE (unsubscribe_key);
alter table account_deletions add constraint account_deletions_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table account_deletions add constraint account_deletions_pkey PRIMARY KEY (account_id);
alter table account_deletions add constraint account_deletions_player_check CHECK ((player = ANY (ARRAY['hide'::text, 'anonymise'::text])));
alter table account_deletions add constraint account_deletions_waits_for_check CHECK ((waits_for = ANY (ARRAY['live-tournament'::text, 'last-administrator'::text, 'player-merge'::text, 'publication'::text])));
alter table account_identities add constraint account_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table account_identities add constraint account_identities_pkey PRIMARY KEY (issuer, subject);
alter table accounts add constraint accounts_handle_key_key UNIQUE (handle_key);
alter table accounts add constraint accounts_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table accounts add constraint accounts_pkey PRIMARY KEY (id);
alter table accounts add constraint accounts_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table accounts add constraint accounts_player_id_key UNIQUE (player_id);
alter table accounts add constraint accounts_removed_player_id_fkey FOREIGN KEY (removed_player_id) REFERENCES players(id);
alter table address_links add constraint address_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table address_links add constraint address_links_pkey PRIMARY KEY (hash);
alter table allotments add constraint allotments_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id);
alter table allotments add constraint allotments_pkey PRIMARY KEY (application_id, game);
alter table allotments add constraint allotments_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table announcement_players add constraint announcement_players_announcement_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE;
alter table announcement_players add constraint announcement_players_pkey PRIMARY KEY (announcement_id, handle_key);
alter table announcement_revisions add constraint announcement_revisions_announcement_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE;
alter table announcement_revisions add constraint announcement_revisions_approval_check CHECK ((rounds_approval = ANY (ARRAY['everybody'::text, 'emergency'::text])));
alter table announcement_revisions add constraint announcement_revisions_change_check CHECK ((change = ANY (ARRAY['announced'::text, 'changed'::text, 'postponed'::text, 'cancelled'::text])));
alter table announcement_revisions add constraint announcement_revisions_pkey PRIMARY KEY (announcement_id, version);
alter table announcements add constraint announcements_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table announcements add constraint announcements_order_check CHECK ((local_date <= ends_on));
alter table announcements add constraint announcements_pkey PRIMARY KEY (id);
alter table announcements add constraint announcements_state_check CHECK ((state = ANY (ARRAY['announced'::text, 'cancelled'::text])));
alter table announcements add constraint announcements_tournament_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id) ON DELETE SET NULL;
alter table announcements add constraint announcements_tournament_key UNIQUE (tournament_id);
alter table applications add constraint applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES accounts(id);
alter table applications add constraint applications_games_check CHECK ((cardinality(games) > 0));
alter table applications add constraint applications_kind_check CHECK ((kind = ANY (ARRAY['regional'::text, 'national'::text, 'masters'::text, 'continental'::text, 'worlds'::text])));
alter table applications add constraint applications_pkey PRIMARY KEY (id);
alter table applications add constraint applications_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text])));
alter table audit_anchors add constraint audit_anchors_pkey PRIMARY KEY (key_id);
alter table audit_entries add constraint audit_entries_pkey PRIMARY KEY (id);
alter table audit_keys add constraint audit_keys_pkey PRIMARY KEY (key_id);
alter table audit_refusals add constraint audit_refusals_pkey PRIMARY KEY (actor_key, action, refusal, hour);
alter table awards add constraint awards_pkey PRIMARY KEY (tournament_id, ordinal);
alter table backups add constraint backups_due_at_key UNIQUE (due_at);
alter table backups add constraint backups_pkey PRIMARY KEY (id);
alter table backups add constraint backups_result_check CHECK ((((file IS NULL) = (bytes IS NULL)) AND ((file IS NULL) OR (error IS NULL))));
alter table backups add constraint backups_verified_check CHECK (((verified_at IS NULL) = (is_intact IS NULL)));
alter table badges add constraint badges_pkey PRIMARY KEY (tournament_id, ordinal);
alter table batch_answers add constraint batch_answers_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table batch_answers add constraint batch_answers_other_check CHECK (((other_item IS NULL) = (verdict = 'name'::text)));
alter table batch_answers add constraint batch_answers_pkey PRIMARY KEY (id);
alter table batch_answers add constraint batch_answers_taken_back_check CHECK (((taken_back_by IS NULL) = (taken_back_at IS NULL)));
alter table batch_answers add constraint batch_answers_verdict_check CHECK ((verdict = ANY (ARRAY['same'::text, 'two'::text, 'unknown'::text, 'name'::text])));
alter table batch_files add constraint batch_files_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table batch_files add constraint batch_files_kind_check CHECK ((kind = ANY (ARRAY['games'::text, 'standings'::text, 'refused'::text])));
alter table batch_files add constraint batch_files_left_out_check CHECK ((((left_out_reason IS NULL) = (left_out_by IS NULL)) AND ((left_out_reason IS NULL) = (left_out_at IS NULL))));
alter table batch_files add constraint batch_files_pkey PRIMARY KEY (batch, path);
alter table batch_files add constraint batch_files_sha256_check CHECK ((octet_length(sha256) = 32));
alter table batch_items add constraint batch_items_base_check CHECK ((base = ANY (ARRAY['ready'::text, 'asks'::text, 'refused'::text, 'no-game'::text, 'names-removed'::text])));
alter table batch_items add constraint batch_items_decision_check CHECK (((decision IS NULL) OR ((decision = ANY (ARRAY['leave-out'::text, 'other'::text, 'revise'::text])) AND (decision_reason IS NOT NULL) AND (decided_by IS NOT NULL) AND (decided_at IS NOT NULL))));
alter table batch_items add constraint batch_items_file_fkey FOREIGN KEY (batch, path) REFERENCES batch_files(batch, path) ON DELETE CASCADE;
alter table batch_items add constraint batch_items_pkey PRIMARY KEY (batch, item);
alter table batch_items add constraint batch_items_replaced_submission_id_fkey FOREIGN KEY (replaced_submission_id) REFERENCES submissions(id);
alter table batch_items add constraint batch_items_state_check CHECK ((state = ANY (ARRAY['read'::text, 'asks'::text, 'refused'::text, 'double'::text, 'ready'::text, 'left-out'::text])));
alter table batch_items add constraint batch_items_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id);
alter table batch_items add constraint batch_items_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table batch_kinds add constraint batch_kinds_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table batch_kinds add constraint batch_kinds_decision_check CHECK ((decision = ANY (ARRAY['confirm'::text, 'open'::text])));
alter table batch_kinds add constraint batch_kinds_pkey PRIMARY KEY (batch, kind);
alter table batch_leases add constraint batch_leases_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table batch_leases add constraint batch_leases_pkey PRIMARY KEY (batch, question);
alter table batch_manifest add constraint batch_manifest_file_fkey FOREIGN KEY (batch, path) REFERENCES batch_files(batch, path) ON DELETE CASCADE;
alter table batch_manifest add constraint batch_manifest_pkey PRIMARY KEY (batch, path);
alter table batch_recipes add constraint batch_recipes_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table batch_recipes add constraint batch_recipes_pkey PRIMARY KEY (batch, shape);
alter table batches add constraint batches_fingerprint_check CHECK ((((fingerprint IS NULL) = (base_run IS NULL)) AND ((fingerprint IS NULL) = (pending_mark IS NULL))));
alter table batches add constraint batches_history_window_fkey FOREIGN KEY (history_window) REFERENCES history_windows(number);
alter table batches add constraint batches_pkey PRIMARY KEY (number);
alter table batches add constraint batches_returned_check CHECK ((((returned_by IS NULL) = (returned_at IS NULL)) AND ((returned_by IS NULL) = (return_reason IS NULL))));
alter table batches add constraint batches_sent_check CHECK (((state <> 'sent'::text) OR ((history_window IS NOT NULL) AND (sent_at IS NOT NULL))));
alter table batches add constraint batches_splits_fkey FOREIGN KEY (splits) REFERENCES players(id);
alter table batches add constraint batches_state_check CHECK ((state = ANY (ARRAY['open'::text, 'read'::text, 'settling'::text, 'ready'::text, 'sent'::text, 'publishing'::text, 'published'::text, 'undoing'::text, 'undone'::text, 'dropped'::text])));
alter table batches add constraint batches_step_check CHECK ((step = ANY (ARRAY['read'::text, 'diff'::text, 'publish'::text, 'undo'::text])));
alter table board_counts add constraint board_counts_cell_key UNIQUE (bucket, games_from, width, scope, category, game);
alter table board_counts add constraint board_counts_pkey PRIMARY KEY (game, category, scope, width, games_from, bucket);
alter table board_counts add constraint board_counts_width_check CHECK ((width = ANY (ARRAY['-1'::integer, 0, 1, 50])));
alter table board_rows add constraint board_rows_pkey PRIMARY KEY (player_id, game, category);
alter table card_names add constraint card_names_kind_check CHECK ((kind = ANY (ARRAY['headquarters'::text, 'mission'::text])));
alter table card_names add constraint card_names_pkey PRIMARY KEY (kind, key);
alter table championship_windows add constraint championship_windows_continent_check CHECK ((continent = ANY (ARRAY['australia'::text, 'europe'::text, 'north-america'::text])));
alter table championship_windows add constraint championship_windows_kind_check CHECK ((kind = ANY (ARRAY['regional'::text, 'national'::text, 'masters'::text, 'continental'::text, 'worlds'::text])));
alter table championship_windows add constraint championship_windows_once_key UNIQUE NULLS NOT DISTINCT (kind, year, game, continent);
alter table championship_windows add constraint championship_windows_order_check CHECK (((play_from <= play_until) AND (applications_from <= applications_until)));
alter table championship_windows add constraint championship_windows_pkey PRIMARY KEY (id);
alter table claim_codes add constraint claim_codes_hash_key UNIQUE (hash);
alter table claim_codes add constraint claim_codes_kind_check CHECK ((((hash IS NULL) = (source IS NOT NULL)) AND ((source IS NULL) = (mark IS NULL))));
alter table claim_codes add constraint claim_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table claim_codes add constraint claim_codes_source_player_id_key UNIQUE (source, player_id);
alter table closed_fields add constraint closed_fields_pkey PRIMARY KEY (id);
alter table closed_inputs add constraint closed_inputs_pkey PRIMARY KEY (id);
alter table correction_proposals add constraint correction_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id);
alter table correction_proposals add constraint correction_proposals_decided_check CHECK ((((state = 'open'::text) = (decided_at IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)) AND ((result_revision IS NULL) = (state <> 'accepted'::text))));
alter table correction_proposals add constraint correction_proposals_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id);
alter table correction_proposals add constraint correction_proposals_pkey PRIMARY KEY (id);
alter table correction_proposals add constraint correction_proposals_proposer_id_fkey FOREIGN KEY (proposer_id) REFERENCES accounts(id);
alter table correction_proposals add constraint correction_proposals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text, 'withdrawn'::text])));
alter table correction_proposals add constraint correction_proposals_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table deck_lists add constraint deck_lists_announcement_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE;
alter table deck_lists add constraint deck_lists_pkey PRIMARY KEY (announcement_id, handle_key);
alter table dispute_answers add constraint dispute_answers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table dispute_answers add constraint dispute_answers_answered_as_check CHECK ((answered_as = ANY (ARRAY['director'::text, 'coordinator'::text, 'director-of-organized-play'::text])));
alter table dispute_answers add constraint dispute_answers_correction_check CHECK (((version IS NULL) = (revision IS NULL)));
alter table dispute_answers add constraint dispute_answers_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id);
alter table dispute_answers add constraint dispute_answers_pkey PRIMARY KEY (dispute_id, number);
alter table dispute_answers add constraint dispute_answers_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES correction_proposals(id);
alter table dispute_answers add constraint dispute_answers_said_check CHECK (((words IS NOT NULL) OR (version IS NOT NULL)));
alter table disputes add constraint disputes_about_check CHECK ((about = ANY (ARRAY['result'::text, 'standings'::text, 'level'::text, 'conduct'::text, 'director'::text, 'other'::text])));
alter table disputes add constraint disputes_addressed_to_check CHECK ((addressed_to = ANY (ARRAY['director'::text, 'coordinator'::text, 'director-of-organized-play'::text])));
alter table disputes add constraint disputes_escalated_by_check CHECK ((escalated_by = ANY (ARRAY['about-director'::text, 'no-other-director'::text, 'request'::text, 'objection'::text])));
alter table disputes add constraint disputes_escalated_check CHECK ((((addressed_to = 'director'::text) = (escalated_at IS NULL)) AND ((escalated_by IS NULL) = (escalated_at IS NULL))));
alter table disputes add constraint disputes_match_check CHECK (((match IS NULL) OR (round IS NOT NULL)));
alter table disputes add constraint disputes_objected_check CHECK (((objection IS NULL) = (objected_at IS NULL)));
alter table disputes add constraint disputes_pkey PRIMARY KEY (id);
alter table disputes add constraint disputes_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES accounts(id);
alter table disputes add constraint disputes_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table drafts add constraint drafts_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table drafts add constraint drafts_file_check CHECK (((file_format IS NULL) = (file_sha256 IS NULL)));
alter table drafts add constraint drafts_live_check CHECK ((((live_id IS NULL) = (live_version IS NULL)) AND ((live_id IS NOT NULL) OR (live_report IS NULL))));
alter table drafts add constraint drafts_live_fkey FOREIGN KEY (live_id) REFERENCES live_tournaments(id) ON DELETE CASCADE;
alter table drafts add constraint drafts_pkey PRIMARY KEY (id);
alter table drafts add constraint drafts_tournament_check CHECK ((((tournament_key IS NULL) = (tournament_revision IS NULL)) AND ((tournament_key IS NULL) = (tournament_version IS NULL)) AND ((tournament_key IS NULL) OR (live_id IS NULL))));
alter table drafts add constraint drafts_tournament_fkey FOREIGN KEY (tournament_key) REFERENCES tournaments(key) ON DELETE CASCADE;
alter table entitlement_choices add constraint entitlement_choices_continent_check CHECK ((continent = ANY (ARRAY['australia'::text, 'europe'::text, 'north-america'::text])));
alter table entitlement_choices add constraint entitlement_choices_pkey PRIMARY KEY (tournament_id, player_id, into_kind);
alter table entitlement_choices add constraint entitlement_choices_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table entitlement_choices add constraint entitlement_choices_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table entitlement_forfeits add constraint entitlement_forfeits_pkey PRIMARY KEY (tournament_id, player_id, into_kind);
alter table entitlement_forfeits add constraint entitlement_forfeits_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table entitlement_forfeits add constraint entitlement_forfeits_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table entitlements add constraint entitlements_pkey PRIMARY KEY (tournament_id, ordinal);
alter table entries add constraint entries_pkey PRIMARY KEY (submission_id, number);
alter table events add constraint events_pkey PRIMARY KEY (id);
alter table events add constraint events_position_key UNIQUE ("position");
alter table held_reports add constraint held_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table held_reports add constraint held_reports_approval_check CHECK (((state = 'approved'::text) = (submission_id IS NOT NULL)));
alter table held_reports add constraint held_reports_decision_check CHECK ((((state = 'held'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL))));
alter table held_reports add constraint held_reports_pkey PRIMARY KEY (id);
alter table held_reports add constraint held_reports_public_id_key UNIQUE (public_id);
alter table held_reports add constraint held_reports_reasons_check CHECK (((jsonb_typeof(reasons) = 'array'::text) AND (jsonb_array_length(reasons) > 0)));
alter table held_reports add constraint held_reports_request_check CHECK ((request = ANY (ARRAY['report'::text, 'withdrawal'::text])));
alter table held_reports add constraint held_reports_state_check CHECK ((state = ANY (ARRAY['held'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])));
alter table held_reports add constraint held_reports_token_id_fkey FOREIGN KEY (token_id) REFERENCES tokens(id);
alter table held_reports add constraint held_reports_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table held_reports add constraint held_reports_withdrawal_check CHECK (((request = 'report'::text) OR ((tournament_id IS NOT NULL) AND (tournament_revision IS NOT NULL) AND (request_reason IS NOT NULL))));
alter table history_chain add constraint history_chain_pkey PRIMARY KEY (tournament_id);
alter table history_windows add constraint history_windows_closed_check CHECK (((closed_by IS NULL) = (closed_at IS NULL)));
alter table history_windows add constraint history_windows_continent_check CHECK ((continent = ANY (ARRAY['australia'::text, 'europe'::text, 'north-america'::text])));
alter table history_windows add constraint history_windows_days_check CHECK ((from_day <= to_day));
alter table history_windows add constraint history_windows_pkey PRIMARY KEY (number);
alter table history_windows add constraint history_windows_region_check CHECK (((region IS NULL) OR (continent IS NOT NULL)));
alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (holder_id, key);
alter table idempotency_keys add constraint idempotency_keys_receipt_check CHECK (((receipt IS NULL) = (attempt IS NOT NULL)));
alter table inquiries add constraint inquiries_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table inquiries add constraint inquiries_answer_check CHECK ((((state = 'waiting'::text) = (answer IS NULL)) AND ((state = 'waiting'::text) = (answered_at IS NULL))));
alter table inquiries add constraint inquiries_continent_check CHECK ((continent = ANY (ARRAY['australia'::text, 'europe'::text, 'north-america'::text])));
alter table inquiries add constraint inquiries_pkey PRIMARY KEY (id);
alter table inquiries add constraint inquiries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'answered'::text, 'accepted'::text, 'declined'::text])));
alter table inquiries add constraint inquiries_topic_check CHECK ((topic = ANY (ARRAY['question'::text, 'suggestion'::text, 'bonus-scheme'::text])));
alter table known_devices add constraint known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table known_devices add constraint known_devices_pkey PRIMARY KEY (hash, account_id);
alter table league_rules add constraint league_rules_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id);
alter table league_rules add constraint league_rules_league_id_version_key UNIQUE (league_id, version);
alter table league_rules add constraint league_rules_pkey PRIMARY KEY (id);
alter table league_seasons add constraint league_seasons_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id);
alter table league_seasons add constraint league_seasons_pkey PRIMARY KEY (id);
alter table league_tosses add constraint league_tosses_league_season_id_fkey FOREIGN KEY (league_season_id) REFERENCES league_seasons(id);
alter table league_tosses add constraint league_tosses_pkey PRIMARY KEY (id);
alter table league_tosses add constraint league_tosses_stage_check CHECK ((stage = ANY (ARRAY['first-half'::text, 'second-half'::text, 'playoffs'::text])));
alter table leagues add constraint leagues_pkey PRIMARY KEY (id);
alter table leagues add constraint leagues_slug_key UNIQUE (slug);
alter table live_entries add constraint live_entries_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
alter table live_entries add constraint live_entries_key_key UNIQUE (tournament_id, key);
alter table live_entries add constraint live_entries_pkey PRIMARY KEY (tournament_id, version);
alter table live_entries add constraint live_entries_role_check CHECK ((role = ANY (ARRAY['director'::text, 'player'::text])));
alter table live_entries add constraint live_entries_tournament_fkey FOREIGN KEY (tournament_id) REFERENCES live_tournaments(id) ON DELETE CASCADE;
alter table live_presences add constraint live_presences_pkey PRIMARY KEY (player_key, tournament_id);
alter table live_presences add constraint live_presences_tournament_fkey FOREIGN KEY (tournament_id) REFERENCES live_tournaments(id) ON DELETE CASCADE;
alter table live_secrets add constraint live_secrets_pkey PRIMARY KEY (tournament_id);
alter table live_secrets add constraint live_secrets_tournament_fkey FOREIGN KEY (tournament_id) REFERENCES live_tournaments(id) ON DELETE CASCADE;
alter table live_tournaments add constraint live_tournaments_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table live_tournaments add constraint live_tournaments_announcement_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE SET NULL;
alter table live_tournaments add constraint live_tournaments_announcement_key UNIQUE (announcement_id);
alter table live_tournaments add constraint live_tournaments_finals_fkey FOREIGN KEY (finals_id) REFERENCES live_tournaments(id) ON DELETE SET NULL;
alter table live_tournaments add constraint live_tournaments_heat_key UNIQUE (finals_id, heat);
alter table live_tournaments add constraint live_tournaments_pkey PRIMARY KEY (id);
alter table mails add constraint mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table mails add constraint mails_address_check CHECK (((address IS NOT NULL) = ((purpose = 'confirmation'::text) AND (state = 'waiting'::text))));
alter table mails add constraint mails_notice_check CHECK (((purpose = 'notice'::text) = (notice_id IS NOT NULL)));
alter table mails add constraint mails_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE;
alter table mails add constraint mails_pkey PRIMARY KEY (id);
alter table mails add constraint mails_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'password'::text, 'notice'::text, 'digest'::text])));
alter table mails add constraint mails_settled_check CHECK (((state = 'waiting'::text) = (settled_at IS NULL)));
alter table mails add constraint mails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'unsure'::text, 'refused'::text, 'dropped'::text])));
alter table matches add constraint matches_basis_check CHECK ((basis = ANY (ARRAY['unknown'::text, 'inferred'::text])));
alter table matches add constraint matches_inferred_by_check CHECK ((inferred_by = ANY (ARRAY['totals'::text, 'score'::text, 'elimination'::text])));
alter table matches add constraint matches_inferred_check CHECK (((NOT (basis IS DISTINCT FROM 'inferred'::text)) = (inferred_by IS NOT NULL)));
alter table matches add constraint matches_pkey PRIMARY KEY (submission_id, round, number);
alter table matches add constraint matches_result_or_games_check CHECK (((result IS NOT NULL) OR (games IS NOT NULL) OR (NOT (basis IS DISTINCT FROM 'unknown'::text))));
alter table movers add constraint movers_pkey PRIMARY KEY (player_id, game, category, last_day);
alter table notice_choices add constraint notice_choices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table notice_choices add constraint notice_choices_choice_check CHECK (
CASE channel
    WHEN 'mail'::text THEN (choice = ANY (ARRAY['off'::text, 'at-once'::text, 'daily'::text]))
    ELSE (choice = ANY (ARRAY['off'::text, 'on'::text]))
END);
alter table notice_choices add constraint notice_choices_pkey PRIMARY KEY (account_id, kind, channel);
alter table notices add constraint notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table notices add constraint notices_digest_id_fkey FOREIGN KEY (digest_id) REFERENCES mails(id);
alter table notices add constraint notices_mail_check CHECK ((mail = ANY (ARRAY['off'::text, 'at-once'::text, 'daily'::text])));
alter table notices add constraint notices_once_key UNIQUE (account_id, kind, about);
alter table notices add constraint notices_pkey PRIMARY KEY (id);
alter table official_ranks add constraint official_ranks_pkey PRIMARY KEY (game, category, player_id);
alter table opening_balances add constraint opening_balances_kind_check CHECK (
CASE kind
    WHEN 'rating'::text THEN ((game IS NOT NULL) AND (category IS NOT NULL) AND (counts IS NOT NULL) AND (value IS NOT NULL) AND (games >= 1) AND (league_id IS NULL) AND (season IS NULL) AND (title IS NULL))
    WHEN 'lifetime'::text THEN ((league_id IS NOT NULL) AND (season IS NULL) AND (counts >= (0)::double precision) AND (game IS NULL) AND (title IS NULL))
    WHEN 'season'::text THEN ((league_id IS NOT NULL) AND (season IS NOT NULL) AND (counts >= (0)::double precision) AND (game IS NULL) AND (title IS NULL))
    WHEN 'title'::text THEN ((title IS NOT NULL) AND (counts IS NULL) AND (value IS NULL) AND ((league_id IS NULL) = (season IS NULL)))
    ELSE false
END);
alter table opening_balances add constraint opening_balances_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id);
alter table opening_balances add constraint opening_balances_pkey PRIMARY KEY (set_number, line);
alter table opening_balances add constraint opening_balances_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table opening_balances add constraint opening_balances_set_number_fkey FOREIGN KEY (set_number) REFERENCES opening_sets(number);
alter table opening_sets add constraint opening_sets_pkey PRIMARY KEY (number);
alter table opening_sets add constraint opening_sets_taken_back_check CHECK ((((taken_back_by IS NULL) = (taken_back_at IS NULL)) AND ((taken_back_reason IS NULL) = (taken_back_at IS NULL))));
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table outcomes add constraint outcomes_pkey PRIMARY KEY (tournament_id);
alter table password_links add constraint password_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table password_links add constraint password_links_pkey PRIMARY KEY (hash);
alter table pending_changes add constraint pending_changes_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table pending_changes add constraint pending_changes_kind_check CHECK ((kind = ANY (ARRAY['tournament'::text, 'revision'::text, 'withdrawal'::text, 'level'::text, 'merge'::text, 'player-merge'::text, 'player-merge-undo'::text, 'league'::text, 'league-flag'::text, 'rollback'::text, 'ruling'::text, 'batch'::text, 'batch-undo'::text, 'opening'::text])));
alter table pending_changes add constraint pending_changes_league_rules_id_fkey FOREIGN KEY (league_rules_id) REFERENCES league_rules(id);
alter table pending_changes add constraint pending_changes_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES player_merges(id);
alter table pending_changes add constraint pending_changes_pkey PRIMARY KEY (id);
alter table pending_changes add constraint pending_changes_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table plausibility_checks add constraint plausibility_checks_pkey PRIMARY KEY (due_at);
alter table player_aliases add constraint player_aliases_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table player_aliases add constraint player_aliases_pkey PRIMARY KEY (batch, name, player_id);
alter table player_aliases add constraint player_aliases_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table player_claims add constraint player_claims_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table player_claims add constraint player_claims_pkey PRIMARY KEY (id);
alter table player_claims add constraint player_claims_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table player_claims add constraint player_claims_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'refused'::text, 'withdrawn'::text])));
alter table player_handles add constraint player_handles_kind_check CHECK ((kind = ANY (ARRAY['current'::text, 'former'::text, 'alias'::text])));
alter table player_handles add constraint player_handles_pkey PRIMARY KEY (handle_key);
alter table player_handles add constraint player_handles_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) DEFERRABLE INITIALLY DEFERRED;
alter table player_merges add constraint player_merges_into_id_fkey FOREIGN KEY (into_id) REFERENCES players(id);
alter table player_merges add constraint player_merges_pkey PRIMARY KEY (id);
alter table player_merges add constraint player_merges_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id);
alter table player_merges add constraint player_merges_public_id_key UNIQUE (public_id);
alter table player_merges add constraint player_merges_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'published'::text, 'undo-requested'::text, 'undone'::text])));
alter table players add constraint players_aside_check CHECK (((NOT is_aside) OR (batch IS NOT NULL)));
alter table players add constraint players_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table players add constraint players_counts_as_fkey FOREIGN KEY (counts_as) REFERENCES players(id);
alter table players add constraint players_handle_key_key UNIQUE (handle_key);
alter table players add constraint players_merged_into_check CHECK ((merged_into <> id));
alter table players add constraint players_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES players(id);
alter table players add constraint players_pkey PRIMARY KEY (id);
alter table players add constraint players_public_id_key UNIQUE (public_id);
alter table pods add constraint pods_pkey PRIMARY KEY (submission_id, round, number);
alter table pods add constraint pods_scores_check CHECK ((cardinality(scores) = cardinality(entries)));
alter table pods add constraint pods_went_out_check CHECK ((went_out = ANY (entries)));
alter table publication add constraint publication_pkey PRIMARY KEY (singleton);
alter table publication add constraint publication_singleton_check CHECK (singleton);
alter table push_keys add constraint push_keys_one_check CHECK (one);
alter table push_keys add constraint push_keys_pkey PRIMARY KEY (one);
alter table push_subscriptions add constraint push_subscriptions_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table push_subscriptions add constraint push_subscriptions_owner_check CHECK ((((account_id IS NULL) <> (tournament_id IS NULL)) AND ((tournament_id IS NULL) = (player_key IS NULL))));
alter table push_subscriptions add constraint push_subscriptions_owner_key UNIQUE NULLS NOT DISTINCT (endpoint, account_id, tournament_id, player_key);
alter table push_subscriptions add constraint push_subscriptions_pkey PRIMARY KEY (id);
alter table push_subscriptions add constraint push_subscriptions_tournament_fkey FOREIGN KEY (tournament_id) REFERENCES live_tournaments(id) ON DELETE CASCADE;
alter table rating_changes add constraint rating_changes_pkey PRIMARY KEY (tournament_id, category, player_id);
alter table ratings add constraint ratings_pkey PRIMARY KEY (game, category, player_id);
alter table recovery_codes add constraint recovery_codes_factor_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE;
alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (account_id, hash);
alter table refresh_requests add constraint refresh_requests_due_at_key UNIQUE (due_at);
alter table refresh_requests add constraint refresh_requests_kind_check CHECK ((kind = ANY (ARRAY['weekly'::text, 'requested'::text, 'what-if'::text])));
alter table refresh_requests add constraint refresh_requests_pkey PRIMARY KEY (id);
alter table refresh_requests add constraint refresh_requests_scope_check CHECK ((scope = ANY (ARRAY['incremental'::text, 'full'::text, 'rewrite'::text])));
alter table refresh_requests add constraint refresh_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'cancelling'::text, 'cancelled'::text, 'computed'::text, 'publishing'::text, 'outdated'::text, 'dropped'::text, 'done'::text, 'failed'::text])));
alter table regions add constraint regions_continent_check CHECK ((continent = ANY (ARRAY['australia'::text, 'europe'::text, 'north-america'::text])));
alter table regions add constraint regions_pkey PRIMARY KEY (slug);
alter table repeatable_schema add constraint repeatable_schema_pkey PRIMARY KEY (singleton);
alter table repeatable_schema add constraint repeatable_schema_singleton_check CHECK (singleton);
alter table role_grants add constraint role_grants_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table role_grants add constraint role_grants_area_check CHECK ((((continent IS NULL) OR (role = 'coordinator'::text)) AND ((role = 'director'::text) OR ((region IS NULL) = (role <> 'regional-coordinator'::text)))));
alter table role_grants add constraint role_grants_continent_check CHECK ((continent = ANY (ARRAY['australia'::text, 'europe'::text, 'north-america'::text])));
alter table role_grants add constraint role_grants_pkey PRIMARY KEY (id);
alter table role_grants add constraint role_grants_role_check CHECK ((role = ANY (ARRAY['director'::text, 'coordinator'::text, 'regional-coordinator'::text, 'director-of-organized-play'::text, 'administrator'::text])));
alter table rulings add constraint rulings_pkey PRIMARY KEY (number);
alter table runs add constraint runs_changes_check CHECK ((jsonb_typeof(changes) = 'array'::text));
alter table runs add constraint runs_engine_version_check CHECK ((engine_version <> ''::text));
alter table runs add constraint runs_kind_check CHECK ((kind = ANY (ARRAY['tournament'::text, 'refresh'::text, 'correction'::text, 'withdrawal'::text, 'merge'::text, 'player-merge'::text, 'player-merge-undo'::text, 'league'::text, 'rules-change'::text, 'rollback'::text, 'several'::text, 'batch'::text, 'batch-undo'::text])));
alter table runs add constraint runs_number_check CHECK ((number >= 1));
alter table runs add constraint runs_official_run_check CHECK ((((official_run >= 1) AND (official_run <= number)) AND ((official_run < number) OR (kind = ANY (ARRAY['refresh'::text, 'rules-change'::text])))));
alter table runs add constraint runs_pkey PRIMARY KEY (number);
alter table runs add constraint runs_rolled_back_to_check CHECK (
CASE kind
    WHEN 'rollback'::text THEN ((rolled_back_to IS NOT NULL) AND ((rolled_back_to >= 1) AND (rolled_back_to <= (number - 1))))
    ELSE (rolled_back_to IS NULL)
END);
alter table runs add constraint runs_rules_sha256_check CHECK ((octet_length(rules_sha256) = 32));
alter table scorecards add constraint scorecards_known_date_check CHECK ((known_date ~ '^(\d{4}(-\d{2})?\??|unknown)$'::text));
alter table scorecards add constraint scorecards_pkey PRIMARY KEY (submission_id);
alter table scorecards add constraint scorecards_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id);
alter table scorecards add constraint scorecards_tournament_id_revision_key UNIQUE (tournament_id, revision);
alter table second_factors add constraint second_factors_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table second_factors add constraint second_factors_pkey PRIMARY KEY (account_id);
alter table sessions add constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table sessions add constraint sessions_id_key UNIQUE (id);
alter table sessions add constraint sessions_pkey PRIMARY KEY (hash);
alter table source_files add constraint source_files_hashes_check CHECK (((octet_length(raw_sha256) = 32) AND (octet_length(file_sha256) = 32)));
alter table source_files add constraint source_files_pkey PRIMARY KEY (raw_sha256, file_sha256);
alter table standings add constraint standings_pkey PRIMARY KEY (submission_id, place);
alter table submissions add constraint submissions_held_level_check CHECK ((held_level = 1));
alter table submissions add constraint submissions_pkey PRIMARY KEY (id);
alter table submissions add constraint submissions_public_id_key UNIQUE (public_id);
alter table submissions add constraint submissions_state_check CHECK ((state = ANY (ARRAY['accepted'::text, 'awaiting-refresh'::text, 'failed'::text])));
alter table submissions add constraint submissions_token_id_fkey FOREIGN KEY (token_id) REFERENCES tokens(id);
alter table submissions add constraint submissions_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table submissions add constraint submissions_tournament_id_revision_key UNIQUE (tournament_id, revision);
alter table suspicions add constraint suspicions_exclusion_check CHECK ((((excluded_by IS NULL) = (excluded_at IS NULL)) AND ((excluded_by IS NULL) = (exclusion_reason IS NULL))));
alter table suspicions add constraint suspicions_pkey PRIMARY KEY (id);
alter table suspicions add constraint suspicions_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id);
alter table suspicions add constraint suspicions_tournament_id_mark_key UNIQUE (tournament_id, mark);
alter table throttled_attempts add constraint throttled_attempts_pkey PRIMARY KEY (key);
alter table tokens add constraint tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table tokens add constraint tokens_hash_key UNIQUE (hash);
alter table tokens add constraint tokens_pkey PRIMARY KEY (id);
alter table toss_chains add constraint toss_chains_end_check CHECK ((length(end_sha256) = 32));
alter table toss_chains add constraint toss_chains_ordinal_key UNIQUE (secret_id, ordinal);
alter table toss_chains add constraint toss_chains_pkey PRIMARY KEY (end_sha256);
alter table toss_chains add constraint toss_chains_used_check CHECK (((used >= 0) AND (used <= length)));
alter table tournaments add constraint tournaments_aside_check CHECK (((NOT is_aside) OR ((batch IS NOT NULL) AND (withdrawn_at IS NOT NULL) AND (due_revision IS NULL))));
alter table tournaments add constraint tournaments_batch_fkey FOREIGN KEY (batch) REFERENCES batches(number);
alter table tournaments add constraint tournaments_external_id_key UNIQUE (external_id);
alter table tournaments add constraint tournaments_key_key UNIQUE (key);
alter table tournaments add constraint tournaments_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES tournaments(id);
alter table tournaments add constraint tournaments_pkey PRIMARY KEY (id);
alter table tournaments add constraint tournaments_toss_check CHECK ((((toss_seed IS NULL) AND (toss_number IS NULL) AND (toss_chain IS NULL)) OR ((length(toss_seed) = 32) AND (toss_number > 0) AND (length(toss_chain) = 32) AND (toss_seed IS NOT NULL) AND (toss_number IS NOT NULL) AND (toss_chain IS NOT NULL))));
alter table tournaments add constraint tournaments_toss_key UNIQUE (toss_chain, toss_number);
alter table upload_answers add constraint upload_answers_account_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table upload_answers add constraint upload_answers_lengths_check CHECK ((((char_length(name) >= 1) AND (char_length(name) <= 100)) AND ((char_length(value) >= 1) AND (char_length(value) <= 200))));
alter table upload_answers add constraint upload_answers_pkey PRIMARY KEY (account_id, name);
alter table usage_counts add constraint usage_counts_pkey PRIMARY KEY (subject, quota, window_begin);
alter table venues add constraint venues_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)));
alter table venues add constraint venues_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)));
alter table venues add constraint venues_merged_into_check CHECK ((merged_into <> id));
alter table venues add constraint venues_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES venues(id);
alter table venues add constraint venues_pkey PRIMARY KEY (id);
alter table venues add constraint venues_place_key UNIQUE NULLS NOT DISTINCT (name_key, country, region);
alter table venues add constraint venues_position_check CHECK (((latitude IS NULL) = (longitude IS NULL)));
alter table venues add constraint venues_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES accounts(id);
alter table venues add constraint venues_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'verified'::text, 'refused'::text])));
alter table verifications add constraint verifications_due_at_key UNIQUE (due_at);
alter table verifications add constraint verifications_pkey PRIMARY KEY (id);
alter table watched_clock add constraint watched_clock_doubt_check CHECK ((doubt = ANY (ARRAY['set'::text, 'pause'::text, 'differs'::text])));
alter table watched_clock add constraint watched_clock_doubt_whole_check CHECK ((((doubted_at IS NULL) = (doubt IS NULL)) AND ((doubt IS NULL) = (moved_seconds IS NULL))));
alter table watched_clock add constraint watched_clock_pkey PRIMARY KEY (singleton);
alter table watched_clock add constraint watched_clock_singleton_check CHECK (singleton);
alter table webhook_deliveries add constraint webhook_deliveries_pkey PRIMARY KEY (webhook_id, "position");
alter table webhook_deliveries add constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'dead'::text])));
alter table webhook_deliveries add constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE;
alter table webhooks add constraint webhooks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id);
alter table webhooks add constraint webhooks_ended_check CHECK (((ended_at IS NULL) = (ended_why IS NULL)));
alter table webhooks add constraint webhooks_pkey PRIMARY KEY (id);
alter table webhooks add constraint webhooks_shape_check CHECK ((shape = ANY (ARRAY['standard'::text, 'discord'::text, 'slack'::text])));
alter table worker_heartbeats add constraint worker_heartbeats_pkey PRIMARY KEY (worker_id);

-- indexes

CREATE INDEX account_addresses_address_key_idx ON account_addresses USING btree (address_key);
CREATE INDEX account_deletions_due_idx ON account_deletions USING btree (due_at);
CREATE INDEX account_identities_account_id_idx ON account_identities USING btree (account_id);
CREATE INDEX address_links_account_id_idx ON address_links USING btree (account_id);
CREATE INDEX allotments_planned_on_idx ON allotments USING btree (planned_on);
CREATE INDEX allotments_tournament_id_idx ON allotments USING btree (tournament_id);
CREATE INDEX announcements_account_key ON announcements USING btree (account_id);
CREATE INDEX announcements_calendar_key ON announcements USING btree (starts_at, id);
CREATE INDEX announcements_directors_key ON announcements USING gin (director_keys);
CREATE INDEX announcements_invited_key ON announcements USING gin (invited_keys);
CREATE INDEX applications_applicant_id_idx ON applications USING btree (applicant_id);
CREATE INDEX applications_created_at_idx ON applications USING btree (created_at DESC, id);
CREATE INDEX audit_entries_actor_idx ON audit_entries USING btree (actor_key, id);
CREATE INDEX audit_entries_at_idx ON audit_entries USING brin (at);
CREATE INDEX audit_entries_mentions_idx ON audit_entries USING gin (mentions) WHERE (mentions <> '{}'::text[]);
CREATE INDEX audit_entries_subject_idx ON audit_entries USING btree (subject);
CREATE INDEX audit_refusals_hour_idx ON audit_refusals USING btree (hour);
CREATE INDEX awards_league_season_id_idx ON awards USING btree (league_season_id);
CREATE INDEX awards_player_id_idx ON awards USING btree (player_id);
CREATE INDEX backups_finished_at_idx ON backups USING btree (finished_at);
CREATE INDEX badges_player_id_idx ON badges USING btree (player_id);
CREATE INDEX batch_answers_batch_idx ON batch_answers USING btree (batch);
CREATE INDEX batch_items_tournament_id_idx ON batch_items USING btree (tournament_id) WHERE (tournament_id IS NOT NULL);
CREATE INDEX board_rows_country_idx ON board_rows USING btree (game, category, country, ((- rating)), handle_key) WHERE (country IS NOT NULL);
CREATE INDEX board_rows_day_idx ON board_rows USING btree (game, category, board_day(last_played_at), ((- rating)), handle_key) INCLUDE (rating, last_played_at);
CREATE INDEX board_rows_games_idx ON board_rows USING btree (game, category, games) WHERE (games >= 100);
CREATE INDEX board_rows_region_idx ON board_rows USING btree (game, category, region, ((- rating)), handle_key) WHERE (region IS NOT NULL);
CREATE INDEX board_rows_since_run_idx ON board_rows USING btree (game, category, since_run);
CREATE INDEX board_rows_world_idx ON board_rows USING btree (game, category, ((- rating)), handle_key) INCLUDE (rating);
CREATE INDEX claim_codes_mark_idx ON claim_codes USING btree (mark) WHERE (used_at IS NULL);
CREATE INDEX claim_codes_player_id_idx ON claim_codes USING btree (player_id);
CREATE INDEX claim_codes_submission_id_idx ON claim_codes USING btree (submission_id);
CREATE INDEX closed_awards_player_id_idx ON closed_awards USING btree (player_id);
CREATE INDEX closed_awards_tournament_id_idx ON closed_awards USING btree (tournament_id);
CREATE INDEX closed_awards_until_run_idx ON closed_awards USING btree (until_run) WHERE (league_season_id IS NOT NULL);
CREATE INDEX closed_badges_player_id_idx ON closed_badges USING btree (player_id);
CREATE INDEX closed_badges_tournament_id_idx ON closed_badges USING btree (tournament_id);
CREATE INDEX closed_change_packs_field_id_idx ON closed_change_packs USING btree (field_id);
CREATE INDEX closed_change_packs_until_run_idx ON closed_change_packs USING btree (until_run);
CREATE INDEX closed_entitlements_player_id_idx ON closed_entitlements USING btree (player_id);
CREATE INDEX closed_entitlements_tournament_id_idx ON closed_entitlements USING btree (tournament_id);
CREATE INDEX closed_fields_players_idx ON closed_fields USING gin (players) WITH (fastupdate=off);
CREATE INDEX closed_fields_tournament_id_idx ON closed_fields USING btree (tournament_id);
CREATE INDEX closed_inputs_tournament_id_idx ON closed_inputs USING btree (tournament_id);
CREATE INDEX closed_outcome_hashes_input_id_idx ON closed_outcome_hashes USING btree (input_id);
CREATE INDEX closed_outcome_hashes_until_run_idx ON closed_outcome_hashes USING btree (until_run);
CREATE INDEX closed_rating_packs_leaderboard_idx ON closed_rating_packs USING btree (game, until_run);
CREATE INDEX closed_rating_packs_players_idx ON closed_rating_packs USING gin (players) WITH (fastupdate=off);
CREATE INDEX correction_proposals_created_at_idx ON correction_proposals USING btree (created_at, id);
CREATE INDEX correction_proposals_dispute_id_idx ON correction_proposals USING btree (dispute_id);
CREATE INDEX correction_proposals_proposer_id_idx ON correction_proposals USING btree (proposer_id, created_at);
CREATE INDEX correction_proposals_tournament_id_idx ON correction_proposals USING btree (tournament_id);
CREATE INDEX disputes_created_at_idx ON disputes USING btree (created_at, id);
CREATE INDEX disputes_reporter_id_idx ON disputes USING btree (reporter_id, created_at);
CREATE INDEX disputes_tournament_id_idx ON disputes USING btree (tournament_id);
CREATE INDEX drafts_account_key ON drafts USING btree (account_id, changed_at);
CREATE INDEX drafts_changed_key ON drafts USING btree (changed_at);
CREATE INDEX entitlements_player_id_idx ON entitlements USING btree (player_id);
CREATE INDEX entries_player_id_idx ON entries USING btree (player_id);
CREATE INDEX events_league_idx ON events USING btree (league, "position") WHERE (league IS NOT NULL);
CREATE INDEX events_region_idx ON events USING btree (region, "position") WHERE (region IS NOT NULL);
CREATE INDEX events_unplaced_idx ON events USING btree (id) WHERE ("position" IS NULL);
CREATE INDEX held_reports_account_idx ON held_reports USING btree (account_id);
CREATE INDEX held_reports_received_at_idx ON held_reports USING btree (received_at, id);
CREATE INDEX inquiries_account_id_idx ON inquiries USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX inquiries_answered_at_idx ON inquiries USING btree (answered_at);
CREATE INDEX inquiries_waiting_idx ON inquiries USING btree (created_at) WHERE (state = 'waiting'::text);
CREATE INDEX known_devices_account_id_idx ON known_devices USING btree (account_id);
CREATE INDEX league_tosses_league_season_id_idx ON league_tosses USING btree (league_season_id, id);
CREATE INDEX live_entries_account_key ON live_entries USING btree (account_id);
CREATE INDEX live_presences_tournament_key ON live_presences USING btree (tournament_id);
CREATE INDEX live_tournaments_account_key ON live_tournaments USING btree (account_id);
CREATE INDEX live_tournaments_directors_key ON live_tournaments USING gin (director_keys);
CREATE INDEX live_tournaments_invited_key ON live_tournaments USING gin (invited_keys);
CREATE INDEX mails_notice_id_idx ON mails USING btree (notice_id) WHERE (notice_id IS NOT NULL);
CREATE INDEX mails_waiting_idx ON mails USING btree (account_id, id) WHERE (state = 'waiting'::text);
CREATE INDEX movers_distance_idx ON movers USING btree (abs((after - before)) DESC);
CREATE INDEX movers_last_day_idx ON movers USING btree (last_day);
CREATE INDEX notices_account_id_idx ON notices USING btree (account_id, id);
CREATE INDEX notices_created_at_idx ON notices USING btree (created_at);
CREATE INDEX notices_digest_id_idx ON notices USING btree (digest_id) WHERE (digest_id IS NOT NULL);
CREATE INDEX notices_digest_idx ON notices USING btree (account_id, id) WHERE ((mail = 'daily'::text) AND (digest_id IS NULL));
CREATE INDEX notices_unread_idx ON notices USING btree (account_id) WHERE ((read_at IS NULL) AND on_site);
CREATE INDEX opening_balances_player_id_idx ON opening_balances USING btree (player_id);
CREATE INDEX outbox_job_payload_idx ON outbox USING btree (job, payload);
CREATE INDEX outcomes_history_idx ON outcomes USING btree (starts_at, key);
CREATE INDEX password_links_account_id_idx ON password_links USING btree (account_id);
CREATE INDEX player_aliases_name_idx ON player_aliases USING btree (name);
CREATE INDEX player_aliases_player_id_idx ON player_aliases USING btree (player_id);
CREATE INDEX player_claims_account_id_idx ON player_claims USING btree (account_id);
CREATE INDEX player_handles_player_id_idx ON player_handles USING btree (player_id);
CREATE INDEX player_merges_into_id_idx ON player_merges USING btree (into_id);
CREATE INDEX player_merges_player_id_idx ON player_merges USING btree (player_id);
CREATE INDEX players_batch_idx ON players USING btree (batch) WHERE (batch IS NOT NULL);
CREATE INDEX players_counts_as_idx ON players USING btree (counts_as);
CREATE INDEX players_directory_idx ON players USING btree (handle_key COLLATE "C") WHERE ((hidden_at IS NULL) AND (anonymised_at IS NULL) AND (counts_as = id));
CREATE INDEX players_hidden_idx ON players USING btree (id) WHERE (hidden_at IS NOT NULL);
CREATE INDEX players_merged_idx ON players USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX players_named_by_idx ON players USING btree (named_by);
CREATE INDEX players_search_name_idx ON players USING btree (search_name) WHERE (search_name IS NOT NULL);
CREATE INDEX push_subscriptions_account_idx ON push_subscriptions USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX push_subscriptions_tournament_idx ON push_subscriptions USING btree (tournament_id) WHERE (tournament_id IS NOT NULL);
CREATE INDEX rating_changes_player_id_idx ON rating_changes USING btree (player_id);
CREATE INDEX ratings_player_id_idx ON ratings USING btree (player_id);
CREATE INDEX scorecards_championships_idx ON scorecards USING btree (kind, local_date) WHERE (kind <> 'local'::text);
CREATE INDEX scorecards_known_date_idx ON scorecards USING btree (starts_at) WHERE (known_date IS NOT NULL);
CREATE INDEX scorecards_league_idx ON scorecards USING btree (league, starts_at) WHERE (league IS NOT NULL);
CREATE INDEX scorecards_starts_at_idx ON scorecards USING btree (starts_at);
CREATE INDEX sessions_account_id_idx ON sessions USING btree (account_id);
CREATE INDEX submissions_director_keys_idx ON submissions USING gin (director_keys jsonb_path_ops);
CREATE INDEX submissions_failed_idx ON submissions USING btree (tournament_id) WHERE (state = 'failed'::text);
CREATE INDEX submissions_held_league_idx ON submissions USING btree (league) WHERE held_league;
CREATE INDEX submissions_score_print_idx ON submissions USING btree (score_print) WHERE (score_print IS NOT NULL);
CREATE INDEX submissions_sha256_idx ON submissions USING btree (sha256);
CREATE INDEX submissions_starts_at_idx ON submissions USING btree (starts_at);
CREATE INDEX submissions_stated_idx ON submissions USING btree (id) WHERE (closing ? 'statedStandings'::text);
CREATE INDEX suspicions_open_idx ON suspicions USING btree (found_at, id) WHERE (excluded_at IS NULL);
CREATE INDEX tokens_account_id_idx ON tokens USING btree (account_id);
CREATE INDEX tournaments_batch_idx ON tournaments USING btree (batch) WHERE (batch IS NOT NULL);
CREATE INDEX tournaments_gone_idx ON tournaments USING btree (id) WHERE (due_revision IS NULL);
CREATE INDEX tournaments_submitter_key_idx ON tournaments USING btree (submitter_key);
CREATE INDEX usage_counts_window_begin_idx ON usage_counts USING btree (window_begin);
CREATE INDEX venues_waiting_idx ON venues USING btree (proposed_at, id) WHERE ((state = 'waiting'::text) AND (merged_into IS NULL));
CREATE INDEX webhook_deliveries_waiting_idx ON webhook_deliveries USING btree (webhook_id, "position") WHERE (state = 'waiting'::text);
CREATE INDEX webhooks_account_id_idx ON webhooks USING btree (account_id);
CREATE INDEX webhooks_next_at_idx ON webhooks USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE UNIQUE INDEX allotments_national_idx ON allotments USING btree (country, game, year) WHERE (kind = 'national'::text);
CREATE UNIQUE INDEX drafts_live_key ON drafts USING btree (live_id, account_id);
CREATE UNIQUE INDEX drafts_tournament_key ON drafts USING btree (tournament_key, account_id);
CREATE UNIQUE INDEX league_seasons_league_id_season_key ON league_seasons USING btree (league_id, season) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX player_claims_waiting_idx ON player_claims USING btree (player_id, account_id) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX player_handles_current_idx ON player_handles USING btree (player_id) WHERE (kind = 'current'::text);
CREATE UNIQUE INDEX player_merges_wanted_idx ON player_merges USING btree (player_id) WHERE (state = ANY (ARRAY['requested'::text, 'published'::text]));
CREATE UNIQUE INDEX refresh_requests_one_waits_idx ON refresh_requests USING btree (is_dry_run) WHERE ((state = 'waiting'::text) AND (kind <> 'what-if'::text));
CREATE UNIQUE INDEX role_grants_once_idx ON role_grants USING btree (account_id, role, continent, region) NULLS NOT DISTINCT WHERE (revoked_at IS NULL);

-- views

create view closed_outcomes as
 SELECT i.tournament_id,
    i.submission_id,
    i.starts_at,
    i.key,
    i.rated,
    i.input_sha256,
    h.outcome_sha256,
    h.since_run,
    h.until_run,
    i.level
   FROM (closed_outcome_hashes h
     JOIN closed_inputs i ON ((i.id = h.input_id)));
create view closed_rating_changes as
 SELECT f.tournament_id,
    k.category,
    c.player_id,
    c.before,
    c.after,
    c.games,
    p.since_run,
    p.until_run,
    c.wins,
    c.ties,
    f.players
   FROM (((closed_change_packs p
     JOIN closed_fields f ON ((f.id = p.field_id)))
     CROSS JOIN LATERAL unnest(f.categories) k(category))
     CROSS JOIN LATERAL UNNEST(f.players, p.before, p.after, f.games, f.wins, f.ties) c(player_id, before, after, games, wins, ties));
create view closed_ratings as
 SELECT p.game,
    k.category,
    r.player_id,
    r.rating,
    r.games,
    r.last_played_at,
    r.since_run,
    p.until_run,
    p.players
   FROM ((closed_rating_packs p
     CROSS JOIN LATERAL unnest(p.categories) k(category))
     CROSS JOIN LATERAL UNNEST(p.players, p.ratings, p.games, p.last_played_at, p.since_runs) r(player_id, rating, games, last_played_at, since_run));
create view opening_ratings as
 SELECT DISTINCT ON (b.game, b.category, p.counts_as) b.game,
    b.category,
    p.counts_as AS player_id,
    b.counts AS rating,
    b.games,
    b.value,
    b.as_of,
    ((b.as_of + '10:00:00'::time without time zone) AT TIME ZONE 'UTC'::text) AS brought_at,
    b.source,
    b.set_number
   FROM ((opening_balances b
     JOIN opening_sets s ON (((s.number = b.set_number) AND upper_inf(s.in_effect))))
     JOIN players p ON ((p.id = b.player_id)))
  WHERE (b.kind = 'rating'::text)
  ORDER BY b.game, b.category, p.counts_as, (b.player_id = p.counts_as) DESC, b.games DESC, p.public_id;
create view shown_accounts as
 SELECT a.id,
    COALESCE(a.removed_as,
        CASE
            WHEN (p.hidden_at IS NOT NULL) THEN player_label('hidden-'::text, p.public_id)
            ELSE NULL::text
        END, a.handle) AS handle
   FROM ((accounts a
     LEFT JOIN players n ON ((n.id = a.player_id)))
     LEFT JOIN players p ON ((p.id = n.counts_as)));
create view shown_players as
 SELECT id,
    public_id,
    counts_as,
    version,
        CASE
            WHEN (hidden_at IS NULL) THEN handle
            ELSE player_label('hidden-'::text, public_id)
        END AS handle,
        CASE
            WHEN (hidden_at IS NULL) THEN handle_key
            ELSE player_label('hidden-'::text, public_id)
        END AS handle_key,
        CASE
            WHEN (hidden_at IS NULL) THEN name
            ELSE NULL::text
        END AS name,
        CASE
            WHEN (hidden_at IS NULL) THEN country
            ELSE NULL::text
        END AS country,
        CASE
            WHEN (hidden_at IS NULL) THEN region
            ELSE NULL::text
        END AS region
   FROM players
  WHERE (NOT is_aside);
create view submission_states as
 SELECT s.id AS submission_id,
        CASE
            WHEN (s.revision < t.current_revision) THEN 'superseded'::text
            WHEN (t.withdrawn_at IS NOT NULL) THEN 'withdrawn'::text
            WHEN ((o.submission_id = s.id) AND (s.state <> 'failed'::text)) THEN 'processed'::text
            ELSE s.state
        END AS state,
        CASE
            WHEN (s.revision < t.current_revision) THEN NULL::jsonb
            WHEN (t.withdrawn_at IS NOT NULL) THEN NULL::jsonb
            WHEN ((o.submission_id = s.id) AND (s.state <> 'failed'::text)) THEN NULL::jsonb
            ELSE s.state_reason
        END AS state_reason
   FROM ((submissions s
     JOIN tournaments t ON ((t.id = s.tournament_id)))
     LEFT JOIN outcomes o ON ((o.tournament_id = t.id)));

-- functions

CREATE OR REPLACE FUNCTION public.analyze_fresh_tables(names text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    name text;
  begin
    foreach name in array names loop
      perform require_fresh_table(name);
      execute format('analyze %I', name);
    end loop;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.begin_fresh_table(name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    perform require_fresh_table(name);
    execute format('create table %I (like %I including defaults)', 'fresh_' || name, name);
    perform copy_rights(name::regclass, ('fresh_' || name)::regclass);
  end
$function$
;

CREATE OR REPLACE FUNCTION public.board_day(instant timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (GREATEST(LEAST((((instant AT TIME ZONE 'UTC'::text))::date - '2000-01-01'::date), 32767), '-32768'::integer))::smallint
;

CREATE OR REPLACE FUNCTION public.board_games_from(games integer)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint, (8)::smallint, (9)::smallint, (10)::smallint, (15)::smallint, (20)::smallint, (25)::smallint, (30)::smallint, (40)::smallint, (50)::smallint, (75)::smallint, (100)::smallint, (150)::smallint, (200)::smallint, (300)::smallint, (500)::smallint, (1000)::smallint])[width_bucket(games, ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000])]
;

CREATE OR REPLACE FUNCTION public.build_fresh_indexes(name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    old record;
  begin
    perform require_fresh_table(name);
    for old in
      select c.relname as index, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as is_primary
      from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = name::regclass
    loop
      execute replace(old.definition, format(' %I ON public.%I ', old.index, name),
        format(' %I ON public.%I ', 'fresh_' || old.index, 'fresh_' || name));
      if old.is_primary then
        execute format('alter table %I add constraint %I primary key using index %2$I', 'fresh_' || name, 'fresh_' || old.index);
      end if;
    end loop;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.copy_rights(source regclass, target regclass)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    granted record;
  begin
    for granted in
      select a.privilege_type as right, case a.grantee when 0 then 'public' else a.grantee::regrole::text end as grantee
      from pg_class c, aclexplode(c.relacl) a where c.oid = source and a.grantee <> c.relowner
    loop
      execute format('grant %s on %s to %s', granted.right, target, granted.grantee);
    end loop;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.count_board_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        if not exists (select from new_rows) then return null; end if;
        if (select count(*) from (select from new_rows limit 501) r) > 500 then 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select 1 as n, * from new_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select 1 as n, * from new_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select 1 as n, * from new_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        else 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select r.game, r.category, s.scope, c.width, c.bucket, c.games_from, sum(r.n)::integer
  from (
    select n, game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from,
      least(games, 32767)::smallint as games, board_day(last_played_at) as day
    from (select 1 as n, * from new_rows) r offset 0) r
    cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
    cross join lateral (values
      (1::smallint, r.points::smallint, r.games_from), (1, r.points::smallint, 0),
      (50, (r.points / 50)::smallint, r.games_from), (50, (r.points / 50)::smallint, 0),
      (0, r.day, 0), (-1, r.games, 0)) c (width, bucket, games_from)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        end if;
      elsif tg_op = 'DELETE' then
        if not exists (select from old_rows) then return null; end if;
        if (select count(*) from (select from old_rows limit 501) r) > 500 then 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select -1 as n, * from old_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select -1 as n, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select -1 as n, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        else 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select r.game, r.category, s.scope, c.width, c.bucket, c.games_from, sum(r.n)::integer
  from (
    select n, game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from,
      least(games, 32767)::smallint as games, board_day(last_played_at) as day
    from (select -1 as n, * from old_rows) r offset 0) r
    cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
    cross join lateral (values
      (1::smallint, r.points::smallint, r.games_from), (1, r.points::smallint, 0),
      (50, (r.points / 50)::smallint, r.games_from), (50, (r.points / 50)::smallint, 0),
      (0, r.day, 0), (-1, r.games, 0)) c (width, bucket, games_from)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        end if;
      else
        if not exists (select from new_rows) then return null; end if;
        if (select count(*) from (select from new_rows limit 501) r) > 500 then 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select 1 as n, * from new_rows union all select -1, * from old_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select 1 as n, * from new_rows union all select -1, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select 1 as n, * from new_rows union all select -1, * from old_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        else 
  insert into board_counts as c (game, category, scope, width, bucket, games_from, players) 
  select r.game, r.category, s.scope, c.width, c.bucket, c.games_from, sum(r.n)::integer
  from (
    select n, game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from,
      least(games, 32767)::smallint as games, board_day(last_played_at) as day
    from (select 1 as n, * from new_rows union all select -1, * from old_rows) r offset 0) r
    cross join lateral (values (''), ('c:' || r.country), ('r:' || r.region)) s (scope)
    cross join lateral (values
      (1::smallint, r.points::smallint, r.games_from), (1, r.points::smallint, 0),
      (50, (r.points / 50)::smallint, r.games_from), (50, (r.points / 50)::smallint, 0),
      (0, r.day, 0), (-1, r.games, 0)) c (width, bucket, games_from)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(r.n) <> 0 order by 1, 2, 3, 4, 5, 6
  on conflict on constraint board_counts_cell_key do update set players = c.players + excluded.players;
        end if;
      end if;
      return null;
    end
$function$
;

CREATE OR REPLACE FUNCTION public.counted_at(player_id integer, run integer)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
BEGIN ATOMIC
 WITH RECURSIVE counted(id, steps) AS (
          SELECT counted_at.player_id AS player_id,
             0 AS "?column?"
         UNION ALL
          SELECT m.into_id,
             (c.steps + 1)
            FROM (counted c
              JOIN player_merges m ON (((m.player_id = c.id) AND (m.in_effect @> counted_at.run))))
         )
  SELECT counted.id
    FROM counted
   ORDER BY counted.steps DESC
  LIMIT 1;
END
;

CREATE OR REPLACE FUNCTION public.find_player(handle_key text)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT p.counts_as FROM players p WHERE (p.id = named_player(find_player.handle_key)))
;

CREATE OR REPLACE FUNCTION public.find_player(handle_key text, run integer)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN counted_at(named_player(handle_key), run)
;

CREATE OR REPLACE FUNCTION public.find_shown_player(handle_key text)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT n.id FROM shown_players_named(find_shown_player.handle_key) n(id))
;

CREATE OR REPLACE FUNCTION public.find_shown_player(handle_key text, run integer)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT players.id FROM players WHERE ((players.id = find_player(find_shown_player.handle_key, find_shown_player.run)) AND (((players.hidden_at IS NULL) AND (players.anonymised_at IS NULL)) OR (find_shown_player.handle_key ~~ 'Own %'::text)) AND (NOT players.is_aside)))
;

CREATE OR REPLACE FUNCTION public.keep_movers(run integer, published_at timestamp with time zone, opened integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    -- A process whose clock is behind still asks for the day before.
    kept_from constant smallint :=
      least((select board_day(max(starts_at)) from outcomes), board_day(published_at)) - 1;
    since constant timestamptz := timestamptz '2000-01-01 00:00:00Z' + (kept_from - 13) * interval '24 hours';
    kept_before constant smallint := (select movers_from from publication);
    moved integer[];
  begin
    delete from movers where last_day < kept_from;
    if kept_before is distinct from kept_from then update publication set movers_from = kept_from; end if;
    -- Many tournaments look up all their players at once; a day that is not kept any more looks up everybody.
    if opened is null or cardinality(opened) > 500 or kept_from < coalesce(kept_before, 32767) then
      with played as (
        select k.game, c.category, c.player_id, ((o.starts_at at time zone 'UTC')::date - date '2000-01-01') as day,
          (array_agg(c.before order by o.starts_at, o.key))[1] as before,
          (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as after, sum(c.games) as games
        from (select * from outcomes where starts_at >= since offset 0) o
          cross join lateral (select * from rating_changes c where c.tournament_id = o.tournament_id offset 0) c
          cross join lateral (select * from scorecards k where k.submission_id = o.submission_id offset 0) k
        group by 1, 2, 3, 4
      ), days as (
        select *, lag(day) over own as earlier, lead(day) over own as later, sum(games) over own as total
        from played window own as (partition by game, category, player_id order by day)
      ), weeks as (
        select a.game, a.category, a.player_id, greatest(b.day, a.earlier + 7)::smallint as from_day,
          least(a.day + 6, b.later - 1)::smallint as last_day, a.before, b.after, (b.total - a.total + a.games)::integer as games
        from days a join days b on (a.player_id, a.game, a.category) = (b.player_id, b.game, b.category) and b.day between a.day and a.day + 6
      ), defined as materialized (
        select * from weeks where before <> after and from_day <= last_day and last_day >= kept_from
      ), gone as (
        delete from movers m where true
          and not exists (select from defined d where (d.player_id, d.game, d.category) = (m.player_id, m.game, m.category) and d.last_day = m.last_day)
      )
      insert into movers as m (game, category, player_id, from_day, last_day, before, after, games)
      select game, category, player_id, from_day, last_day, before, after, games from defined
      on conflict (player_id, game, category, last_day) do update
        set from_day = excluded.from_day, before = excluded.before, after = excluded.after, games = excluded.games
        where (m.from_day, m.before, m.after, m.games)
          is distinct from (excluded.from_day, excluded.before, excluded.after, excluded.games);
      return;
    end if;
    select array_agg(distinct t.player_id) into moved from (
      select c.player_id from rating_changes c join outcomes o using (tournament_id)
      where c.tournament_id = any(opened) and (o.starts_at >= since or exists (
        select from closed_outcomes x where x.tournament_id = o.tournament_id and x.until_run = run))
      union all
      select c.player_id from closed_rating_changes c where c.until_run = run) t;
    if moved is null then return; end if;
      with played as (
        select k.game, c.category, c.player_id, ((o.starts_at at time zone 'UTC')::date - date '2000-01-01') as day,
          (array_agg(c.before order by o.starts_at, o.key))[1] as before,
          (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as after, sum(c.games) as games
        from unnest(moved) p (player_id) cross join lateral (select * from rating_changes c where c.player_id = p.player_id offset 0) c
        cross join lateral (select * from outcomes o where o.tournament_id = c.tournament_id and o.starts_at >= since offset 0) o
          cross join lateral (select * from scorecards k where k.submission_id = o.submission_id offset 0) k
        group by 1, 2, 3, 4
      ), days as (
        select *, lag(day) over own as earlier, lead(day) over own as later, sum(games) over own as total
        from played window own as (partition by game, category, player_id order by day)
      ), weeks as (
        select a.game, a.category, a.player_id, greatest(b.day, a.earlier + 7)::smallint as from_day,
          least(a.day + 6, b.later - 1)::smallint as last_day, a.before, b.after, (b.total - a.total + a.games)::integer as games
        from days a join days b on (a.player_id, a.game, a.category) = (b.player_id, b.game, b.category) and b.day between a.day and a.day + 6
      ), defined as materialized (
        select * from weeks where before <> after and from_day <= last_day and last_day >= kept_from
      ), gone as (
        delete from movers m where m.player_id = any(moved)
          and not exists (select from defined d where (d.player_id, d.game, d.category) = (m.player_id, m.game, m.category) and d.last_day = m.last_day)
      )
      insert into movers as m (game, category, player_id, from_day, last_day, before, after, games)
      select game, category, player_id, from_day, last_day, before, after, games from defined
      on conflict (player_id, game, category, last_day) do update
        set from_day = excluded.from_day, before = excluded.before, after = excluded.after, games = excluded.games
        where (m.from_day, m.before, m.after, m.games)
          is distinct from (excluded.from_day, excluded.before, excluded.after, excluded.games);
  end
$function$
;

CREATE OR REPLACE FUNCTION public.keep_players_of_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if exists (select from entries e where e.player_id = old.id) then
      raise exception 'entries name player %, who stays', old.id using errcode = 'foreign_key_violation';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.meetings_in(games bytea, players integer[])
 RETURNS TABLE(player_id integer, met bytea)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT (meetings_in.players)[(side.own + 1)] AS players,
     string_agg((int4send((meetings_in.players)[(side.opponent + 1)]) || substr(int2send((side.halves)::smallint), 2)), '\x'::bytea ORDER BY i.i) AS string_agg
    FROM ((generate_series(0, ((length(meetings_in.games) / 8) - 1)) i(i)
      CROSS JOIN LATERAL ( SELECT (get_byte(meetings_in.games, (i.i * 8)) + (256 * get_byte(meetings_in.games, ((i.i * 8) + 1)))) AS one,
             (get_byte(meetings_in.games, ((i.i * 8) + 2)) + (256 * get_byte(meetings_in.games, ((i.i * 8) + 3)))) AS other,
             (get_byte(meetings_in.games, ((i.i * 8) + 6)) & 3) AS halves) game)
      CROSS JOIN LATERAL ( VALUES (game.one,game.other,game.halves), (game.other,game.one,(2 - game.halves))) side(own, opponent, halves))
   GROUP BY (meetings_in.players)[(side.own + 1)];
END
;

CREATE OR REPLACE FUNCTION public.move_board_rows(moved_games text[], moved_categories text[], moved_players integer[], run integer, opened integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
  begin
    -- Alone; note_board_player takes it shared.
    perform pg_advisory_xact_lock(5054);
    with turned as materialized (
      select t.game, t.category, t.player_id, sum(t.wins) as wins, sum(t.ties) as ties, max(t.reached) as reached, max(t.lost) as lost
      from (
        select m.game, m.category, m.player_id, 0 as wins, 0 as ties, null::float8 as reached, null::float8 as lost
        from unnest(moved_games, moved_categories, moved_players) m (game, category, player_id)
        union all
        select k.game, c.category, c.player_id, c.wins, c.ties, c.after, null
        from unnest(opened) x (tournament_id)
          cross join lateral (select * from outcomes e where e.tournament_id = x.tournament_id offset 0) o
          cross join lateral (select * from scorecards s where s.submission_id = o.submission_id offset 0) k
          cross join lateral (select * from rating_changes r where r.tournament_id = x.tournament_id offset 0) c
        union all
        select k.game, c.category, c.player_id, -c.wins, -c.ties, null, c.after
        from lateral (select * from closed_outcomes e where e.until_run = run offset 0) o
          cross join lateral (select * from scorecards s where s.submission_id = o.submission_id offset 0) k
          join lateral (select * from closed_rating_changes r where r.tournament_id = o.tournament_id and r.until_run = run offset 0) c using (since_run, until_run)) t
      group by t.game, t.category, t.player_id
    ), found as materialized (
      select t.game, t.category, t.player_id, o.at, r.rating, r.games,
        coalesce(o.wins, 0) + t.wins as wins, coalesce(o.ties, 0) + t.ties as ties,
        greatest(a.rating, case when (t.lost >= o.peak or o.brought_games > 0 or a.games is not null) and (t.reached >= o.peak) is not true then (
          select max(c.after) from lateral (select * from rating_changes r where r.player_id = t.player_id offset 0) c
            cross join lateral (select * from outcomes e where e.tournament_id = c.tournament_id offset 0) o
          cross join lateral (select * from scorecards s where s.submission_id = o.submission_id offset 0) k
          where (k.game, c.category) = (t.game, t.category))
        else greatest(o.peak, t.reached) end) as peak,
        r.last_played_at, r.since_run, p.handle_key, p.handle, p.name, p.country, p.region, coalesce(a.games, 0) as brought_games
      from turned t
        left join lateral (select ctid as at, * from board_rows b where b.player_id = t.player_id offset 0) o
          on (o.game, o.category) = (t.game, t.category)
        left join lateral (select * from ratings b where b.player_id = t.player_id offset 0) r on (r.game, r.category) = (t.game, t.category)
        left join lateral (select * from opening_ratings a where a.player_id = t.player_id offset 0) a on (a.game, a.category) = (t.game, t.category)
        cross join lateral (select * from shown_players s where s.id = t.player_id offset 0) p
    ), gone as (
      delete from board_rows b using found f where b.ctid = f.at and f.rating is null
    ), put as (
      update board_rows b set
        rating = f.rating, games = f.games, wins = f.wins, ties = f.ties, peak = f.peak, last_played_at = f.last_played_at,
        since_run = f.since_run, handle_key = f.handle_key, handle = f.handle, name = f.name, country = f.country, region = f.region,
        brought_games = f.brought_games
      from found f
      where b.ctid = f.at and f.rating is not null
        and (b.rating, b.games, b.wins, b.ties, b.peak, b.last_played_at, b.since_run, b.handle_key, b.handle, b.name, b.country, b.region,
            b.brought_games)
          is distinct from (f.rating, f.games, f.wins, f.ties, f.peak, f.last_played_at, f.since_run, f.handle_key, f.handle, f.name, f.country, f.region,
            f.brought_games)
    )
    insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
        handle, name, country, region, brought_games)
      select f.game, f.category, f.player_id, f.rating, f.games, f.wins, f.ties, f.peak, f.last_played_at, f.since_run, f.handle_key,
        f.handle, f.name, f.country, f.region, f.brought_games
      from found f where f.at is null and f.rating is not null;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.named_player(handle_key text)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT n.id FROM players_named(named_player.handle_key) n(id))
;

CREATE OR REPLACE FUNCTION public.note_board_player()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform pg_advisory_xact_lock_shared(5054);
    update board_rows b set handle_key = p.handle_key, handle = p.handle, name = p.name, country = p.country, region = p.region
    from shown_players p where p.id = new.id and b.player_id = new.id;
    perform pg_notify('boards', '');
    return null;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.note_name_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin new.named_by := pg_current_xact_id(); return new; end
$function$
;

CREATE OR REPLACE FUNCTION public.notify_boards()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin perform pg_notify('boards', ''); return null; end
$function$
;

CREATE OR REPLACE FUNCTION public.opening_points_at(run integer)
 RETURNS TABLE(player_id integer, league_id integer, season text, points integer, as_of date, source text, set_number integer)
 LANGUAGE sql
 STABLE
AS $function$
  select counted_at(b.player_id, opening_points_at.run), b.league_id, b.season,
    (b.counts - case when b.kind = 'season' then 0 else coalesce((
      select sum(o.counts) from opening_balances o
      where o.set_number = b.set_number and o.kind = 'season' and o.league_id = b.league_id and o.player_id = b.player_id), 0) end)::integer,
    b.as_of, b.source, b.set_number
  from opening_balances b join opening_sets s on s.number = b.set_number and s.in_effect @> opening_points_at.run
  where b.kind in ('season', 'lifetime')
$function$
;

CREATE OR REPLACE FUNCTION public.opening_ratings_at(run integer)
 RETURNS TABLE(game text, category text, player_id integer, rating double precision, games integer, value double precision, as_of date, brought_at timestamp with time zone, source text, set_number integer)
 LANGUAGE sql
 STABLE
AS $function$
  select distinct on (c.game, c.category, c.counts_as) c.game, c.category, c.counts_as, c.counts, c.games, c.value, c.as_of,
    (c.as_of + time '10:00') at time zone 'UTC', c.source, c.set_number
  from (
    select b.*, counted_at(b.player_id, opening_ratings_at.run) as counts_as
    from opening_balances b join opening_sets s on s.number = b.set_number and s.in_effect @> opening_ratings_at.run
    where b.kind = 'rating') c
    join players p on p.id = c.player_id
  order by c.game, c.category, c.counts_as, (c.player_id = c.counts_as) desc, c.games desc, p.public_id
$function$
;

CREATE OR REPLACE FUNCTION public.player_label(prefix text, public_id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (prefix || "left"(encode(sha256(uuid_send(public_id)), 'hex'::text), 12))
;

CREATE OR REPLACE FUNCTION public.players_named(handle_key text)
 RETURNS TABLE(id integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce((select h.player_id from player_handles h where h.handle_key = players_named.handle_key),
    (select p.id from players p where p.public_id =
       case when players_named.handle_key ~ '^(Own )?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
         then right(players_named.handle_key, 36)::uuid end))
$function$
;

CREATE OR REPLACE FUNCTION public.recount_board_rows()
 RETURNS void
 LANGUAGE sql
AS $function$
    delete from board_counts;
    insert into board_counts (game, category, scope, width, bucket, games_from, players) 
  select t.game, t.category, s.scope, t.width, t.bucket, t.games_from, sum(t.n)::integer
  from (
    select p.game, p.category, p.country, p.region, w.width, (p.points / w.width)::smallint as bucket, g.games_from, p.n
    from (
      select game, category, country, region, floor(rating)::integer as points, board_games_from(games) as games_from, sum(n) as n
      from (select 1 as n, * from board_rows) r group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0) p
      cross join (values (1::smallint), (50::smallint)) w (width)
      cross join lateral (values (p.games_from), (0::smallint)) g (games_from)
    union all
    select game, category, country, region, 0::smallint, board_day(last_played_at), 0::smallint, sum(n)
    from (select 1 as n, * from board_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0
    union all
    select game, category, country, region, (-1)::smallint, least(games, 32767)::smallint, 0::smallint, sum(n)
    from (select 1 as n, * from board_rows) r group by 1, 2, 3, 4, 6 having sum(n) <> 0) t
    cross join lateral (values (''), ('c:' || t.country), ('r:' || t.region)) s (scope)
  where s.scope is not null
  group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 order by 1, 2, 3, 4, 5, 6;
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_change_of_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise exception 'the audit is append-only: % of audit_entries is refused', lower(tg_op)
      using errcode = 'insufficient_privilege';
  end
$function$
;

CREATE OR REPLACE FUNCTION public.replace_by_fresh_tables(names text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    name text;
    index text;
    view text;
    views text[];
    views_again text;
    triggers_again text;
  begin
    foreach name in array names loop perform require_fresh_table(name); end loop;
    with over_them as (
      select distinct c.oid, c.relacl, c.relowner from pg_depend d join pg_rewrite r on r.oid = d.objid
        join pg_class c on c.oid = r.ev_class
      where d.refobjid = any(names::regclass[]) and d.classid = 'pg_rewrite'::regclass)
    select array_agg(v.oid::regclass::text),
      string_agg(format('create view %s as %s ', v.oid::regclass, pg_get_viewdef(v.oid)) || coalesce((
        select string_agg(format('grant %s on %s to %s;', a.privilege_type, v.oid::regclass,
          case a.grantee when 0 then 'public' else a.grantee::regrole::text end), ' ')
        from aclexplode(v.relacl) a where a.grantee <> v.relowner), ''), ' ')
    into views, views_again from over_them v;
    select string_agg(pg_get_triggerdef(oid), '; ') into triggers_again from pg_trigger
    where tgrelid = any(names::regclass[]) and not tgisinternal;
    foreach view in array coalesce(views, '{}') loop execute format('drop view %s', view); end loop;
    foreach name in array names loop execute format('lock table %I in access exclusive mode', name); end loop;
    perform set_config('lock_timeout', '0', true);
    foreach name in array names loop
      execute format('drop table %I', name);
      execute format('alter table %I rename to %I', 'fresh_' || name, name);
      for index in
        select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = name::regclass
      loop
        execute format('alter index %I rename to %I', index, substr(index, length('fresh_') + 1));
      end loop;
    end loop;
    if views_again is not null then execute views_again; end if;
    if triggers_again is not null then execute triggers_again; end if;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.require_fresh_table(name text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    if name is null or name not in ('outcomes', 'rating_changes', 'history_chain', 'ratings', 'board_rows') then
      raise exception 'no table that is loaded anew: %', name using errcode = 'insufficient_privilege';
    end if;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.require_players_of_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  declare
    missing integer;
  begin
    -- Lateral, with an offset: each player is looked up by their key, however many are stored.
    select a.player_id into missing from added a
      left join lateral (select p.id from players p where p.id = a.player_id offset 0) p on true
    where p.id is null limit 1;
    if found then
      raise exception 'an entry names player %, who is not stored', missing using errcode = 'foreign_key_violation';
    end if;
    return null;
  end
$function$
;

CREATE OR REPLACE FUNCTION public.shown_players_named(handle_key text)
 RETURNS TABLE(id integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select p.id from players p
  where p.id = (
      select q.counts_as from players q where q.id = (select n.id from players_named(shown_players_named.handle_key) n))
    and (p.hidden_at is null and p.anonymised_at is null or shown_players_named.handle_key like 'Own %') and not p.is_aside
$function$
;

-- triggers

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();
CREATE TRIGGER count_deleted AFTER DELETE ON board_rows REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_board_rows();
CREATE TRIGGER count_inserted AFTER INSERT ON board_rows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_board_rows();
CREATE TRIGGER count_updated AFTER UPDATE ON board_rows REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_board_rows();
CREATE TRIGGER keep_players_of_entries BEFORE DELETE OR UPDATE OF id ON players FOR EACH ROW EXECUTE FUNCTION keep_players_of_entries();
CREATE TRIGGER note_board_player AFTER UPDATE OF handle, handle_key, name, country, region, hidden_at, anonymised_at ON players FOR EACH ROW WHEN ((((((((old.handle IS DISTINCT FROM new.handle) OR (old.handle_key IS DISTINCT FROM new.handle_key)) OR (old.name IS DISTINCT FROM new.name)) OR (old.country IS DISTINCT FROM new.country)) OR (old.region IS DISTINCT FROM new.region)) OR (old.hidden_at IS DISTINCT FROM new.hidden_at)) OR (old.anonymised_at IS DISTINCT FROM new.anonymised_at))) EXECUTE FUNCTION note_board_player();
CREATE TRIGGER note_name_change BEFORE UPDATE OF handle, handle_key, name, country, search_name, hidden_at, anonymised_at, counts_as, is_aside ON players FOR EACH ROW EXECUTE FUNCTION note_name_change();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON board_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON league_rules FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON league_seasons FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON league_tosses FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON leagues FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON opening_sets FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON pending_changes FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON regions FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER INSERT OR DELETE OR UPDATE ON rulings FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER notify_boards AFTER UPDATE OF paused_at ON publication FOR EACH STATEMENT EXECUTE FUNCTION notify_boards();
CREATE TRIGGER require_players_of_inserted AFTER INSERT ON entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_players_of_entries();
CREATE TRIGGER require_players_of_updated AFTER UPDATE ON entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_players_of_entries();

-- grants

grant delete, insert, select, update on account_addresses to quadrant_app;
grant delete, insert, select, update on account_deletions to quadrant_app;
grant delete, insert, select, update on account_identities to quadrant_app;
grant delete, insert, select, update on accounts to quadrant_app;
grant delete, insert, select, update on address_links to quadrant_app;
grant delete, insert, select, update on allotments to quadrant_app;
grant delete, insert, select, update on announcement_players to quadrant_app;
grant delete, insert, select, update on announcement_revisions to quadrant_app;
grant delete, insert, select, update on announcements to quadrant_app;
grant delete, insert, select, update on applications to quadrant_app;
grant delete, insert, select, update on audit_refusals to quadrant_app;
grant delete, insert, select, update on awards to quadrant_app;
grant delete, insert, select, update on backups to quadrant_app;
grant delete, insert, select, update on badges to quadrant_app;
grant delete, insert, select, update on batch_answers to quadrant_app;
grant delete, insert, select, update on batch_files to quadrant_app;
grant delete, insert, select, update on batch_items to quadrant_app;
grant delete, insert, select, update on batch_kinds to quadrant_app;
grant delete, insert, select, update on batch_leases to quadrant_app;
grant delete, insert, select, update on batch_manifest to quadrant_app;
grant delete, insert, select, update on batch_recipes to quadrant_app;
grant delete, insert, select, update on batches to quadrant_app;
grant delete, insert, select, update on board_counts to quadrant_app;
grant delete, insert, select, update on board_rows to quadrant_app;
grant delete, insert, select, update on card_names to quadrant_app;
grant delete, insert, select, update on championship_windows to quadrant_app;
grant delete, insert, select, update on claim_codes to quadrant_app;
grant delete, insert, select, update on closed_awards to quadrant_app;
grant delete, insert, select, update on closed_badges to quadrant_app;
grant delete, insert, select, update on closed_change_packs to quadrant_app;
grant delete, insert, select, update on closed_entitlements to quadrant_app;
grant delete, insert, select, update on closed_fields to quadrant_app;
grant delete, insert, select, update on closed_inputs to quadrant_app;
grant delete, insert, select, update on closed_outcome_hashes to quadrant_app;
grant delete, insert, select, update on closed_outcomes to quadrant_app;
grant delete, insert, select, update on closed_rating_changes to quadrant_app;
grant delete, insert, select, update on closed_rating_packs to quadrant_app;
grant delete, insert, select, update on closed_ratings to quadrant_app;
grant delete, insert, select, update on correction_proposals to quadrant_app;
grant delete, insert, select, update on deck_lists to quadrant_app;
grant delete, insert, select, update on dispute_answers to quadrant_app;
grant delete, insert, select, update on disputes to quadrant_app;
grant delete, insert, select, update on drafts to quadrant_app;
grant delete, insert, select, update on entitlement_choices to quadrant_app;
grant delete, insert, select, update on entitlement_forfeits to quadrant_app;
grant delete, insert, select, update on entitlements to quadrant_app;
grant delete, insert, select, update on entries to quadrant_app;
grant delete, insert, select, update on events to quadrant_app;
grant delete, insert, select, update on held_reports to quadrant_app;
grant delete, insert, select, update on history_chain to quadrant_app;
grant delete, insert, select, update on history_windows to quadrant_app;
grant delete, insert, select, update on idempotency_keys to quadrant_app;
grant delete, insert, select, update on inquiries to quadrant_app;
grant delete, insert, select, update on known_devices to quadrant_app;
grant delete, insert, select, update on league_rules to quadrant_app;
grant delete, insert, select, update on league_seasons to quadrant_app;
grant delete, insert, select, update on league_tosses to quadrant_app;
grant delete, insert, select, update on leagues to quadrant_app;
grant delete, insert, select, update on live_entries to quadrant_app;
grant delete, insert, select, update on live_presences to quadrant_app;
grant delete, insert, select, update on live_secrets to quadrant_app;
grant delete, insert, select, update on live_tournaments to quadrant_app;
grant delete, insert, select, update on mails to quadrant_app;
grant delete, insert, select, update on matches to quadrant_app;
grant delete, insert, select, update on movers to quadrant_app;
grant delete, insert, select, update on notice_choices to quadrant_app;
grant delete, insert, select, update on notices to quadrant_app;
grant delete, insert, select, update on official_ranks to quadrant_app;
grant delete, insert, select, update on opening_balances to quadrant_app;
grant delete, insert, select, update on opening_ratings to quadrant_app;
grant delete, insert, select, update on opening_sets to quadrant_app;
grant delete, insert, select, update on outbox to quadrant_app;
grant delete, insert, select, update on outcomes to quadrant_app;
grant delete, insert, select, update on password_links to quadrant_app;
grant delete, insert, select, update on pending_changes to quadrant_app;
grant delete, insert, select, update on plausibility_checks to quadrant_app;
grant delete, insert, select, update on player_aliases to quadrant_app;
grant delete, insert, select, update on player_claims to quadrant_app;
grant delete, insert, select, update on player_handles to quadrant_app;
grant delete, insert, select, update on player_merges to quadrant_app;
grant delete, insert, select, update on players to quadrant_app;
grant delete, insert, select, update on pods to quadrant_app;
grant delete, insert, select, update on publication to quadrant_app;
grant delete, insert, select, update on push_keys to quadrant_app;
grant delete, insert, select, update on push_subscriptions to quadrant_app;
grant delete, insert, select, update on rating_changes to quadrant_app;
grant delete, insert, select, update on ratings to quadrant_app;
grant delete, insert, select, update on recovery_codes to quadrant_app;
grant delete, insert, select, update on refresh_requests to quadrant_app;
grant delete, insert, select, update on regions to quadrant_app;
grant delete, insert, select, update on role_grants to quadrant_app;
grant delete, insert, select, update on rulings to quadrant_app;
grant delete, insert, select, update on runs to quadrant_app;
grant delete, insert, select, update on scorecards to quadrant_app;
grant delete, insert, select, update on second_factors to quadrant_app;
grant delete, insert, select, update on sessions to quadrant_app;
grant delete, insert, select, update on shown_accounts to quadrant_app;
grant delete, insert, select, update on shown_players to quadrant_app;
grant delete, insert, select, update on source_files to quadrant_app;
grant delete, insert, select, update on standings to quadrant_app;
grant delete, insert, select, update on submission_states to quadrant_app;
grant delete, insert, select, update on submissions to quadrant_app;
grant delete, insert, select, update on suspicions to quadrant_app;
grant delete, insert, select, update on throttled_attempts to quadrant_app;
grant delete, insert, select, update on tokens to quadrant_app;
grant delete, insert, select, update on toss_chains to quadrant_app;
grant delete, insert, select, update on tournaments to quadrant_app;
grant delete, insert, select, update on upload_answers to quadrant_app;
grant delete, insert, select, update on usage_counts to quadrant_app;
grant delete, insert, select, update on venues to quadrant_app;
grant delete, insert, select, update on verifications to quadrant_app;
grant delete, insert, select, update on watched_clock to quadrant_app;
grant delete, insert, select, update on webhook_deliveries to quadrant_app;
grant delete, insert, select, update on webhooks to quadrant_app;
grant delete, insert, select, update on worker_heartbeats to quadrant_app;
grant execute on function analyze_fresh_tables(text[]) to quadrant_app;
grant execute on function begin_fresh_table(text) to quadrant_app;
grant execute on function board_day(timestamp with time zone) to public;
grant execute on function board_games_from(integer) to public;
grant execute on function build_fresh_indexes(text) to quadrant_app;
grant execute on function count_board_rows() to public;
grant execute on function counted_at(integer,integer) to public;
grant execute on function find_player(text) to public;
grant execute on function find_player(text,integer) to public;
grant execute on function find_shown_player(text) to public;
grant execute on function find_shown_player(text,integer) to public;
grant execute on function keep_movers(integer,timestamp with time zone,integer[] to public;
grant execute on function keep_players_of_entries() to public;
grant execute on function meetings_in(bytea,integer[]) to public;
grant execute on function move_board_rows(text[],text[],integer[],integer,intege to public;
grant execute on function named_player(text) to public;
grant execute on function note_board_player() to public;
grant execute on function note_name_change() to public;
grant execute on function notify_boards() to public;
grant execute on function opening_points_at(integer) to public;
grant execute on function opening_ratings_at(integer) to public;
grant execute on function player_label(text,uuid) to public;
grant execute on function players_named(text) to public;
grant execute on function recount_board_rows() to public;
grant execute on function refuse_change_of_audit() to public;
grant execute on function replace_by_fresh_tables(text[]) to quadrant_app;
grant execute on function require_players_of_entries() to public;
grant execute on function shown_players_named(text) to public;
grant insert, select on audit_entries to quadrant_app;
grant insert, select on audit_keys to quadrant_app;
grant insert, select, update on audit_anchors to quadrant_app;
grant select (created_at) on accounts to quadrant_read;
grant select (handle) on accounts to quadrant_read;
grant select (handle_key) on accounts to quadrant_read;
grant select (id) on accounts to quadrant_read;
grant select (player_id) on accounts to quadrant_read;
grant select on account_deletions to quadrant_read;
grant select on account_identities to quadrant_read;
grant select on allotments to quadrant_read;
grant select on announcement_players to quadrant_read;
grant select on announcement_revisions to quadrant_read;
grant select on announcements to quadrant_read;
grant select on applications to quadrant_read;
grant select on audit_anchors to quadrant_read;
grant select on audit_entries to quadrant_read;
grant select on audit_keys to quadrant_read;
grant select on audit_refusals to quadrant_read;
grant select on awards to quadrant_read;
grant select on backups to quadrant_read;
grant select on badges to quadrant_read;
grant select on batches to quadrant_read;
grant select on board_counts to quadrant_read;
grant select on board_rows to quadrant_read;
grant select on card_names to quadrant_read;
grant select on championship_windows to quadrant_read;
grant select on closed_awards to quadrant_read;
grant select on closed_badges to quadrant_read;
grant select on closed_change_packs to quadrant_read;
grant select on closed_entitlements to quadrant_read;
grant select on closed_fields to quadrant_read;
grant select on closed_inputs to quadrant_read;
grant select on closed_outcome_hashes to quadrant_read;
grant select on closed_outcomes to quadrant_read;
grant select on closed_rating_changes to quadrant_read;
grant select on closed_rating_packs to quadrant_read;
grant select on closed_ratings to quadrant_read;
grant select on correction_proposals to quadrant_read;
grant select on deck_lists to quadrant_read;
grant select on dispute_answers to quadrant_read;
grant select on disputes to quadrant_read;
grant select on entitlement_choices to quadrant_read;
grant select on entitlement_forfeits to quadrant_read;
grant select on entitlements to quadrant_read;
grant select on entries to quadrant_read;
grant select on events to quadrant_read;
grant select on history_chain to quadrant_read;
grant select on history_windows to quadrant_read;
grant select on idempotency_keys to quadrant_read;
grant select on league_rules to quadrant_read;
grant select on league_seasons to quadrant_read;
grant select on league_tosses to quadrant_read;
grant select on leagues to quadrant_read;
grant select on live_entries to quadrant_read;
grant select on live_presences to quadrant_read;
grant select on live_tournaments to quadrant_read;
grant select on matches to quadrant_read;
grant select on movers to quadrant_read;
grant select on official_ranks to quadrant_read;
grant select on opening_balances to quadrant_read;
grant select on opening_ratings to quadrant_read;
grant select on opening_sets to quadrant_read;
grant select on outbox to quadrant_read;
grant select on outcomes to quadrant_read;
grant select on pending_changes to quadrant_read;
grant select on plausibility_checks to quadrant_read;
grant select on player_aliases to quadrant_read;
grant select on player_claims to quadrant_read;
grant select on player_handles to quadrant_read;
grant select on player_merges to quadrant_read;
grant select on players to quadrant_read;
grant select on pods to quadrant_read;
grant select on publication to quadrant_read;
grant select on rating_changes to quadrant_read;
grant select on ratings to quadrant_read;
grant select on refresh_requests to quadrant_read;
grant select on regions to quadrant_read;
grant select on repeatable_schema to quadrant_app;
grant select on repeatable_schema to quadrant_read;
grant select on role_grants to quadrant_read;
grant select on rulings to quadrant_read;
grant select on runs to quadrant_read;
grant select on scorecards to quadrant_read;
grant select on shown_accounts to quadrant_read;
grant select on shown_players to quadrant_read;
grant select on source_files to quadrant_read;
grant select on standings to quadrant_read;
grant select on submission_states to quadrant_read;
grant select on submissions to quadrant_read;
grant select on suspicions to quadrant_read;
grant select on throttled_attempts to quadrant_read;
grant select on toss_chains to quadrant_read;
grant select on tournaments to quadrant_read;
grant select on usage_counts to quadrant_read;
grant select on venues to quadrant_read;
grant select on verifications to quadrant_read;
grant select on watched_clock to quadrant_read;
grant select on worker_heartbeats to quadrant_read;
grant select, usage on announcement_players_number_seq to quadrant_app;
grant select, usage on backups_id_seq to quadrant_app;
grant select, usage on batch_answers_id_seq to quadrant_app;
grant select, usage on batches_number_seq to quadrant_app;
grant select, usage on closed_fields_id_seq to quadrant_app;
grant select, usage on closed_inputs_id_seq to quadrant_app;
grant select, usage on events_id_seq to quadrant_app;
grant select, usage on held_reports_id_seq to quadrant_app;
grant select, usage on league_rules_id_seq to quadrant_app;
grant select, usage on league_seasons_id_seq to quadrant_app;
grant select, usage on league_tosses_id_seq to quadrant_app;
grant select, usage on leagues_id_seq to quadrant_app;
grant select, usage on mails_id_seq to quadrant_app;
grant select, usage on notices_id_seq to quadrant_app;
grant select, usage on outbox_id_seq to quadrant_app;
grant select, usage on pending_changes_id_seq to quadrant_app;
grant select, usage on player_merges_id_seq to quadrant_app;
grant select, usage on players_id_seq to quadrant_app;
grant select, usage on submissions_id_seq to quadrant_app;
grant select, usage on tournaments_id_seq to quadrant_app;
grant select, usage on verifications_id_seq to quadrant_app;
grant usage on schema public to public;
grant usage on schema public to quadrant_app;
grant usage on schema public to quadrant_read;
