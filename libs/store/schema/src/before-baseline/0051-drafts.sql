-- Uploads that are not finished. Only their owner sees them.
create table drafts (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  version integer not null default 1,
  name text not null,
  -- a document as it came, or what may be kept of a file of another program, as JSON
  content bytea not null,
  file_format text,
  file_sha256 bytea,
  answers jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint drafts_pkey primary key (id),
  constraint drafts_account_fkey foreign key (account_id) references accounts (id) on delete cascade,
  constraint drafts_file_check check ((file_format is null) = (file_sha256 is null))
);
create index drafts_account_key on drafts (account_id, changed_at);
create index drafts_changed_key on drafts (changed_at);
