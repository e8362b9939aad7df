create table announcements (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  version integer not null default 1,
  state text not null,
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
  tournament_id integer,
  -- when a director closed the list of players; null: it is open
  registration_closed_at timestamptz,
  -- folded handles; a person who agrees moves to director_keys, and has rights from then on
  invited_keys text[] not null default '{}',
  constraint announcements_pkey primary key (id),
  constraint announcements_tournament_key unique (tournament_id),
  constraint announcements_account_fkey foreign key (account_id) references accounts(id) on delete cascade,
  constraint announcements_tournament_fkey foreign key (tournament_id) references tournaments(id) on delete set null,
  constraint announcements_order_check check (local_date <= ends_on),
  constraint announcements_state_check check (state in ('announced', 'cancelled'))
);
create index announcements_account_key on announcements (account_id);
create index announcements_calendar_key on announcements (starts_at, id);
create index announcements_directors_key on announcements using gin (director_keys);
create index announcements_invited_key on announcements using gin (invited_keys);

create table announcement_revisions (
  announcement_id uuid not null,
  version integer not null,
  change text not null,
  facts jsonb not null,
  -- of another number of rounds: who approved it
  rounds_approval text,
  reason text,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint announcement_revisions_pkey primary key (announcement_id, version),
  constraint announcement_revisions_announcement_fkey foreign key (announcement_id) references announcements(id) on delete cascade,
  constraint announcement_revisions_approval_check check (rounds_approval in ('everybody', 'emergency')),
  constraint announcement_revisions_change_check check (change in ('announced', 'changed', 'postponed', 'cancelled'))
);

create table announcement_players (
  announcement_id uuid not null,
  handle text not null,
  -- folded
  handle_key text not null,
  -- handle of the player, or of the director who wrote them down
  registered_by text not null,
  registered_at timestamptz not null,
  constraint announcement_players_pkey primary key (announcement_id, handle_key),
  constraint announcement_players_announcement_fkey foreign key (announcement_id) references announcements(id) on delete cascade
);

create table applications (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  games text[] not null,
  name text not null,
  -- local date
  planned_on date not null,
  country text,
  region text,
  venue text,
  applicant_id uuid not null,
  director text not null,
  -- folded
  director_key text not null,
  message text not null,
  findings jsonb not null,
  state text not null,
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  constraint applications_pkey primary key (id),
  constraint applications_applicant_id_fkey foreign key (applicant_id) references accounts(id),
  constraint applications_games_check check (cardinality(games) > 0),
  constraint applications_kind_check check (kind in ('regional', 'national', 'masters', 'continental', 'worlds')),
  constraint applications_state_check check (state in ('open', 'approved', 'refused', 'withdrawn'))
);
create index applications_applicant_id_idx on applications (applicant_id);
create index applications_created_at_idx on applications (created_at desc, id);

-- Approvals of applications, a row for each game: each is for one tournament.
create table allotments (
  application_id uuid not null,
  game text not null,
  kind text not null,
  country text,
  year smallint not null,
  planned_on date not null,
  -- the tournament that it was used for
  tournament_id integer,
  constraint allotments_pkey primary key (application_id, game),
  constraint allotments_application_id_fkey foreign key (application_id) references applications(id),
  constraint allotments_tournament_id_fkey foreign key (tournament_id) references tournaments(id)
);
-- 000, 11.2.1: one for each country
create unique index allotments_national_idx on allotments (country, game, year) where (kind = 'national');
create index allotments_planned_on_idx on allotments (planned_on);
create index allotments_tournament_id_idx on allotments (tournament_id);

-- Windows that were announced for one year; without one, the months of 000, section 11 hold.
create table championship_windows (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  year smallint not null,
  -- null: every one
  game text,
  continent text,
  applications_from date,
  applications_until date,
  play_from date not null,
  play_until date not null,
  source text not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint championship_windows_pkey primary key (id),
  constraint championship_windows_once_key unique nulls not distinct (kind, year, game, continent),
  constraint championship_windows_continent_check check (continent in ('australia', 'europe', 'north-america')),
  constraint championship_windows_kind_check check (kind in ('regional', 'national', 'masters', 'continental', 'worlds')),
  constraint championship_windows_order_check check (play_from <= play_until and applications_from <= applications_until)
);
