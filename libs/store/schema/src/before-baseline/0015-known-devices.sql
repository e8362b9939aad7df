-- Devices from which somebody has signed in, and claim codes that are derived instead of stored.
create table known_devices (
  -- SHA-256 of the secret in the cookie; one browser may be known to several accounts
  hash bytea not null,
  account_id uuid not null constraint known_devices_account_id_fkey references accounts,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  constraint known_devices_pkey primary key (hash, account_id)
);
create index known_devices_account_id_idx on known_devices (account_id);

-- A new code is computed from source and player with a secret outside the database; only the mark is stored.
-- Codes given out before have a hash and no source. They stay valid until they expire, at most 90 days.
alter table claim_codes
  drop constraint claim_codes_pkey,
  alter column hash drop not null,
  add column source uuid,
  add column mark integer,
  add constraint claim_codes_hash_key unique (hash),
  add constraint claim_codes_source_player_id_key unique (source, player_id),
  add constraint claim_codes_kind_check
    check ((hash is null) = (source is not null) and (source is null) = (mark is null));
create index claim_codes_mark_idx on claim_codes (mark) where used_at is null;
create index claim_codes_submission_id_idx on claim_codes (submission_id);
