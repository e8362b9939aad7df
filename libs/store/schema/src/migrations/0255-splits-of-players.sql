-- A split gives chosen entries of a player to a new one. It is a batch of revisions, which is published and undone as any other.
alter table batches
  add column splits integer,
  add constraint batches_splits_fkey foreign key (splits) references players (id);
