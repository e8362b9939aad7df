-- Others are told what happens: webhooks, feeds and /api/v1/changes read the same events. The transaction that causes an event
-- writes it, with ids and codes only. Names are read when it is told, since a player may hide meanwhile.
create table events (
  id bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  subject text not null,
  facts jsonb not null,
  -- the order in which everybody sees them. It is given after the commit, one transaction at a time: ids are given before it,
  -- so a reader who continues after an id would miss an event with a lower one that is committed later.
  position bigint,
  league text,
  constraint events_pkey primary key (id),
  constraint events_position_key unique (position)
);
create index events_unplaced_idx on events (id) where position is null;
create index events_league_idx on events (league, position) where league is not null;

create table webhooks (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  -- null for the events of the whole site
  league text,
  url text not null,
  shape text not null,
  secret text not null,
  kinds text[] not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  -- failed attempts in a row
  failures integer not null default 0,
  -- when the oldest event that waits is due; null where none waits
  next_at timestamptz,
  -- a worker that holds it sends to it alone
  held_until timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  last_status smallint,
  last_fault text,
  constraint webhooks_pkey primary key (id),
  constraint webhooks_account_id_fkey foreign key (account_id) references accounts (id),
  constraint webhooks_shape_check check (shape in ('standard', 'discord', 'slack')),
  constraint webhooks_ended_check check ((ended_at is null) = (ended_why is null))
);
create index webhooks_account_id_idx on webhooks (account_id);
create index webhooks_next_at_idx on webhooks (next_at) where next_at is not null;

create table webhook_deliveries (
  webhook_id uuid not null,
  position bigint not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  -- the first attempt, or the first one after somebody asked for it again
  tried_at timestamptz,
  settled_at timestamptz,
  constraint webhook_deliveries_pkey primary key (webhook_id, position),
  constraint webhook_deliveries_webhook_id_fkey foreign key (webhook_id) references webhooks (id) on delete cascade,
  constraint webhook_deliveries_state_check check (state in ('waiting', 'delivered', 'dead'))
);
create index webhook_deliveries_waiting_idx on webhook_deliveries (webhook_id, position) where state = 'waiting';
