create table live_tournaments (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  -- of the last entry
  version integer not null default 0,
  announcement_id uuid,
  -- everything that is known before anything happens
  facts jsonb not null,
  -- folded handles of its directors
  director_keys text[] not null,
  began_at timestamptz not null,
  changed_at timestamptz not null,
  finished_at timestamptz,
  rewritten integer not null default 0,
  finals_id uuid,
  -- from 1 on; null for what is no heat
  heat integer,
  invited_keys text[] not null default '{}',
  constraint live_tournaments_pkey primary key (id),
  constraint live_tournaments_announcement_key unique (announcement_id),
  constraint live_tournaments_heat_key unique (finals_id, heat),
  constraint live_tournaments_account_fkey foreign key (account_id) references accounts(id) on delete cascade,
  constraint live_tournaments_announcement_fkey foreign key (announcement_id) references announcements(id) on delete set null,
  constraint live_tournaments_finals_fkey foreign key (finals_id) references live_tournaments(id) on delete set null
);
create index live_tournaments_account_key on live_tournaments (account_id);
create index live_tournaments_directors_key on live_tournaments using gin (director_keys);
create index live_tournaments_invited_key on live_tournaments using gin (invited_keys);

create table live_entries (
  tournament_id uuid not null,
  version integer not null,
  -- chosen by the sender: an entry that comes twice is done once
  key uuid not null,
  asked_sha256 bytea not null,
  at timestamptz not null,
  -- handle
  made_by text not null,
  role text not null,
  -- null for a player's link
  account_id uuid,
  based_on integer,
  act jsonb not null,
  constraint live_entries_pkey primary key (tournament_id, version),
  constraint live_entries_key_key unique (tournament_id, key),
  constraint live_entries_account_fkey foreign key (account_id) references accounts(id) on delete set null,
  constraint live_entries_tournament_fkey foreign key (tournament_id) references live_tournaments(id) on delete cascade,
  constraint live_entries_role_check check (role in ('director', 'player'))
);
create index live_entries_account_key on live_entries (account_id);

-- who plays where at the moment; folded handles
create table live_presences (
  tournament_id uuid not null,
  player_key text not null,
  constraint live_presences_pkey primary key (player_key, tournament_id),
  constraint live_presences_tournament_fkey foreign key (tournament_id) references live_tournaments(id) on delete cascade
);
create index live_presences_tournament_key on live_presences (tournament_id);

-- what draws rounds, and what links of players are made of
create table live_secrets (
  tournament_id uuid not null,
  seed text not null,
  link_secret bytea not null,
  constraint live_secrets_pkey primary key (tournament_id),
  constraint live_secrets_tournament_fkey foreign key (tournament_id) references live_tournaments(id) on delete cascade
);

create table drafts (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  version integer not null default 1,
  name text not null,
  -- a document as it came, or what may be kept of a file of another program, as JSON
  content bytea not null,
  file_format text,
  file_sha256 bytea,
  answers jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  live_id uuid,
  live_version integer,
  -- public id of a submission or of a held report; null: there was none
  live_report uuid,
  constraint drafts_pkey primary key (id),
  constraint drafts_account_fkey foreign key (account_id) references accounts(id) on delete cascade,
  constraint drafts_live_fkey foreign key (live_id) references live_tournaments(id) on delete cascade,
  constraint drafts_file_check check ((file_format is null) = (file_sha256 is null)),
  constraint drafts_live_check check ((live_id is null) = (live_version is null) and (live_id is not null or live_report is null))
);
create index drafts_account_key on drafts (account_id, changed_at);
create index drafts_changed_key on drafts (changed_at);
create unique index drafts_live_key on drafts (live_id, account_id);
