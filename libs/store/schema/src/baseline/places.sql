create table regions (
  -- what reports, roles and addresses know it by; it never changes
  slug text not null,
  name text not null,
  continent text not null,
  -- two letters; null: of several countries
  country text,
  -- what lies in it
  described text not null,
  -- where it is known from
  source text not null,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint regions_pkey primary key (slug),
  constraint regions_continent_check check (continent in ('australia', 'europe', 'north-america'))
);
insert into regions (slug, name, continent, country, described, source, created_at) values
  ('andoria', 'Andoria', 'north-america', 'US', 'Minnesota', 'trekcc.org, tournament 9020', now()),
  ('qonos', 'Qo''noS', 'north-america', 'US', 'Michigan', 'trekcc.org, article 545', now()),
  ('risa', 'Risa', 'north-america', 'US', 'San Diego, California', 'trekcc.org, article 588', now());

create table venues (
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- folded
  name_key text not null,
  address text,
  city text,
  country text,
  -- folded as the slug of a region, which need not be known
  region text,
  -- null: it came with imported history
  proposed_by uuid,
  proposed_at timestamptz not null,
  state text not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  -- the venue that it turned out to be; its name leads there
  merged_into uuid,
  -- degrees, north and east positive
  latitude double precision,
  longitude double precision,
  constraint venues_pkey primary key (id),
  constraint venues_place_key unique nulls not distinct (name_key, country, region),
  constraint venues_merged_into_fkey foreign key (merged_into) references venues(id),
  constraint venues_proposed_by_fkey foreign key (proposed_by) references accounts(id),
  constraint venues_latitude_check check (latitude between -90 and 90),
  constraint venues_longitude_check check (longitude between -180 and 180),
  constraint venues_merged_into_check check (merged_into <> id),
  constraint venues_position_check check ((latitude is null) = (longitude is null)),
  constraint venues_state_check check (state in ('waiting', 'verified', 'refused'))
);
create index venues_waiting_idx on venues (proposed_at, id) where ((state = 'waiting') and (merged_into is null));

create table card_names (
  kind text not null,
  -- as it is compared
  key text not null,
  name text not null,
  constraint card_names_pkey primary key (kind, key),
  constraint card_names_kind_check check (kind in ('headquarters', 'mission'))
);
