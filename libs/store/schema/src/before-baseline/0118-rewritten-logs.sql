-- Counts how often names were removed from the log of a live tournament: processes that keep it in memory read it again.
alter table live_tournaments add column rewritten integer not null default 0;
