create table accounts (
  id uuid not null default gen_random_uuid(),
  handle text not null,
  -- folded: tournaments and leagues know their directors by it
  handle_key text not null,
  -- the player who its owner is, once that is confirmed
  player_id integer,
  -- argon2id; null: no password, so a one-time link, a token or OpenID Connect is the only way in
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null,
  language text,
  removed_as text,
  -- the player whose owner it was when their name was removed: it may change nothing of them any more
  removed_player_id integer,
  constraint accounts_pkey primary key (id),
  constraint accounts_handle_key_key unique (handle_key),
  constraint accounts_player_id_key unique (player_id),
  constraint accounts_player_id_fkey foreign key (player_id) references players(id),
  constraint accounts_removed_player_id_fkey foreign key (removed_player_id) references players(id),
  constraint accounts_language_check check (language ~ '^[a-z]{2}$')
);

-- The person that an OpenID Connect provider says an account belongs to.
create table account_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null,
  created_at timestamptz not null,
  constraint account_identities_pkey primary key (issuer, subject),
  constraint account_identities_account_id_fkey foreign key (account_id) references accounts(id)
);
create index account_identities_account_id_idx on account_identities (account_id);

create table role_grants (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  role text not null,
  -- of a coordinator; null: all of them
  continent text,
  -- of a regional coordinator: folded slug
  region text,
  granted_by text not null,
  reason text not null,
  granted_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz,
  constraint role_grants_pkey primary key (id),
  constraint role_grants_account_id_fkey foreign key (account_id) references accounts(id),
  constraint role_grants_area_check check
    ((continent is null or role = 'coordinator') and (role = 'director' or (region is null) = (role <> 'regional-coordinator'))),
  constraint role_grants_continent_check check (continent in ('australia', 'europe', 'north-america')),
  constraint role_grants_role_check check
    (role in ('director', 'coordinator', 'regional-coordinator', 'director-of-organized-play', 'administrator'))
);
create unique index role_grants_once_idx on role_grants (account_id, role, continent, region) nulls not distinct
  where (revoked_at is null);

create table tokens (
  id uuid not null default gen_random_uuid(),
  hash bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  account_id uuid not null,
  -- what its owner calls it
  name text not null,
  -- its first characters, by which they know it again
  prefix text,
  scopes text[] not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_by text,
  constraint tokens_pkey primary key (id),
  constraint tokens_hash_key unique (hash),
  constraint tokens_account_id_fkey foreign key (account_id) references accounts(id)
);
create index tokens_account_id_idx on tokens (account_id);

create table sessions (
  -- SHA-256 of what the cookie holds
  hash bytea not null,
  account_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  id uuid not null default gen_random_uuid(),
  browser text,
  constraint sessions_pkey primary key (hash),
  constraint sessions_id_key unique (id),
  constraint sessions_account_id_fkey foreign key (account_id) references accounts(id)
);
create index sessions_account_id_idx on sessions (account_id);

create table known_devices (
  -- SHA-256 of the secret in the cookie; one browser may be known to several accounts
  hash bytea not null,
  account_id uuid not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  constraint known_devices_pkey primary key (hash, account_id),
  constraint known_devices_account_id_fkey foreign key (account_id) references accounts(id)
);
create index known_devices_account_id_idx on known_devices (account_id);

-- One-time links with which a password is set.
create table password_links (
  hash bytea not null,
  account_id uuid not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_links_pkey primary key (hash),
  constraint password_links_account_id_fkey foreign key (account_id) references accounts(id)
);
create index password_links_account_id_idx on password_links (account_id);

create table second_factors (
  account_id uuid not null,
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  constraint second_factors_pkey primary key (account_id),
  constraint second_factors_account_fkey foreign key (account_id) references accounts(id) on delete cascade
);

create table recovery_codes (
  account_id uuid not null,
  hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (account_id, hash),
  constraint recovery_codes_factor_fkey foreign key (account_id) references second_factors(account_id) on delete cascade
);

create table player_claims (
  id uuid not null default gen_random_uuid(),
  player_id integer not null,
  account_id uuid not null,
  state text not null,
  message text not null,
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  constraint player_claims_pkey primary key (id),
  constraint player_claims_account_id_fkey foreign key (account_id) references accounts(id),
  constraint player_claims_player_id_fkey foreign key (player_id) references players(id),
  constraint player_claims_state_check check (state in ('waiting', 'confirmed', 'refused', 'withdrawn'))
);
create index player_claims_account_id_idx on player_claims (account_id);
create unique index player_claims_waiting_idx on player_claims (player_id, account_id) where (state = 'waiting');

-- One-time codes of new players: the sender of the report hands them on.
create table claim_codes (
  hash bytea,
  player_id integer not null,
  -- the report that met the player first; null where somebody asked for the code
  submission_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  source uuid,
  mark integer,
  constraint claim_codes_hash_key unique (hash),
  constraint claim_codes_source_player_id_key unique (source, player_id),
  constraint claim_codes_player_id_fkey foreign key (player_id) references players(id),
  constraint claim_codes_kind_check check ((hash is null) = (source is not null) and (source is null) = (mark is null))
);
create index claim_codes_mark_idx on claim_codes (mark) where (used_at is null);
create index claim_codes_player_id_idx on claim_codes (player_id);
create index claim_codes_submission_id_idx on claim_codes (submission_id);

create table throttled_attempts (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint throttled_attempts_pkey primary key (key)
);

create table usage_counts (
  -- id of an account, or the hash of an address
  subject text not null,
  quota text not null,
  window_begin timestamptz not null,
  used integer not null,
  -- the limit when it was last counted
  most integer not null,
  constraint usage_counts_pkey primary key (subject, quota, window_begin)
);
create index usage_counts_window_begin_idx on usage_counts (window_begin);

create table idempotency_keys (
  holder_id uuid not null,
  key text not null,
  body_sha256 bytea not null,
  receipt jsonb,
  created_at timestamptz not null,
  -- of a request that is no report: who works on it, when what it asked for was stored, and what it was answered
  attempt uuid,
  effect_at timestamptz,
  answer jsonb,
  constraint idempotency_keys_pkey primary key (holder_id, key),
  constraint idempotency_keys_receipt_check check ((receipt is null) = (attempt is not null))
);
