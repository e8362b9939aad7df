-- Processes that keep answers forget them with every change of what these are made of.
create function notify_boards() returns trigger language plpgsql as
  $$ begin perform pg_notify('boards', ''); return null; end $$;
create trigger notify_boards after insert or update or delete on board_rows
  for each statement execute function notify_boards();
create trigger notify_boards after insert or update or delete on rulings
  for each statement execute function notify_boards();
