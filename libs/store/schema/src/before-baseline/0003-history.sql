-- Makes runs that can be previewed, explained, rolled back and read as of any moment, at the speed of COPY.

-- The result of applying the rules to a report is stored with its submission: a refresh reads these rows and no
-- matches.
create table scorecards (
  submission_id integer not null constraint scorecards_submission_id_fkey references submissions,
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
  primary key (submission_id),
  constraint scorecards_tournament_id_revision_key unique (tournament_id, revision)
);
create index scorecards_starts_at_idx on scorecards (starts_at);
create index submissions_failed_idx on submissions (tournament_id) where state = 'failed';
alter table submissions drop column standings_sha256;

-- Rows of a report are written with it, in one COPY each: looking their submission up once more for every row
-- would be the largest part of an import.
alter table entries drop constraint entries_submission_id_fkey;
alter table matches drop constraint matches_submission_id_fkey;
alter table pods drop constraint pods_submission_id_fkey;
alter table standings drop constraint standings_submission_id_fkey;

-- A row is a change since the head run that waits for a refresh: an incremental one starts at the earliest.
create table pending_changes (
  id bigint generated always as identity primary key,
  tournament_id integer constraint pending_changes_tournament_id_fkey references tournaments,
  kind text not null constraint pending_changes_kind_check
    check (kind in ('tournament', 'revision', 'withdrawal', 'level', 'merge', 'season', 'rollback')),
  starts_at timestamptz not null,
  key uuid not null,
  actor text not null,
  reason text not null,
  at timestamptz not null
);

-- A submission says how it waits; whether it is published, superseded or withdrawn follows from other rows.
alter table tournaments
  -- counts what was done to it: revisions, a withdrawal, changes of level
  add column version integer not null default 1,
  -- the revision that a refresh takes in: the current one, or the one before while that cannot be taken in; null: none
  add column due_revision smallint default 1,
  add column withdrawn_at timestamptz,
  add column merged_into integer constraint tournaments_merged_into_fkey references tournaments,
  add column level_override smallint,
  add column rated_override boolean;
create index tournaments_gone_idx on tournaments (id) where due_revision is null;
update tournaments t set version = current_revision, due_revision = case
  when s.state = 'withdrawn' then null
  when s.state <> 'failed' then current_revision
  else (select p.revision from outcomes o join submissions p on p.id = o.submission_id where o.tournament_id = t.id)
  end
  from submissions s where s.tournament_id = t.id and s.revision = t.current_revision;

insert into pending_changes (tournament_id, kind, starts_at, key, actor, reason, at)
  select t.id, case when s.revision = 1 then 'tournament' else 'revision' end, s.starts_at, t.key,
    coalesce(s.submitted_by, 'operator'), coalesce(s.state_reason, s.state), s.received_at
  from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
  where s.state in ('awaiting-refresh', 'failed');

update submissions set state = 'accepted' where state in ('processed', 'superseded', 'withdrawn');
alter table submissions
  drop constraint submissions_state_check,
  add constraint submissions_state_check check (state in ('accepted', 'awaiting-refresh', 'failed'));

-- Columns of the scorecard are dropped from the outcome. The key `game` lets ratings be told without the submission.
-- Level and rated stay as the run read them: a coordinator changes those of the scorecard.
alter table outcomes
  drop column participants, drop column games, drop column sanctioned, drop column sanctioned_rule,
  drop column rated_rule, add column level smallint;
alter table closed_outcomes
  drop column participants, drop column games, drop column sanctioned, drop column sanctioned_rule,
  drop column rated_rule, add column level smallint;
update outcomes o set level = s.level from submissions s where s.id = o.submission_id;
update closed_outcomes o set level = s.level from submissions s where s.id = o.submission_id;
alter table outcomes alter column level set not null;
alter table closed_outcomes alter column level set not null;
-- A refresh of everything writes fresh tables and swaps them in: nothing may point at them.
alter table outcomes drop constraint outcomes_tournament_id_fkey;
alter table awards drop constraint awards_league_season_id_fkey;

-- Hash of all inputs and of all of history up to a tournament: rewritten from where history changed.
alter table history_chain add column inputs_sha256 bytea not null default '';
alter table history_chain alter column inputs_sha256 drop default;

