-- Pages that are kept also name regions, and say when publishing is paused.
create trigger notify_boards after insert or update or delete on regions
  for each statement execute function notify_boards();
create trigger notify_boards after update of paused_at on publication
  for each statement execute function notify_boards();
