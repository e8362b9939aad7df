-- When a backup was last restored as a trial, and whether it was then as it had been written.
alter table backups
  add column verified_at timestamptz,
  add column is_intact boolean,
  add constraint backups_verified_check check ((verified_at is null) = (is_intact is null));
