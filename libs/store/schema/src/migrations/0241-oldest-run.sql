-- The oldest run whose numbers are kept. What older runs published, and what it changed itself, is pruned; their hashes stay in `runs`,
-- and those of their tournaments in `closed_outcomes`.
alter table publication add column oldest_run integer not null default 1;
