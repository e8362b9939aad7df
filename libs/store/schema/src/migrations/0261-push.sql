-- A browser that takes push notices (Web Push). It belongs to an account, or to a player of one live tournament, who needs no account.
create table push_subscriptions (
  id uuid not null default gen_random_uuid(),
  account_id uuid,
  tournament_id uuid,
  player_key text,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  failures integer not null default 0,
  created_at timestamptz not null,
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_owner_key unique nulls not distinct (endpoint, account_id, tournament_id, player_key),
  constraint push_subscriptions_account_fkey foreign key (account_id) references accounts (id) on delete cascade,
  constraint push_subscriptions_tournament_fkey foreign key (tournament_id) references live_tournaments (id) on delete cascade,
  constraint push_subscriptions_owner_check check (
    (account_id is null) <> (tournament_id is null) and (tournament_id is null) = (player_key is null))
);
create index push_subscriptions_tournament_idx on push_subscriptions (tournament_id) where tournament_id is not null;
create index push_subscriptions_account_idx on push_subscriptions (account_id) where account_id is not null;

-- The keys by which push services recognize this installation (RFC 8292). There is one row.
create table push_keys (
  one boolean not null default true,
  public_key text not null,
  private_key text not null,
  constraint push_keys_pkey primary key (one),
  constraint push_keys_one_check check (one)
);
