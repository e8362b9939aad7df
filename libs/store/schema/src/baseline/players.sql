create table players (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  handle text not null,
  handle_key text not null,
  name text,
  country text,
  region text,
  created_at timestamptz not null,
  -- the player whose this one turned out to be; null: nobody else's
  merged_into integer,
  -- the one that replays rate them as, over all merges that are published: themselves, or the last of a chain of them
  counts_as integer not null,
  -- when somebody asked to hide them
  hiding_asked_at timestamptz,
  -- the same, of anybody who counts as the same player
  hidden_at timestamptz,
  anonymised_at timestamptz,
  -- goes up with everything that is done to them: the ETag
  version integer not null default 1,
  search_name text,
  -- the transaction that last wrote what a player is found by
  named_by xid8 not null default pg_current_xact_id(),
  constraint players_pkey primary key (id),
  constraint players_handle_key_key unique (handle_key),
  constraint players_public_id_key unique (public_id),
  constraint players_counts_as_fkey foreign key (counts_as) references players(id),
  constraint players_merged_into_fkey foreign key (merged_into) references players(id),
  constraint players_merged_into_check check (merged_into <> id)
);
create index players_counts_as_idx on players (counts_as);
create index players_directory_idx on players (handle_key collate "C")
  where ((hidden_at is null) and (anonymised_at is null) and (counts_as = id));
create index players_hidden_idx on players (id) where (hidden_at is not null);
create index players_merged_idx on players (merged_into) where (merged_into is not null);
create index players_named_by_idx on players (named_by);
create index players_search_name_idx on players (search_name) where (search_name is not null);

-- Every handle that leads to a player, the present one among them. This table decides whose a handle is.
create table player_handles (
  handle_key text not null,
  handle text not null,
  player_id integer not null,
  kind text not null,
  created_at timestamptz not null,
  constraint player_handles_pkey primary key (handle_key),
  constraint player_handles_player_id_fkey foreign key (player_id) references players(id) deferrable initially deferred,
  constraint player_handles_kind_check check (kind in ('current', 'former', 'alias'))
);
create unique index player_handles_current_idx on player_handles (player_id) where (kind = 'current');
create index player_handles_player_id_idx on player_handles (player_id);

-- Merges of players, and what became of them. A merge counts from the run that published it.
create table player_merges (
  id integer not null generated always as identity,
  public_id uuid not null default gen_random_uuid(),
  player_id integer not null,
  into_id integer not null,
  state text not null,
  actor text not null,
  reason text not null,
  requested_at timestamptz not null,
  run integer,
  -- the runs that count the one as the other: a rollback ends and begins it too
  in_effect int4multirange not null default '{}'::int4multirange,
  undone_by text,
  undo_reason text,
  undo_requested_at timestamptz,
  undo_run integer,
  constraint player_merges_pkey primary key (id),
  constraint player_merges_public_id_key unique (public_id),
  constraint player_merges_into_id_fkey foreign key (into_id) references players(id),
  constraint player_merges_player_id_fkey foreign key (player_id) references players(id),
  constraint player_merges_state_check check (state in ('requested', 'published', 'undo-requested', 'undone'))
);
create index player_merges_into_id_idx on player_merges (into_id);
create index player_merges_player_id_idx on player_merges (player_id);
create unique index player_merges_wanted_idx on player_merges (player_id) where state in ('requested', 'published');
