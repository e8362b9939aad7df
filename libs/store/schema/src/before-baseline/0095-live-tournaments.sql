-- Tournaments while they are played: the log of each, in the order that the server gave it.
create table live_tournaments (
  id uuid not null default gen_random_uuid() constraint live_tournaments_pkey primary key,
  account_id uuid not null constraint live_tournaments_account_fkey references accounts (id) on delete cascade,
  -- of the last entry
  version integer not null default 0,
  announcement_id uuid constraint live_tournaments_announcement_fkey references announcements (id) on delete set null,
  -- everything that is known before anything happens
  facts jsonb not null,
  -- folded handles of its directors
  director_keys text[] not null,
  began_at timestamptz not null,
  changed_at timestamptz not null,
  finished_at timestamptz,
  constraint live_tournaments_announcement_key unique (announcement_id)
);
create index live_tournaments_directors_key on live_tournaments using gin (director_keys);
create index live_tournaments_account_key on live_tournaments (account_id);

-- what draws rounds, and what links of players are made of
create table live_secrets (
  tournament_id uuid not null constraint live_secrets_pkey primary key
    constraint live_secrets_tournament_fkey references live_tournaments (id) on delete cascade,
  seed text not null,
  link_secret bytea not null
);

create table live_entries (
  tournament_id uuid not null
    constraint live_entries_tournament_fkey references live_tournaments (id) on delete cascade,
  version integer not null,
  -- chosen by the sender: an entry that comes twice is done once
  key uuid not null,
  asked_sha256 bytea not null,
  at timestamptz not null,
  -- handle
  made_by text not null,
  role text not null constraint live_entries_role_check check (role in ('director', 'player')),
  -- null for a player's link
  account_id uuid constraint live_entries_account_fkey references accounts (id) on delete set null,
  based_on integer,
  act jsonb not null,
  constraint live_entries_pkey primary key (tournament_id, version),
  constraint live_entries_key_key unique (tournament_id, key)
);
create index live_entries_account_key on live_entries (account_id);

-- who plays where at the moment; folded handles
create table live_presences (
  tournament_id uuid not null
    constraint live_presences_tournament_fkey references live_tournaments (id) on delete cascade,
  player_key text not null,
  constraint live_presences_pkey primary key (player_key, tournament_id)
);
create index live_presences_tournament_key on live_presences (tournament_id);
