-- Accounts with roles, sessions and tokens, and how a player becomes theirs.
create table accounts (
  id uuid not null default gen_random_uuid() constraint accounts_pkey primary key,
  handle text not null,
  -- folded: tournaments and leagues know their directors by it
  handle_key text not null constraint accounts_handle_key_key unique,
  -- the player who its owner is, once that is confirmed
  player_id integer constraint accounts_player_id_key unique constraint accounts_player_id_fkey references players,
  -- argon2id; null: no password, so a one-time link, a token or OpenID Connect is the only way in
  password_hash text,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table role_grants (
  id uuid not null default gen_random_uuid() constraint role_grants_pkey primary key,
  account_id uuid not null constraint role_grants_account_id_fkey references accounts,
  role text not null constraint role_grants_role_check
    check (role in ('coordinator', 'regional-coordinator', 'director-of-organized-play', 'administrator')),
  -- of a coordinator; null: all of them
  continent text constraint role_grants_continent_check check (continent in ('australia', 'europe', 'north-america')),
  -- of a regional coordinator: folded slug
  region text,
  granted_by text not null,
  reason text not null,
  granted_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz,
  constraint role_grants_area_check check (
    (continent is null or role = 'coordinator') and ((region is null) = (role <> 'regional-coordinator')))
);
create unique index role_grants_once_idx on role_grants (account_id, role, continent, region) nulls not distinct
  where revoked_at is null;

insert into accounts (handle, handle_key, created_at)
  select distinct on (handle_key) handle, handle_key, created_at from tokens order by handle_key, created_at;
insert into role_grants (account_id, role, granted_by, reason, granted_at)
  select a.id, 'coordinator', 'operator', 'had a coordinator token', min(t.created_at)
  from tokens t join accounts a using (handle_key) where t.role = 'coordinator' and t.revoked_at is null group by a.id;

alter table tokens
  drop constraint tokens_role_check,
  add column account_id uuid constraint tokens_account_id_fkey references accounts,
  -- what its owner calls it
  add column name text not null default '',
  -- its first characters, by which its owner recognizes it
  add column prefix text,
  add column scopes text[] not null default '{}',
  add column expires_at timestamptz,
  add column last_used_at timestamptz,
  add column revoked_by text;
update tokens t set account_id = a.id, scopes = case t.role
    when 'coordinator' then array['read', 'results:write', 'corrections:write', 'players:write', 'problems:write',
      'leagues:write', 'venues:write', 'runs:write', 'audit:read']
    else array['read', 'results:write', 'players:write', 'problems:write', 'venues:write'] end
  from accounts a where a.handle_key = t.handle_key;
alter table tokens
  alter column account_id set not null,
  alter column name drop default,
  alter column scopes drop default,
  drop column role,
  drop column handle,
  drop column handle_key;
create index tokens_account_id_idx on tokens (account_id);

-- A token, or of a session the account.
alter table idempotency_keys drop constraint idempotency_keys_token_id_fkey;
alter table idempotency_keys rename column token_id to holder_id;

create table sessions (
  -- SHA-256 of what the cookie holds
  hash bytea not null constraint sessions_pkey primary key,
  account_id uuid not null constraint sessions_account_id_fkey references accounts,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account_id_idx on sessions (account_id);

-- One-time links with which a password is set.
create table password_links (
  hash bytea not null constraint password_links_pkey primary key,
  account_id uuid not null constraint password_links_account_id_fkey references accounts,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_links_account_id_idx on password_links (account_id);

-- The person that an OpenID Connect provider says an account belongs to.
create table account_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null constraint account_identities_account_id_fkey references accounts,
  created_at timestamptz not null,
  constraint account_identities_pkey primary key (issuer, subject)
);
create index account_identities_account_id_idx on account_identities (account_id);

-- Wrong sign-ins of the last minutes, as rate-limiter-flexible counts them; gone after a crash, which is no loss.
create unlogged table throttled_attempts (
  key varchar(255) not null constraint throttled_attempts_pkey primary key,
  points integer not null default 0,
  expire bigint
);

-- One-time codes of new players: the sender of the report hands them on.
create table claim_codes (
  hash bytea not null constraint claim_codes_pkey primary key,
  player_id integer not null constraint claim_codes_player_id_fkey references players,
  -- the report that met the player first; null where somebody asked for the code
  submission_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index claim_codes_player_id_idx on claim_codes (player_id);

create table player_claims (
  id uuid not null default gen_random_uuid() constraint player_claims_pkey primary key,
  player_id integer not null constraint player_claims_player_id_fkey references players,
  account_id uuid not null constraint player_claims_account_id_fkey references accounts,
  state text not null constraint player_claims_state_check check (state in ('waiting', 'confirmed', 'refused', 'withdrawn')),
  message text not null,
  created_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text
);
create unique index player_claims_waiting_idx on player_claims (player_id, account_id) where state = 'waiting';
create index player_claims_account_id_idx on player_claims (account_id);
