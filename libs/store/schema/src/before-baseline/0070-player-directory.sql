-- Everybody who may be found, in the order of the list of players.
create index players_directory_idx on players (handle_key collate "C")
  where hidden_at is null and anonymised_at is null and counts_as = id;
