-- Tosses take effect with a run, as the rules of their league do; runs name the closed parts of seasons that they move.
-- Every toss decided from the moment on at which it was recorded: so it does in every version that there is.
update league_rules r set rules = r.rules || jsonb_build_object('tosses', (
  select coalesce(jsonb_agg(t.id order by t.id), '[]') from league_tosses t
    join league_seasons s on s.id = t.league_season_id where s.league_id = r.league_id));
-- as [{league, season, part}]
alter table runs add column closed_parts jsonb not null default '[]';
create index closed_awards_until_run_idx on closed_awards (until_run) where league_season_id is not null;
