-- Visitors and accounts write these to coordinators: questions, suggestions and ideas for bonus schemes.
create table inquiries (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  text text not null,
  -- null: for the coordinators of all continents
  continent text,
  region text,
  -- null: a visitor wrote it
  account_id uuid,
  -- how a visitor can be reached; it goes with the answer
  reply_to text,
  created_at timestamptz not null,
  state text not null default 'waiting',
  answer text,
  answered_by text,
  answered_at timestamptz,
  constraint inquiries_pkey primary key (id),
  constraint inquiries_account_id_fkey foreign key (account_id) references accounts(id),
  constraint inquiries_topic_check check (topic in ('question', 'suggestion', 'bonus-scheme')),
  constraint inquiries_continent_check check (continent in ('australia', 'europe', 'north-america')),
  constraint inquiries_state_check check (state in ('waiting', 'answered', 'accepted', 'declined')),
  constraint inquiries_answer_check check ((state = 'waiting') = (answer is null) and (state = 'waiting') = (answered_at is null))
);
create index inquiries_waiting_idx on inquiries (created_at) where (state = 'waiting');
create index inquiries_account_id_idx on inquiries (account_id) where (account_id is not null);
create index inquiries_answered_at_idx on inquiries (answered_at);
