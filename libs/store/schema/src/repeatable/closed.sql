-- These views show closed rows one by one. A condition on `players` finds the packs of a player by their index.

create or replace view closed_outcomes as
  select i.tournament_id, i.submission_id, i.starts_at, i.key, i.rated, i.input_sha256, h.outcome_sha256, h.since_run, h.until_run, i.level
  from closed_outcome_hashes h join closed_inputs i on i.id = h.input_id;

create or replace view closed_rating_changes as
  select f.tournament_id, k.category, c.player_id, c.before, c.after, c.games, p.since_run, p.until_run, c.wins, c.ties, f.players
  from closed_change_packs p join closed_fields f on f.id = p.field_id
    cross join lateral unnest(f.categories) k (category)
    cross join lateral unnest(f.players, p.before, p.after, f.games, f.wins, f.ties)
      c (player_id, before, after, games, wins, ties);

create or replace view closed_ratings as
  select p.game, k.category, r.player_id, r.rating, r.games, r.last_played_at, r.since_run, p.until_run, p.players
  from closed_rating_packs p
    cross join lateral unnest(p.categories) k (category)
    cross join lateral unnest(p.players, p.ratings, p.games, p.last_played_at, p.since_runs)
      r (player_id, rating, games, last_played_at, since_run);
