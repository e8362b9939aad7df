-- Names that leagues compare reports with, and seasons that were announced and never played.
-- Kept for earlier versions of rules that name it; its name is free again.
alter table league_seasons add column deleted_at timestamptz;
alter table league_seasons drop constraint league_seasons_league_id_season_key;
create unique index league_seasons_league_id_season_key on league_seasons (league_id, season) where deleted_at is null;

create table card_names (
  kind text not null constraint card_names_kind_check check (kind in ('headquarters', 'mission')),
  -- as it is compared
  key text not null,
  name text not null,
  constraint card_names_pkey primary key (kind, key)
);
