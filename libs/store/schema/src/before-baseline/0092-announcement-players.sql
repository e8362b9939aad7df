-- Players who said before the day that they come to an announced tournament.
alter table announcements
  -- when a director closed the list of players; null: it is open
  add column registration_closed_at timestamptz;

create table announcement_players (
  announcement_id uuid not null
    constraint announcement_players_announcement_fkey references announcements (id) on delete cascade,
  handle text not null,
  -- folded
  handle_key text not null,
  -- handle of the player, or of the director who wrote them down
  registered_by text not null,
  registered_at timestamptz not null,
  constraint announcement_players_pkey primary key (announcement_id, handle_key)
);
