-- Approval of directors is a role, and reports that wait for a decision stand beside everything that counts.
alter table role_grants drop constraint role_grants_role_check, drop constraint role_grants_area_check;
alter table role_grants
  add constraint role_grants_role_check check (role in
    ('director', 'coordinator', 'regional-coordinator', 'director-of-organized-play', 'administrator')),
  -- region null of a director: everywhere
  add constraint role_grants_area_check check (
    (continent is null or role = 'coordinator')
    and (role = 'director' or (region is null) = (role <> 'regional-coordinator')));

insert into role_grants (account_id, role, granted_by, reason, granted_at)
  select id, 'director', 'operator', 'was approved when approval became a role', approved_at
  from accounts where approved_at is not null;
alter table accounts drop column approved_at;

create table held_reports (
  id integer generated always as identity constraint held_reports_pkey primary key,
  public_id uuid not null default gen_random_uuid() constraint held_reports_public_id_key unique,
  account_id uuid not null constraint held_reports_account_id_fkey references accounts,
  token_id uuid constraint held_reports_token_id_fkey references tokens,
  raw bytea not null,
  raw_sha256 bytea not null,
  sha256 bytea not null,
  -- of the tournament that it would be a revision of, where there is one
  tournament_id integer constraint held_reports_tournament_id_fkey references tournaments,
  -- that the sender named; null: they sent a report, not a revision
  revision_of uuid,
  external_id text,
  create_players boolean not null,
  -- why it waits
  reasons jsonb not null constraint held_reports_reasons_check
    check (jsonb_typeof(reasons) = 'array' and jsonb_array_length(reasons) > 0),
  findings jsonb not null,
  -- what a list says of it
  summary jsonb not null,
  -- of the coordinators who decide
  continent text,
  region text,
  received_at timestamptz not null,
  state text not null constraint held_reports_state_check check (state in ('held', 'approved', 'declined', 'withdrawn')),
  -- goes up with everything that is done to it
  version integer not null default 1,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  -- public id of the submission that it became
  submission_id uuid,
  constraint held_reports_decision_check check (
    (state = 'held') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint held_reports_approval_check check ((state = 'approved') = (submission_id is not null))
);
create index held_reports_account_idx on held_reports (account_id);
create index held_reports_received_at_idx on held_reports (received_at, id);
