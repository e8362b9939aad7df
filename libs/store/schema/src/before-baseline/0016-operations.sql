-- Which audit keys belong to this database, and since when each job waits.
create table audit_keys (
  key_id text not null constraint audit_keys_pkey primary key,
  known_since timestamptz not null default now()
);
-- The key of the first entry is the installation's own. A key that was put above it later is registered at the next start.
insert into audit_keys (key_id, known_since) select key_id, at from audit_entries order by id limit 1;

alter table outbox add column created_at timestamptz not null default now();
