-- Tournaments of which two files of the batch may hold a part each, with what speaks for it.
alter table batches add column halves jsonb;
