-- This is the oldest run whose numbers are kept. The numbers of older runs are pruned; their hashes stay in `runs`, and those of their
-- tournaments in `closed_outcomes`.
alter table publication add column oldest_run integer not null default 1;
