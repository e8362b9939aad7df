-- An entry still names a stored player, and what a statement adds is looked up together (docs/decisions/0055-players-of-entries.md).
create function require_players_of_entries() returns trigger language plpgsql set search_path = public, pg_temp as $$
  declare
    missing integer;
  begin
    -- Lateral, with an offset: each player is looked up by their key, however many are stored.
    select a.player_id into missing from added a
      left join lateral (select p.id from players p where p.id = a.player_id offset 0) p on true
    where p.id is null limit 1;
    if found then
      raise exception 'an entry names player %, who is not stored', missing using errcode = 'foreign_key_violation';
    end if;
    return null;
  end
$$;

create function keep_players_of_entries() returns trigger language plpgsql set search_path = public, pg_temp as $$
  begin
    if exists (select from entries e where e.player_id = old.id) then
      raise exception 'entries name player %, who stays', old.id using errcode = 'foreign_key_violation';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
$$;

-- Nobody deletes a player meanwhile.
lock table players in share row exclusive mode;
alter table entries drop constraint entries_player_id_fkey;
create trigger require_players_of_inserted after insert on entries referencing new table as added
  for each statement execute function require_players_of_entries();
create trigger require_players_of_updated after update on entries referencing new table as added
  for each statement execute function require_players_of_entries();
create trigger keep_players_of_entries before delete or update of id on players
  for each row execute function keep_players_of_entries();
