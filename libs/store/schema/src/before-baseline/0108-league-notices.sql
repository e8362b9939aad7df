-- Tells processes to forget tables of seasons when a league changes, and all kept tables when a handle changes its
-- spelling. Tables of seasons depend on these, besides runs and players. Rules that wait for a run are shown once they move
-- nothing.
create trigger notify_boards after insert or update or delete on leagues
  for each statement execute function notify_boards();
create trigger notify_boards after insert or update or delete on league_rules
  for each statement execute function notify_boards();
create trigger notify_boards after insert or update or delete on league_seasons
  for each statement execute function notify_boards();
create trigger notify_boards after insert or update or delete on league_tosses
  for each statement execute function notify_boards();
create trigger notify_boards after insert or update or delete on pending_changes
  for each statement execute function notify_boards();

drop trigger note_board_player on players;
create trigger note_board_player after update of handle, handle_key, name, country, region, hidden_at, anonymised_at on players
  for each row when (
    (old.handle, old.handle_key, old.name, old.country, old.region, old.hidden_at, old.anonymised_at)
      is distinct from (new.handle, new.handle_key, new.name, new.country, new.region, new.hidden_at, new.anonymised_at))
  execute function note_board_player();
