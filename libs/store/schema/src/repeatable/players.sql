-- The players that a handle names, and what others see of them.

-- The label of a person whose handle is not shown: the same each time, and it does not tell who they are.
create or replace function player_label(prefix text, public_id uuid) returns text language sql immutable parallel safe
  return prefix || left(encode(sha256(uuid_send(public_id)), 'hex'), 12);

-- Only this view has what is published of a person; nobody is in it who is aside with a batch. A hidden person has a label here; an anonymised one has a label as their
-- handle.
create or replace view shown_players as
  select id, public_id, counts_as, version,
    case when hidden_at is null then handle else player_label('hidden-', public_id) end as handle,
    case when hidden_at is null then handle_key else player_label('hidden-', public_id) end as handle_key,
    case when hidden_at is null then name end as name,
    case when hidden_at is null then country end as country,
    case when hidden_at is null then region end as region
  from players where not is_aside;

-- The name of an account as others see it beside its acts.
create or replace view shown_accounts as
  select a.id, coalesce(a.removed_as, case when p.hidden_at is not null then player_label('hidden-', p.public_id) end, a.handle)
    as handle
  from accounts a left join players n on n.id = a.player_id left join players p on p.id = n.counts_as;

-- Row ids of the players that a folded handle, or a public id, names, before merges: one at most. A key of owners is 'Own ' and a
-- public id. No folded handle has a capital letter: nobody can ask for one.
create or replace function players_named(handle_key text) returns table (id integer) language sql stable parallel safe as $$
  select coalesce((select h.player_id from player_handles h where h.handle_key = players_named.handle_key),
    (select p.id from players p where p.public_id =
       case when players_named.handle_key ~ '^(Own )?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
         then right(players_named.handle_key, 36)::uuid end))
$$;

-- The same as a single row id; null: nobody.
create or replace function named_player(handle_key text) returns integer language sql stable parallel safe
  return (select n.id from players_named(named_player.handle_key) n);

-- Row id of the player that a folded handle leads to, over former handles, aliases and merges.
create or replace function find_player(handle_key text) returns integer language sql stable parallel safe
  return (select p.counts_as from players p where p.id = named_player(find_player.handle_key));

-- The player as which a run counts another one: the past of players.counts_as.
create or replace function counted_at(player_id integer, run integer) returns integer language sql stable parallel safe
  begin atomic
    with recursive counted (id, steps) as (
      select counted_at.player_id, 0
      union all select m.into_id, c.steps + 1 from counted c
        join player_merges m on m.player_id = c.id and m.in_effect @> counted_at.run)
    select id from counted order by steps desc limit 1;
  end;

-- Row id of the player that a folded handle led to when a run was published.
create or replace function find_player(handle_key text, run integer) returns integer language sql stable parallel safe
  return counted_at(named_player(find_player.handle_key), find_player.run);

-- As everybody sees them: over former handles, aliases and merges; those who are hidden or anonymised, for themselves alone.
create or replace function shown_players_named(handle_key text) returns table (id integer) language sql stable parallel safe as $$
  select p.id from players p
  where p.id = (
      select q.counts_as from players q where q.id = (select n.id from players_named(shown_players_named.handle_key) n))
    and (p.hidden_at is null and p.anonymised_at is null or shown_players_named.handle_key like 'Own %') and not p.is_aside
$$;

-- As find_player, for everybody who may ask.
create or replace function find_shown_player(handle_key text) returns integer language sql stable parallel safe
  return (select n.id from shown_players_named(find_shown_player.handle_key) n);
create or replace function find_shown_player(handle_key text, run integer) returns integer language sql stable parallel safe
  return (select id from players where id = find_player(find_shown_player.handle_key, find_shown_player.run)
            and (hidden_at is null and anonymised_at is null or find_shown_player.handle_key like 'Own %') and not is_aside);

-- The transaction that named somebody last: directories read on from there.
create or replace function note_name_change() returns trigger language plpgsql as $$
  begin new.named_by := pg_current_xact_id(); return new; end
$$;
create or replace trigger note_name_change before update of handle, handle_key, name, country, search_name, hidden_at, anonymised_at, counts_as, is_aside
  on players
  for each row execute function note_name_change();

-- Entries have no foreign key to players, which would lock a row for each: these keep what it would.
create or replace function require_players_of_entries() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
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
create or replace trigger require_players_of_inserted after insert on entries referencing new table as added
  for each statement execute function require_players_of_entries();
create or replace trigger require_players_of_updated after update on entries referencing new table as added
  for each statement execute function require_players_of_entries();

create or replace function keep_players_of_entries() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
  begin
    if exists (select from entries e where e.player_id = old.id) then
      raise exception 'entries name player %, who stays', old.id using errcode = 'foreign_key_violation';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end
$$;
create or replace trigger keep_players_of_entries before delete or update of id on players
  for each row execute function keep_players_of_entries();
