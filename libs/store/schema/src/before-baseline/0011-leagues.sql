-- Stores leagues with parts of seasons, bonuses and playoffs, and what places win besides points.

-- Each version stores all rules that decide what a league's tournaments are worth. A run says from when on it is in
-- effect.
create table league_rules (
  id integer generated always as identity constraint league_rules_pkey primary key,
  league_id integer not null constraint league_rules_league_id_fkey references leagues,
  version integer not null,
  rules jsonb not null,
  -- from where on history may come out otherwise with it than with the version before
  starts_at timestamptz not null,
  key uuid not null,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  -- runs that used it
  in_effect int4multirange not null default '{}',
  constraint league_rules_league_id_version_key unique (league_id, version)
);
insert into league_rules (league_id, version, rules, starts_at, key, actor, reason, at, in_effect)
  select l.id, 1, jsonb_build_object('slug', l.slug, 'schemes', '[]'::jsonb, 'manualAwards', '[]'::jsonb, 'seasons', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'league', l.slug, 'season', s.season, 'startsOn', s.starts_on,
        'endsOn', s.ends_on, 'phases', '{"first-half": null, "second-half": null, "playoffs": null}'::jsonb,
        'tournamentsPerPhase', 4, 'qualifiers', null) order by s.starts_on)
      from league_seasons s where s.league_id = l.id), '[]')),
    'epoch', '00000000-0000-0000-0000-000000000000', l.director, 'as it was', l.created_at, int4multirange(int4range(null, null))
  from leagues l;
-- The name of a season in tables of points; everything else of it stands in the rules.
alter table league_seasons drop column starts_on, drop column ends_on;

alter table leagues
  -- handles of those who may take the league director's place
  add column alternates text[] not null default '{}',
  -- handles of those who said that they would play; empty where the league's founder vouches for them
  add column committed_players text[] not null default '{}',
  -- goes up with everything that is done to it
  add column version integer not null default 1;

alter table pending_changes
  add column league_rules_id integer constraint pending_changes_league_rules_id_fkey references league_rules,
  drop constraint pending_changes_kind_check;
update pending_changes set kind = 'league' where kind = 'season';
alter table pending_changes add constraint pending_changes_kind_check check (kind in (
  'tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo', 'league', 'rollback'));
alter table runs drop constraint runs_kind_check,
  add constraint runs_kind_check check (kind in ('tournament', 'refresh', 'correction', 'withdrawal', 'merge',
    'player-merge', 'player-merge-undo', 'rules-change', 'rollback', 'league')),
  add column entitlements integer not null default 0;
alter table runs alter column entitlements drop default;

-- A report that names a league does not count in it until the league director flags the tournament.
alter table submissions add column held_league boolean not null default false;
alter table submissions alter column held_league drop default;
create index submissions_held_league_idx on submissions (league) where held_league;
alter table tournaments
  -- set in place of the report's word; empty: of no league
  add column league_override text;
alter table scorecards add column league_facts jsonb;
create index scorecards_league_idx on scorecards (league, starts_at) where league is not null;

alter table awards
  drop constraint awards_pkey,
  add column ordinal smallint, add column phase text, add column section text, add column reason text;
update awards a set section = case n.kind when 'league' then '000 §12.4' else '000 §11.2.2' end, ordinal = n.ordinal
  from (select tournament_id, kind, player_id,
      row_number() over (partition by tournament_id order by kind, place) - 1 as ordinal from awards) n
  where (n.tournament_id, n.kind, n.player_id) = (a.tournament_id, a.kind, a.player_id);
alter table awards
  alter column ordinal set not null, alter column section set not null,
  add constraint awards_pkey primary key (tournament_id, ordinal);
alter table closed_awards
  add column ordinal smallint not null default 0, add column phase text, add column section text not null default '', add column reason text;
update closed_awards c set section = case n.kind when 'league' then '000 §12.4' else '000 §11.2.2' end, ordinal = n.ordinal
  from (select tournament_id, kind, player_id, until_run,
      row_number() over (partition by tournament_id, until_run order by kind, place) - 1 as ordinal from closed_awards) n
  where (n.tournament_id, n.kind, n.player_id, n.until_run) = (c.tournament_id, c.kind, c.player_id, c.until_run);
alter table closed_awards alter column ordinal drop default, alter column section drop default;

-- Stores what places win besides points.
create table entitlements (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  -- the kind of the tournament that it is for, and which one
  into_kind text not null,
  edition text not null,
  -- the one of the tournament that it was won in, or of the player's choice; null for the World Championships
  continent text,
  earned_byes smallint[] not null,
  head_start integer not null,
  rule text not null,
  section text not null,
  since_run integer not null,
  constraint entitlements_pkey primary key (tournament_id, ordinal)
);
create index entitlements_player_id_idx on entitlements (player_id);
create table badges (
  tournament_id integer not null,
  ordinal smallint not null,
  player_id integer not null,
  place smallint not null,
  badge text not null,
  rule text not null,
  section text not null,
  since_run integer not null,
  constraint badges_pkey primary key (tournament_id, ordinal)
);
create index badges_player_id_idx on badges (player_id);
create table closed_entitlements (like entitlements, until_run integer not null);
create index closed_entitlements_tournament_id_idx on closed_entitlements (tournament_id);
create index closed_entitlements_player_id_idx on closed_entitlements (player_id);
create table closed_badges (like badges, until_run integer not null);
create index closed_badges_tournament_id_idx on closed_badges (tournament_id);
create index closed_badges_player_id_idx on closed_badges (player_id);

-- Earlier dry runs knew neither prizes nor consequences for seasons: nothing of that could move.
update refresh_requests set diff = replace(diff::text, '"kind": "season"', '"kind": "league"')::jsonb
    || '{"entitlements": {"added": 0, "removed": 0, "largest": []}, "badges": {"added": 0, "removed": 0, "largest": []},
         "seasons": {"total": 0, "largest": []}}'
  where diff is not null;
