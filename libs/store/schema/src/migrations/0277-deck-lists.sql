-- Deck lists that players submit for an announced tournament. They stay hidden until a director opens them, after the deadline.
create table deck_lists (
  announcement_id uuid not null,
  handle text not null,
  -- folded
  handle_key text not null,
  text text not null,
  -- handle of the player, or of the director who submitted it for them
  sent_by text not null,
  sent_at timestamptz not null,
  constraint deck_lists_pkey primary key (announcement_id, handle_key),
  constraint deck_lists_announcement_fkey foreign key (announcement_id) references announcements(id) on delete cascade
);
alter table announcements add column deck_lists_opened_at timestamptz;
