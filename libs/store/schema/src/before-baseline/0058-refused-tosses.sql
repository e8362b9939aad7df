-- A toss that was refused because its part of the season was closed left a row, which no rules of its league ever named.
delete from league_tosses t using league_seasons s
where s.id = t.league_season_id and not exists (
  select from league_rules r where r.league_id = s.league_id and r.rules->'tosses' @> to_jsonb(t.id));
