-- Lets a hidden or removed player's owner still see what is theirs.
alter table accounts
  -- the player whose owner it was when their name was removed: it may change nothing of them any more
  add column removed_player_id integer constraint accounts_removed_player_id_fkey references players;
-- A key of owners is 'Own ' and a public id. No folded handle has a capital letter: nobody can ask for one.
create or replace function players_named(handle_key text) returns table (id integer) language sql stable parallel safe as $$
  select coalesce((select h.player_id from player_handles h where h.handle_key = players_named.handle_key),
    (select p.id from players p where p.public_id =
       case when players_named.handle_key ~ '^(Own )?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
         then right(players_named.handle_key, 36)::uuid end))
$$;
-- As everybody sees them: over former handles, aliases and merges; those who are hidden or anonymised, for themselves alone.
create or replace function shown_players_named(handle_key text) returns table (id integer) language sql stable parallel safe as $$
  select p.id from players p
  where p.id = (
      select q.counts_as from players q where q.id = (select n.id from players_named(shown_players_named.handle_key) n))
    and (p.hidden_at is null and p.anonymised_at is null or shown_players_named.handle_key like 'Own %')
$$;
create or replace function find_shown_player(handle_key text, run integer) returns integer language sql stable parallel safe
  return (select id from players where id = find_player(find_shown_player.handle_key, find_shown_player.run)
            and (hidden_at is null and anonymised_at is null or find_shown_player.handle_key like 'Own %'));
