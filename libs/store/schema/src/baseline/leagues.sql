create table leagues (
  id integer not null generated always as identity,
  slug text not null,
  name text not null,
  director text not null,
  created_at timestamptz not null,
  -- handles of those who may take the league director's place
  alternates text[] not null default '{}',
  -- handles of those who said that they would play; empty where the person who formed the league vouches for them
  committed_players text[] not null default '{}',
  -- goes up with everything that is done to it
  version integer not null default 1,
  constraint leagues_pkey primary key (id),
  constraint leagues_slug_key unique (slug)
);

create table league_seasons (
  id integer not null generated always as identity,
  league_id integer not null,
  season text not null,
  -- cards that only tournaments of the league may see until the season has ended
  promos text[] not null default '{}',
  -- Kept for earlier versions of rules that name it; its name is free again.
  deleted_at timestamptz,
  constraint league_seasons_pkey primary key (id),
  constraint league_seasons_league_id_fkey foreign key (league_id) references leagues(id)
);
create unique index league_seasons_league_id_season_key on league_seasons (league_id, season) where (deleted_at is null);

create table league_rules (
  id integer not null generated always as identity,
  league_id integer not null,
  version integer not null,
  rules jsonb not null,
  -- from where on history may come out otherwise with it than with the version before
  starts_at timestamptz not null,
  key uuid not null,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  -- runs that used it
  in_effect int4multirange not null default '{}'::int4multirange,
  constraint league_rules_pkey primary key (id),
  constraint league_rules_league_id_version_key unique (league_id, version),
  constraint league_rules_league_id_fkey foreign key (league_id) references leagues(id)
);

create table league_tosses (
  id bigint not null generated always as identity,
  league_season_id integer not null,
  stage text not null,
  -- row ids of players, the first goes first
  players integer[] not null,
  reason text not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  constraint league_tosses_pkey primary key (id),
  constraint league_tosses_league_season_id_fkey foreign key (league_season_id) references league_seasons(id),
  constraint league_tosses_stage_check check (stage in ('first-half', 'second-half', 'playoffs'))
);
create index league_tosses_league_season_id_idx on league_tosses (league_season_id, id);

create table toss_chains (
  end_sha256 bytea not null,
  -- names secrets/toss-key, which all seeds come from
  secret_id text not null,
  ordinal integer not null,
  length integer not null,
  used integer not null,
  published_at timestamptz not null,
  constraint toss_chains_pkey primary key (end_sha256),
  constraint toss_chains_ordinal_key unique (secret_id, ordinal),
  constraint toss_chains_end_check check (length(end_sha256) = 32),
  constraint toss_chains_used_check check (used between 0 and length)
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
  reason text,
  constraint awards_pkey primary key (tournament_id, ordinal)
);
create index awards_league_season_id_idx on awards (league_season_id);
create index awards_player_id_idx on awards (player_id);

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
create index closed_awards_player_id_idx on closed_awards (player_id);
create index closed_awards_tournament_id_idx on closed_awards (tournament_id);
create index closed_awards_until_run_idx on closed_awards (until_run) where (league_season_id is not null);

create table badges (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  badge text not null,
  rule text not null,
  section text not null,
  since_run integer not null,
  constraint badges_pkey primary key (tournament_id, ordinal)
);
create index badges_player_id_idx on badges (player_id);

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
create index closed_badges_player_id_idx on closed_badges (player_id);
create index closed_badges_tournament_id_idx on closed_badges (tournament_id);

create table official_ranks (
  game text not null,
  category text not null,
  player_id integer not null,
  rank integer not null,
  rating double precision not null,
  constraint official_ranks_pkey primary key (game, category, player_id)
);

create table entitlements (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  -- the kind of the tournament that it is for, and which one
  into_kind text not null,
  edition text not null,
  -- the one of the tournament that it was won in, or of the player's choice; null for the World Championships
  continent text,
  earned_byes smallint[] not null,
  head_start integer not null,
  rule text not null,
  section text not null,
  since_run integer not null,
  constraint entitlements_pkey primary key (tournament_id, ordinal)
);
create index entitlements_player_id_idx on entitlements (player_id);

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
create index closed_entitlements_player_id_idx on closed_entitlements (player_id);
create index closed_entitlements_tournament_id_idx on closed_entitlements (tournament_id);

-- Both hang on tournament, player and kind rather than on a row of entitlements: runs write those again.
create table entitlement_choices (
  tournament_id integer not null,
  -- as the report named them, not as the player that they count as
  player_id integer not null,
  into_kind text not null,
  continent text not null,
  actor text not null,
  reason text,
  at timestamptz not null,
  constraint entitlement_choices_pkey primary key (tournament_id, player_id, into_kind),
  constraint entitlement_choices_player_id_fkey foreign key (player_id) references players(id),
  constraint entitlement_choices_tournament_id_fkey foreign key (tournament_id) references tournaments(id),
  constraint entitlement_choices_continent_check check (continent in ('australia', 'europe', 'north-america'))
);

create table entitlement_forfeits (
  tournament_id integer not null,
  player_id integer not null,
  into_kind text not null,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  constraint entitlement_forfeits_pkey primary key (tournament_id, player_id, into_kind),
  constraint entitlement_forfeits_player_id_fkey foreign key (player_id) references players(id),
  constraint entitlement_forfeits_tournament_id_fkey foreign key (tournament_id) references tournaments(id)
);

create table rulings (
  number integer not null,
  text text not null,
  -- where it was published
  source text not null,
  -- id of the reading that it is shown beside
  reading text,
  from_day date,
  -- the first day after it; its first day or one before: taken back
  to_day date,
  sets jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  constraint rulings_pkey primary key (number)
);