create index ratings_player_id_idx on ratings (player_id);
create index audit_entries_subject_idx on audit_entries (subject);
create index closed_outcomes_tournament_id_idx on closed_outcomes (tournament_id);
create index closed_rating_changes_tournament_id_idx on closed_rating_changes (tournament_id);
create index closed_rating_changes_player_id_idx on closed_rating_changes (player_id);
create index closed_awards_tournament_id_idx on closed_awards (tournament_id);
create index closed_awards_player_id_idx on closed_awards (player_id);
create index closed_ratings_player_id_idx on closed_ratings (player_id);
-- An earlier run published the rows that are open since then or were closed after it.
create index closed_outcomes_until_run_idx on closed_outcomes (until_run);
create index closed_rating_changes_until_run_idx on closed_rating_changes (until_run);

create view submission_states as
  select s.id as submission_id,
    case
      when s.revision < t.current_revision then 'superseded'
      when t.withdrawn_at is not null then 'withdrawn'
      when o.submission_id = s.id and s.state <> 'failed' then 'processed'
      else s.state
    end as state,
    case
      when s.revision < t.current_revision then null
      when t.withdrawn_at is not null then null
      when o.submission_id = s.id and s.state <> 'failed' then null
      else s.state_reason
    end as state_reason
  from submissions s
    join tournaments t on t.id = s.tournament_id
    left join outcomes o on o.tournament_id = t.id;

alter table runs
  drop constraint runs_kind_check,
  add constraint runs_kind_check
    check (kind in ('tournament', 'refresh', 'correction', 'withdrawal', 'merge', 'rules-change', 'rollback')),
  add column inputs_sha256 bytea not null default '',
  add column rules_sha256 bytea not null default '',
  -- the run that stood as the official one when this was published; its own number for an official run
  add column official_run integer,
  -- of a rollback: the run whose numbers are published again
  add column rolled_back_to integer,
  add column timings jsonb not null default '{}';
alter table runs
  alter column inputs_sha256 drop default,
  alter column rules_sha256 drop default,
  alter column timings drop default;

-- After a rollback nothing is published until a coordinator resumes.
alter table publication
  add column paused_at timestamptz,
  add column paused_by text,
  add column pause_reason text;

-- Replays of what is published, each instant of the schedule once.
create table verifications (
  id integer generated always as identity primary key,
  -- null: somebody asked
  due_at timestamptz constraint verifications_due_at_key unique,
  started_at timestamptz not null,
  finished_at timestamptz,
  run integer,
  tournaments integer,
  games integer,
  -- null: under way, or it could not be done
  ok boolean,
  difference jsonb,
  error text
);

-- A refresh can be computed before anybody decides about it, called off, and asked of rules that are not in force.
drop index refresh_requests_one_waits_idx;
alter table refresh_requests
  drop constraint refresh_requests_kind_check,
  add constraint refresh_requests_kind_check check (kind in ('weekly', 'requested', 'what-if')),
  drop constraint refresh_requests_state_check,
  add constraint refresh_requests_state_check check (state in ('waiting', 'running', 'cancelling', 'cancelled',
    'computed', 'publishing', 'outdated', 'dropped', 'done', 'failed')),
  add column scope text not null default 'full'
    constraint refresh_requests_scope_check check (scope in ('incremental', 'full', 'rewrite')),
  add column is_dry_run boolean not null default false,
  -- of a what-if: rules and tournament that are not in force; as it came, since jsonb takes no NUL
  add column question json,
  -- what a dry run was computed on: the head run, and a mark of what waited then for a refresh
  add column base_run integer,
  add column pending_mark text,
  add column inputs_sha256 bytea,
  add column chain_sha256 bytea,
  -- what it would move, in one line and in full
  add column summary text,
  add column diff jsonb;
alter table refresh_requests alter column scope drop default, alter column is_dry_run drop default;
-- A second request while one waits joins it; dry runs join dry runs.
create unique index refresh_requests_one_waits_idx on refresh_requests (is_dry_run)
  where state = 'waiting' and kind <> 'what-if';
