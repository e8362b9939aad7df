-- Why the inferred results of a batch are rated; null: they are not.
alter table batches add column inferred_rated text;
