-- Which live tournament a draft is the report of, the version of its log that the draft was made from, and the report of it that was
-- there then. An account has one draft of a live tournament.
alter table drafts
  add column live_id uuid constraint drafts_live_fkey references live_tournaments (id) on delete cascade,
  add column live_version integer,
  -- public id of a submission or of a held report; null: there was none
  add column live_report uuid,
  add constraint drafts_live_check check ((live_id is null) = (live_version is null) and (live_id is not null or live_report is null));
create unique index drafts_live_key on drafts (live_id, account_id);
