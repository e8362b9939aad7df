-- Leaderboards and players ask for the few tournaments of which only a month is known by their place in history.
create index scorecards_known_date_idx on scorecards (starts_at) where known_date is not null;
