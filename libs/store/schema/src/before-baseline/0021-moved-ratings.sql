-- Adds an index to find what a run moved of a player without reading everything that later runs moved of them.
create index closed_rating_changes_player_id_runs_idx on closed_rating_changes (player_id, since_run, until_run);
drop index closed_rating_changes_player_id_idx;
