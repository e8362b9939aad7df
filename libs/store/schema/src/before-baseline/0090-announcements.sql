-- Tournaments that are announced before they are played, with every version that players could read.
create table announcements (
  id uuid not null default gen_random_uuid() constraint announcements_pkey primary key,
  account_id uuid not null constraint announcements_account_fkey references accounts (id) on delete cascade,
  version integer not null default 1,
  state text not null constraint announcements_state_check check (state in ('announced', 'cancelled')),
  -- why it was cancelled or postponed, as players read it
  reason text,
  announced_at timestamptz not null,
  changed_at timestamptz not null,
  -- everything that is told; the columns below are what is searched by
  facts jsonb not null,
  game text not null,
  starts_at timestamptz not null,
  -- local dates of the first and the last day
  local_date date not null,
  ends_on date not null,
  online boolean not null,
  country text,
  region text,
  -- folded handles of its directors
  director_keys text[] not null,
  -- the tournament whose results came
  tournament_id integer constraint announcements_tournament_fkey references tournaments (id) on delete set null,
  constraint announcements_tournament_key unique (tournament_id),
  constraint announcements_order_check check (local_date <= ends_on)
);
create index announcements_calendar_key on announcements (starts_at, id);
create index announcements_directors_key on announcements using gin (director_keys);
create index announcements_account_key on announcements (account_id);

create table announcement_revisions (
  announcement_id uuid not null
    constraint announcement_revisions_announcement_fkey references announcements (id) on delete cascade,
  version integer not null,
  change text not null constraint announcement_revisions_change_check
    check (change in ('announced', 'changed', 'postponed', 'cancelled')),
  facts jsonb not null,
  -- of another number of rounds: who approved it
  rounds_approval text constraint announcement_revisions_approval_check
    check (rounds_approval in ('everybody', 'emergency')),
  reason text,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint announcement_revisions_pkey primary key (announcement_id, version)
);
