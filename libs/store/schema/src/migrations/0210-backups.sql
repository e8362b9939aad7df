-- The backups that were made, or tried.
create table backups (
  id integer not null generated always as identity,
  -- null: somebody asked
  due_at timestamptz,
  started_at timestamptz not null,
  finished_at timestamptz,
  file text,
  bytes bigint,
  error text,
  constraint backups_pkey primary key (id),
  constraint backups_due_at_key unique (due_at),
  constraint backups_result_check check ((file is null) = (bytes is null) and (file is null or error is null))
);
create index backups_finished_at_idx on backups (finished_at);
