import type { PoolClient } from 'pg';
import { GENESIS, trackOf, type HistoryPosition, type RatingState, type Sha256 } from '@quadrant/outcome';
import type { Category, GameTitle } from '@quadrant/tournament';

/** The ratings of some players just before a position of history, from the published rating changes. */
export async function loadRatingsBefore(
  client: PoolClient,
  { startsAt, key }: HistoryPosition,
  players: readonly number[],
): Promise<RatingState> {
  const { rows } = await client.query<{
    game: GameTitle;
    category: Category;
    player_id: number;
    rating: number;
    games: number;
    last_played_at: Date;
  }>(
    `select s.game, c.category, c.player_id,
        (array_agg(c.after order by o.starts_at desc, o.key desc))[1] as rating,
        sum(c.games)::integer as games,
        max(o.starts_at) as last_played_at
     from rating_changes c
       join outcomes o using (tournament_id)
       join submissions s on s.id = o.submission_id
     where c.player_id = any($1) and (o.starts_at, o.key) < ($2::timestamptz, $3::uuid)
     group by s.game, c.category, c.player_id`,
    [players, new Date(startsAt), key],
  );
  const state: RatingState = new Map();
  for (const { game, category, player_id, rating, games, last_played_at } of rows) {
    trackOf(state, game, category).set(player_id, { rating, games, lastPlayedAt: last_played_at.getTime() });
  }
  return state;
}

/** The chain hash of the last tournament before a position of history, `GENESIS` before the first. */
export async function loadChainBefore(client: PoolClient, { startsAt, key }: HistoryPosition): Promise<Sha256> {
  const { rows } = await client.query<{ sha256: Sha256 }>(
    `select encode(h.sha256, 'hex') as sha256 from outcomes o join history_chain h using (tournament_id)
     where (o.starts_at, o.key) < ($1::timestamptz, $2::uuid)
     order by o.starts_at desc, o.key desc limit 1`,
    [new Date(startsAt), key],
  );
  return rows[0]?.sha256 ?? GENESIS;
}
