-- A busy week publishes a tournament again dozens of times, with other numbers for the same players. Its players and their games
-- are kept once here; a pack has the numbers alone, and the index of players has one entry for a tournament instead of one for
-- each time. The view closed_rating_changes, in repeatable/closed.sql, shows the rows as before.
drop view if exists closed_rating_changes;
create table closed_fields (
  id integer generated always as identity,
  tournament_id integer not null,
  -- several where all their numbers are the same
  categories text[] not null,
  players integer[] not null,
  games smallint[] not null,
  wins smallint[] not null,
  ties smallint[] not null,
  constraint closed_fields_pkey primary key (id)
);
insert into closed_fields (tournament_id, categories, players, games, wins, ties)
  select distinct tournament_id, categories, players, games, wins, ties from closed_change_packs order by tournament_id;
create index closed_fields_tournament_id_idx on closed_fields (tournament_id);
create index closed_fields_players_idx on closed_fields using gin (players) with (fastupdate = off);

alter table closed_change_packs rename to packs_with_fields;
create table closed_change_packs (
  field_id integer not null,
  since_run integer not null,
  until_run integer not null,
  -- in the order of the players of the field
  before double precision[] not null,
  after double precision[] not null
);
insert into closed_change_packs (field_id, since_run, until_run, before, after)
  select f.id, p.since_run, p.until_run, p.before, p.after
  from packs_with_fields p join closed_fields f using (tournament_id, categories, players, games, wins, ties)
  order by p.until_run, f.id;
drop table packs_with_fields;
create index closed_change_packs_field_id_idx on closed_change_packs (field_id);
create index closed_change_packs_until_run_idx on closed_change_packs (until_run);
