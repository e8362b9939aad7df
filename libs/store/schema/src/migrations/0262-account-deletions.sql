-- Somebody asked to delete an account. A worker does it when it is due, unless they change their mind before.
create table account_deletions (
  account_id uuid not null,
  player text,
  asked_by text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  waits_for text,
  constraint account_deletions_pkey primary key (account_id),
  constraint account_deletions_account_fkey foreign key (account_id) references accounts (id) on delete cascade,
  constraint account_deletions_player_check check (player in ('hide', 'anonymise')),
  constraint account_deletions_waits_for_check check (waits_for in ('live-tournament', 'last-administrator', 'player-merge', 'publication'))
);
create index account_deletions_due_idx on account_deletions (due_at);

-- The row of a deleted account stays without a name: disputes and announcements refer to it.
alter table accounts add column deleted_at timestamptz, add column last_signed_in_at timestamptz;
update accounts a set last_signed_in_at = (select max(s.created_at) from sessions s where s.account_id = a.id);
