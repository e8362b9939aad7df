-- Stores the facts of an announcement that replace those of the report: they decide about sanctioning and rating.
alter table submissions
  -- at: its registration with the offset of its place; unrated: as its listing was marked. Null: not announced here
  add column announced jsonb;
