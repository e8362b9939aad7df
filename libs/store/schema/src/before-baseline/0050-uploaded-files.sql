-- Files of other programs: the hash of each is kept beside the document that it was translated to, and what its director answered.
create table source_files (
  -- of the translated document, as submissions and held reports name it
  raw_sha256 bytea not null,
  file_sha256 bytea not null,
  format text not null,
  received_at timestamptz not null,
  constraint source_files_pkey primary key (raw_sha256, file_sha256),
  constraint source_files_hashes_check check (octet_length(raw_sha256) = 32 and octet_length(file_sha256) = 32)
);
create table upload_answers (
  account_id uuid not null,
  name text not null,
  value text not null,
  answered_at timestamptz not null,
  constraint upload_answers_pkey primary key (account_id, name),
  constraint upload_answers_account_fkey foreign key (account_id) references accounts (id) on delete cascade,
  constraint upload_answers_lengths_check check (char_length(name) between 1 and 100 and char_length(value) between 1 and 200)
);
