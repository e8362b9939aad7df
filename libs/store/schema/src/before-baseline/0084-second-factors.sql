-- Second factors of accounts with their recovery codes; sessions that their owner can tell apart.
create table second_factors (
  account_id uuid not null,
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  constraint second_factors_pkey primary key (account_id),
  constraint second_factors_account_fkey foreign key (account_id) references accounts (id) on delete cascade
);
create table recovery_codes (
  account_id uuid not null,
  hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (account_id, hash),
  constraint recovery_codes_factor_fkey foreign key (account_id)
    references second_factors (account_id) on delete cascade
);
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column browser text,
  add constraint sessions_id_key unique (id);
