-- Regions count their changes, so that nobody overwrites what somebody else has just saved.
alter table regions add version integer not null default 1;
