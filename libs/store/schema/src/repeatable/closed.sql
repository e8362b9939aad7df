-- These views show the rows of packs, one by one. A condition on `players` finds the packs of a player by their index.

create or replace view closed_rating_changes as
  select p.tournament_id, k.category, c.player_id, c.before, c.after, c.games, p.since_run, p.until_run, c.wins, c.ties, p.players
  from closed_change_packs p
    cross join lateral unnest(p.categories) k (category)
    cross join lateral unnest(p.players, p.before, p.after, p.games, p.wins, p.ties)
      c (player_id, before, after, games, wins, ties);

create or replace view closed_ratings as
  select p.game, k.category, r.player_id, r.rating, r.games, r.last_played_at, r.since_run, p.until_run, p.players
  from closed_rating_packs p
    cross join lateral unnest(p.categories) k (category)
    cross join lateral unnest(p.players, p.ratings, p.games, p.last_played_at, p.since_runs)
      r (player_id, rating, games, last_played_at, since_run);
