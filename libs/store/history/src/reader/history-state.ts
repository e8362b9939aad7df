import type { PoolClient } from 'pg';
import { HistoryState, type ChainLinks, type HistoryPosition } from '@quadrant/rules/history';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import { copyOut } from '@quadrant/store/database';
import { positionLiteral } from './history-range.js';
import type { PlayerNumbers } from './player-numbers.js';
import { readRating, selectRatings } from './rating-rows.js';

/**
 * Stands for the last rated game of a player who played one at or after the position, when nobody looked up the one
 * before it. Nearly all of them play that one again in the replay.
 */
export const NOT_LOOKED_UP = Number.NaN;

/**
 * Loads the ratings of some players just before a position of history, backwards from the published ones. A player with
 * rated games at or after the position had the `before` of the first of them; the others have their present rating. So
 * the cost is that of the tournaments after the position, however long history is.
 */
export async function loadStateBefore(
  client: PoolClient,
  position: HistoryPosition,
  players: PlayerNumbers,
): Promise<HistoryState> {
  const later = await loadFirstChangesFrom(client, position, players);
  const state = new HistoryState();
  for await (const tuples of copyOut(client, selectRatings(players))) {
    while (tuples.next()) {
      const { game, category, player, rating, games, lastPlayedAt } = readRating(tuples);
      const number = players.findNumber(player);
      if (number === null) continue;
      const first = later.track(game, category);
      const laterGames = first.gamesOf(number);
      if (games === laterGames) continue;
      const track = state.track(game, category);
      if (laterGames === 0) track.set(number, rating, games, lastPlayedAt);
      else track.set(number, first.ratingOf(number), games - laterGames, NOT_LOOKED_UP);
    }
  }
  return state;
}

/** Loads, for each player with rated games at or after a position, the rating before the first of them and their number. */
async function loadFirstChangesFrom(
  client: PoolClient,
  position: HistoryPosition,
  players: PlayerNumbers,
): Promise<HistoryState> {
  const state = new HistoryState();
  const select = `select k.game, c.category, c.player_id, c.before, c.games
    from outcomes o join scorecards k using (submission_id) join rating_changes c on c.tournament_id = o.tournament_id
    where (o.starts_at, o.key) >= ${positionLiteral(position)} order by o.starts_at, o.key`;
  for await (const tuples of copyOut(client, select)) {
    while (tuples.next()) {
      const player = tuples.int4(2);
      // A merged player's published rows all lie after the position.
      if (players.isMerged(player)) continue;
      const track = state.track(tuples.text(0) as GameTitle, tuples.text(1) as Category);
      const number = players.numberOf(player);
      const known = track.gamesOf(number);
      track.set(number, known === 0 ? tuples.float8(3) : track.ratingOf(number), known + tuples.int2(4), 0);
    }
  }
  return state;
}

/**
 * Finds the start of a player's last tournament with a rated game on a track, otherwise the moment from which a balance
 * counts. Call it after the run's own rows are written.
 */
export async function findLastPlayedAt(
  client: PoolClient,
  game: GameTitle,
  category: Category,
  playerRowId: number,
): Promise<number> {
  const { rows } = await client.query<{ last: Date }>(
    `select coalesce(max(o.starts_at), (select b.brought_at from opening_ratings b
         where (b.game, b.category, b.player_id) = ($3, $2, $1))) as last
     from rating_changes c join outcomes o using (tournament_id)
       join scorecards k using (submission_id)
     where c.player_id = $1 and c.category = $2 and k.game = $3`,
    [playerRowId, category, game],
  );
  return rows[0]!.last.getTime();
}

/** Loads the chains as they were after the last tournament before a position of history; null when there is none. */
export async function loadLinksBefore(
  client: PoolClient,
  { startsAt, key }: HistoryPosition,
): Promise<ChainLinks | null> {
  const { rows } = await client.query<{ inputs: Buffer; chain: Buffer }>(
    `select h.inputs_sha256 as inputs, h.sha256 as chain from outcomes o join history_chain h using (tournament_id)
     where (o.starts_at, o.key) < ($1::timestamptz, $2::uuid)
     order by o.starts_at desc, o.key desc limit 1`,
    [new Date(startsAt), key],
  );
  return rows[0] ?? null;
}
