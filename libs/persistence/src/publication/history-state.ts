import type { PoolClient } from 'pg';
import { CHAIN_START, RatingState, type ChainLinks, type HistoryPosition } from '@quadrant/outcome';
import type { Category, GameTitle } from '@quadrant/tournament';
import type { PlayerNumbers } from './player-numbers.js';

/**
 * Stands for the last played rated game of somebody who played one at or after the position, where nobody looked up
 * which was the last before it: nearly all of them play that one again in the replay.
 */
export const NOT_LOOKED_UP = Number.NaN;

/**
 * The ratings of some players just before a position of history. Told backwards, from what is published: whoever has
 * rated games at or after the position had the `before` of the first of them, the others have what they have now. So
 * the cost is that of the tournaments after the position, however long history is.
 */
export async function loadStateBefore(
  client: PoolClient,
  { startsAt, key }: HistoryPosition,
  players: PlayerNumbers,
): Promise<RatingState> {
  const { rows } = await client.query<{
    game: GameTitle;
    category: Category;
    player_id: number;
    rating: number;
    games: number;
    last_played_at: Date | null;
  }>(
    `with later as (
       select k.game, c.category, c.player_id, sum(c.games)::integer as games,
         (array_agg(c.before order by o.starts_at, o.key))[1] as before
       from outcomes o join scorecards k using (submission_id) join rating_changes c on c.tournament_id = o.tournament_id
       where (o.starts_at, o.key) >= ($1::timestamptz, $2::uuid)
       group by k.game, c.category, c.player_id)
     select r.game, r.category, r.player_id, coalesce(l.before, r.rating) as rating,
       r.games - coalesce(l.games, 0) as games, case when l.games is null then r.last_played_at end as last_played_at
     from ratings r left join later l using (game, category, player_id)
     where r.player_id = any($3)`,
    [new Date(startsAt), key, players.listRowIds()],
  );
  const state = new RatingState();
  for (const { game, category, player_id, rating, games, last_played_at } of rows) {
    if (games === 0) continue;
    const lastPlayedAt = last_played_at?.getTime() ?? NOT_LOOKED_UP;
    state.track(game, category).set(players.numberOf(player_id), rating, games, lastPlayedAt);
  }
  return state;
}

/** The start of somebody's last tournament with a rated game on a track; read after the run's own rows are written. */
export async function findLastPlayedAt(
  client: PoolClient,
  game: GameTitle,
  category: Category,
  playerRowId: number,
): Promise<number> {
  const { rows } = await client.query<{ last: Date }>(
    `select max(o.starts_at) as last from rating_changes c join outcomes o using (tournament_id)
       join scorecards k using (submission_id)
     where c.player_id = $1 and c.category = $2 and k.game = $3`,
    [playerRowId, category, game],
  );
  return rows[0]!.last.getTime();
}

/** The chains as the last tournament before a position of history left them. */
export async function loadLinksBefore(client: PoolClient, { startsAt, key }: HistoryPosition): Promise<ChainLinks> {
  const { rows } = await client.query<{ inputs: Buffer; chain: Buffer }>(
    `select h.inputs_sha256 as inputs, h.sha256 as chain from outcomes o join history_chain h using (tournament_id)
     where (o.starts_at, o.key) < ($1::timestamptz, $2::uuid)
     order by o.starts_at desc, o.key desc limit 1`,
    [new Date(startsAt), key],
  );
  return rows[0] ?? CHAIN_START;
}
