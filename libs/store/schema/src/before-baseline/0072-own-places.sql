-- The places that the file of another program gave its players, to be shown beside those that count.
alter table source_files
  -- by number of the entry; null for an entry without a place, and for a file without places
  add column own_places smallint[];
