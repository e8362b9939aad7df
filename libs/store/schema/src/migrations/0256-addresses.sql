-- Where people get mails, and the mails that wait to be sent.
create table account_addresses (
  account_id uuid not null,
  address text not null,
  -- folded: somebody who lost their password may type it in any case
  address_key text not null,
  confirmed_at timestamptz not null,
  -- the mail server refused it for good: nothing is sent until its owner confirms it again
  refused_at timestamptz,
  refused_with text,
  -- each mail has it: unsubscribing needs no sign-in
  unsubscribe_key uuid not null default gen_random_uuid(),
  constraint account_addresses_pkey primary key (account_id),
  constraint account_addresses_account_id_fkey foreign key (account_id) references accounts(id),
  constraint account_addresses_refused_check check ((refused_at is null) = (refused_with is null)),
  constraint account_addresses_unsubscribe_key_key unique (unsubscribe_key)
);
create index account_addresses_address_key_idx on account_addresses (address_key);

-- One-time links with which an address is confirmed.
create table address_links (
  hash bytea not null,
  account_id uuid not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint address_links_pkey primary key (hash),
  constraint address_links_account_id_fkey foreign key (account_id) references accounts(id)
);
create index address_links_account_id_idx on address_links (account_id);

create table mails (
  id bigint not null generated always as identity,
  -- the Message-ID has it, so that a repeated mail is known as the same
  public_id uuid not null default gen_random_uuid(),
  -- null: somebody asked for a new password of an account that there is not, and nothing is sent
  account_id uuid,
  purpose text not null,
  -- of a confirmation that waits; every other mail goes to the address that is confirmed when it is sent
  address text,
  created_at timestamptz not null,
  -- how often the text went out without an answer of the server that said whether it was taken
  begun smallint not null default 0,
  state text not null default 'waiting',
  settled_at timestamptz,
  constraint mails_pkey primary key (id),
  constraint mails_account_id_fkey foreign key (account_id) references accounts(id),
  constraint mails_purpose_check check (purpose in ('confirmation', 'password', 'notice', 'digest')),
  constraint mails_address_check check ((address is not null) = (purpose = 'confirmation' and state = 'waiting')),
  constraint mails_state_check check (state in ('waiting', 'sent', 'unsure', 'refused', 'dropped')),
  constraint mails_settled_check check ((state = 'waiting') = (settled_at is null))
);
create index mails_waiting_idx on mails (account_id, id) where (state = 'waiting');
