-- Leaderboards are also kept in the order of ratings for each day of a last game, so that the best of a short window are read day by
-- day. Ratings stand in both indexes: players between two ratings are counted without their rows.
drop index board_rows_last_played_at_idx, board_rows_world_idx;
create index board_rows_world_idx on board_rows (game, category, (-rating), handle_key) include (rating);
create index board_rows_day_idx on board_rows (game, category, board_day(last_played_at), (-rating), handle_key)
  include (rating, last_played_at);
