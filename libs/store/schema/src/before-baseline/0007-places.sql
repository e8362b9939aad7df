-- Regions and venues, the windows of championships, applications to hold one, and the level that a report counts as.
create table regions (
  -- what reports, roles and addresses know it by; it never changes
  slug text not null constraint regions_pkey primary key,
  name text not null,
  continent text not null
    constraint regions_continent_check check (continent in ('australia', 'europe', 'north-america')),
  -- two letters; null: of several countries
  country text,
  -- what lies in it
  described text not null,
  -- where it is known from
  source text not null,
  created_at timestamptz not null
);
insert into regions (slug, name, continent, country, described, source, created_at) values
  ('andoria', 'Andoria', 'north-america', 'US', 'Minnesota', 'trekcc.org, tournament 9020', now()),
  ('qonos', 'Qo''noS', 'north-america', 'US', 'Michigan', 'trekcc.org, article 545', now()),
  ('risa', 'Risa', 'north-america', 'US', 'San Diego, California', 'trekcc.org, article 588', now());

create table venues (
  id uuid not null default gen_random_uuid() constraint venues_pkey primary key,
  name text not null,
  -- folded
  name_key text not null,
  address text,
  city text,
  country text,
  -- folded as the slug of a region, which need not be known
  region text,
  -- null: it came with imported history
  proposed_by uuid constraint venues_proposed_by_fkey references accounts,
  proposed_at timestamptz not null,
  state text not null constraint venues_state_check check (state in ('waiting', 'verified', 'refused')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  -- the venue that it turned out to be; its name leads there
  merged_into uuid constraint venues_merged_into_fkey references venues,
  constraint venues_place_key unique nulls not distinct (name_key, country, region),
  constraint venues_merged_into_check check (merged_into <> id)
);
create index venues_waiting_idx on venues (proposed_at, id) where state = 'waiting' and merged_into is null;

-- Windows that were announced for one year; without one, the months of 000, section 11 hold.
create table championship_windows (
  id uuid not null default gen_random_uuid() constraint championship_windows_pkey primary key,
  kind text not null constraint championship_windows_kind_check
    check (kind in ('regional', 'national', 'masters', 'continental', 'worlds')),
  year smallint not null,
  -- null: every one
  game text,
  continent text
    constraint championship_windows_continent_check check (continent in ('australia', 'europe', 'north-america')),
  applications_from date,
  applications_until date,
  play_from date not null,
  play_until date not null,
  source text not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint championship_windows_once_key unique nulls not distinct (kind, year, game, continent),
  constraint championship_windows_order_check
    check (play_from <= play_until and applications_from <= applications_until)
);

create table applications (
  id uuid not null default gen_random_uuid() constraint applications_pkey primary key,
  kind text not null constraint applications_kind_check
    check (kind in ('regional', 'national', 'masters', 'continental', 'worlds')),
  games text[] not null constraint applications_games_check check (cardinality(games) > 0),
  name text not null,
  -- local date
  planned_on date not null,
  country text,
  region text,
  venue text,
  applicant_id uuid not null constraint applications_applicant_id_fkey references accounts,
  director text not null,
  -- folded
  director_key text not null,
  message text not null,
  findings jsonb not null,
  state text not null constraint applications_state_check check (state in ('open', 'approved', 'refused', 'withdrawn')),
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text
);
create index applications_created_at_idx on applications (created_at desc, id);
create index applications_applicant_id_idx on applications (applicant_id);

-- Approvals of applications, a row for each game: each is for one tournament.
create table allotments (
  application_id uuid not null constraint allotments_application_id_fkey references applications,
  game text not null,
  kind text not null,
  country text,
  year smallint not null,
  planned_on date not null,
  -- the tournament that it was used for
  tournament_id integer constraint allotments_tournament_id_fkey references tournaments,
  constraint allotments_pkey primary key (application_id, game)
);
-- 000, 11.2.1: one for each country
create unique index allotments_national_idx on allotments (country, game, year) where kind = 'national';
create index allotments_planned_on_idx on allotments (planned_on);
create index allotments_tournament_id_idx on allotments (tournament_id);

-- As which level a report counts whose own nobody has approved; null: as its own.
alter table submissions
  add column held_level smallint constraint submissions_held_level_check check (held_level = 1);
