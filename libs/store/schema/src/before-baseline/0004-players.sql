-- Players who are renamed, merged, hidden or anonymised, and stay the same players to every hash.
alter table players
  -- the player whose this one turned out to be; null: nobody else's
  add column merged_into integer constraint players_merged_into_fkey references players,
  -- the player as which replays rate this one, over all published merges: the same one, or the last of a chain
  add column counts_as integer constraint players_counts_as_fkey references players,
  -- when somebody asked to hide the player
  add column hiding_asked_at timestamptz,
  -- the same, of anybody who counts as the same player
  add column hidden_at timestamptz,
  add column anonymised_at timestamptz,
  -- goes up with every change of the player: the ETag
  add column version integer not null default 1,
  add constraint players_merged_into_check check (merged_into <> id);
update players set counts_as = id;
alter table players alter column counts_as set not null;
create index players_counts_as_idx on players (counts_as);
create index players_merged_idx on players (merged_into) where merged_into is not null;

-- Every handle that leads to a player, the present one among them. This table decides whose a handle is.
create table player_handles (
  handle_key text not null constraint player_handles_pkey primary key,
  handle text not null,
  player_id integer not null
    constraint player_handles_player_id_fkey references players deferrable initially deferred,
  kind text not null constraint player_handles_kind_check check (kind in ('current', 'former', 'alias')),
  created_at timestamptz not null
);
create unique index player_handles_current_idx on player_handles (player_id) where kind = 'current';
create index player_handles_player_id_idx on player_handles (player_id);
insert into player_handles (handle_key, handle, player_id, kind, created_at)
  select handle_key, handle, id, 'current', created_at from players;

-- Row id of the player that a folded handle, or a public id, names, before merges; null: nobody.
create function named_player(handle_key text) returns integer language sql stable parallel safe
  return coalesce((select h.player_id from player_handles h where h.handle_key = named_player.handle_key),
    (select p.id from players p where p.public_id =
       case when named_player.handle_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
         then named_player.handle_key::uuid end));
-- The same, as everybody sees the player: over former handles, aliases and merges.
create function find_player(handle_key text) returns integer language sql stable parallel safe
  return (select p.counts_as from players p where p.id = named_player(find_player.handle_key));

-- The label of a person whose handle is not shown: the same each time, and it does not tell who they are.
create function player_label(prefix text, public_id uuid) returns text language sql immutable parallel safe
  return prefix || left(encode(sha256(uuid_send(public_id)), 'hex'), 12);
-- Only this view has what is published of a person. A hidden person has a label here; an anonymised one has a label as
-- their handle.
create view shown_players as
  select id, public_id, counts_as, version,
    case when hidden_at is null then handle else player_label('hidden-', public_id) end as handle,
    case when hidden_at is null then handle_key else player_label('hidden-', public_id) end as handle_key,
    case when hidden_at is null then name end as name,
    case when hidden_at is null then country end as country,
    case when hidden_at is null then region end as region
  from players;
-- As find_player, for everybody who may ask: it finds no hidden or anonymised player, nor their label.
create function find_shown_player(handle_key text) returns integer language sql stable parallel safe
  return (select id from players where id = find_player(find_shown_player.handle_key)
            and hidden_at is null and anonymised_at is null);
create index players_hidden_idx on players (id) where hidden_at is not null;

-- The handle under which somebody played: tosses hang on it, whatever they are called later.
alter table entries add column handle text;
update entries e set handle = p.handle from players p where p.id = e.player_id;
alter table entries alter column handle set not null;

-- Merges of players, and what became of them. A merge counts from the run that published it.
create table player_merges (
  id integer generated always as identity constraint player_merges_pkey primary key,
  public_id uuid not null default gen_random_uuid() constraint player_merges_public_id_key unique,
  player_id integer not null constraint player_merges_player_id_fkey references players,
  into_id integer not null constraint player_merges_into_id_fkey references players,
  state text not null
    constraint player_merges_state_check check (state in ('requested', 'published', 'undo-requested', 'undone')),
  actor text not null,
  reason text not null,
  requested_at timestamptz not null,
  run integer,
  -- the runs that count the one as the other: a rollback ends and begins it too
  in_effect int4multirange not null default '{}',
  undone_by text,
  undo_reason text,
  undo_requested_at timestamptz,
  undo_run integer
);
create unique index player_merges_wanted_idx on player_merges (player_id) where state in ('requested', 'published');
create index player_merges_player_id_idx on player_merges (player_id);
create index player_merges_into_id_idx on player_merges (into_id);
-- The player as which a run counts another one: the past of players.counts_as.
create function counted_at(player_id integer, run integer) returns integer language sql stable parallel safe
  begin atomic
    with recursive counted (id, steps) as (
      select counted_at.player_id, 0
      union all select m.into_id, c.steps + 1 from counted c
        join player_merges m on m.player_id = c.id and m.in_effect @> counted_at.run)
    select id from counted order by steps desc limit 1;
  end;
-- Row id of the player that a folded handle led to when a run was published.
create function find_player(handle_key text, run integer) returns integer language sql stable parallel safe
  return counted_at(named_player(find_player.handle_key), find_player.run);
create function find_shown_player(handle_key text, run integer) returns integer language sql stable parallel safe
  return (select id from players where id = find_player(find_shown_player.handle_key, find_shown_player.run)
            and hidden_at is null and anonymised_at is null);
alter table pending_changes
  add column merge_id integer constraint pending_changes_merge_id_fkey references player_merges;

alter table runs
  drop constraint runs_kind_check,
  add constraint runs_kind_check check (kind in ('tournament', 'refresh', 'correction', 'withdrawal', 'merge',
    'player-merge', 'player-merge-undo', 'rules-change', 'rollback'));
alter table pending_changes
  drop constraint pending_changes_kind_check,
  add constraint pending_changes_kind_check check (kind in ('tournament', 'revision', 'withdrawal', 'level', 'merge',
    'player-merge', 'player-merge-undo', 'season', 'rollback'));

-- A submission whose document had a name taken out: what was drawn while the name was known, and its document
-- since then. Its hashes stay those of the document that came.
alter table submissions
  add column redacted_at timestamptz;
