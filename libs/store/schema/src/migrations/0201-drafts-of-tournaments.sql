-- A draft may correct a stored tournament. It keeps the revision that it was made of, and the version of the tournament for which it
-- is submitted.
alter table drafts
  add column tournament_key uuid,
  add column tournament_revision integer,
  add column tournament_version integer,
  add constraint drafts_tournament_fkey foreign key (tournament_key) references tournaments (key) on delete cascade,
  add constraint drafts_tournament_check check (
    (tournament_key is null) = (tournament_revision is null)
    and (tournament_key is null) = (tournament_version is null)
    and (tournament_key is null or live_id is null));
create unique index drafts_tournament_key on drafts (tournament_key, account_id);
