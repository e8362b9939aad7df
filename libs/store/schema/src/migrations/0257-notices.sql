-- Notices tell people about their tournaments, ratings and disputes.
create table notices (
  id bigint not null generated always as identity,
  account_id uuid not null,
  kind text not null,
  -- the thing that it is about: nobody is told the same of it twice
  about text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  on_site boolean not null,
  mail text not null,
  read_at timestamptz,
  -- the mail of a day that tells it beside others
  digest_id bigint,
  constraint notices_pkey primary key (id),
  constraint notices_once_key unique (account_id, kind, about),
  constraint notices_account_id_fkey foreign key (account_id) references accounts(id),
  constraint notices_digest_id_fkey foreign key (digest_id) references mails(id),
  constraint notices_mail_check check (mail in ('off', 'at-once', 'daily'))
);
create index notices_account_id_idx on notices (account_id, id);
create index notices_created_at_idx on notices (created_at);
create index notices_unread_idx on notices (account_id) where (read_at is null and on_site);
create index notices_digest_idx on notices (account_id, id) where (mail = 'daily' and digest_id is null);
create index notices_digest_id_idx on notices (digest_id) where (digest_id is not null);

-- The notice that a mail tells alone.
alter table mails
  add column notice_id bigint,
  add constraint mails_notice_id_fkey foreign key (notice_id) references notices(id) on delete cascade,
  add constraint mails_notice_check check ((purpose = 'notice') = (notice_id is not null));
create index mails_notice_id_idx on mails (notice_id) where (notice_id is not null);

-- The choices of an account; a kind without a row has the choice that the program makes.
create table notice_choices (
  account_id uuid not null,
  kind text not null,
  channel text not null,
  choice text not null,
  constraint notice_choices_pkey primary key (account_id, kind, channel),
  constraint notice_choices_account_id_fkey foreign key (account_id) references accounts(id),
  constraint notice_choices_choice_check check (case channel when 'mail' then choice in ('off', 'at-once', 'daily') else choice in ('off', 'on') end)
);
