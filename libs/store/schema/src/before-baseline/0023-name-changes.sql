-- Processes keep an index of names in memory and read on what was changed since; no index of trigrams is kept here.
drop index players_handle_key_trigrams_idx, players_search_name_trigrams_idx;
-- the transaction that last wrote what a player is found by
alter table players add column named_by xid8 not null default pg_current_xact_id();
create index players_named_by_idx on players (named_by);
create function note_name_change() returns trigger language plpgsql as
  $$ begin new.named_by := pg_current_xact_id(); return new; end $$;
create trigger note_name_change
  before update of handle, handle_key, name, country, search_name, hidden_at, anonymised_at, counts_as on players
  for each row execute function note_name_change();
