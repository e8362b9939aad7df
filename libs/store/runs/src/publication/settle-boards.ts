import type { PoolClient } from 'pg';
import { patiently } from './reopen.js';

/** Published ratings that a run wrote or removed, as columns. */
export interface MovedRatings {
  readonly games: string[];
  readonly categories: string[];
  /** They are row ids. */
  readonly players: number[];
}

/** The leaderboards depend on this part of a run. */
export interface BoardMoves {
  readonly run: number;
  readonly moved: MovedRatings;
  /** Row ids of the tournaments with new published results. */
  readonly opened: readonly number[];
}

/** `move_board_rows` takes this lock alone; `note_board_player` takes it shared for every change of a player. */
const BOARDS_LOCK = 5054;

const VALUES = [
  'rating',
  'games',
  'wins',
  'ties',
  'peak',
  'last_played_at',
  'since_run',
  'handle_key',
  'handle',
  'name',
  'country',
  'region',
  'brought_games',
];
export const BOARD_COLUMNS = ['game', 'category', 'player_id', ...VALUES];

/** SQL: ends a statement that has selected whole rows. */
export const WRITE_BOARD_ROWS = `
  on conflict (game, category, player_id) do update
    set ${VALUES.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${VALUES.map((column) => `b.${column}`).join(', ')}) is distinct from (${VALUES.map((column) => `excluded.${column}`).join(', ')})`;

/**
 * Moves the rows of leaderboards to the moved ratings of a run. It comes last in a run, since every change of a player
 * waits from then on.
 */
export async function moveBoards(client: PoolClient, { run, moved, opened }: BoardMoves): Promise<void> {
  const { games, categories, players } = moved;
  await client.query(
    patiently('select move_board_rows($1, $2, $3, $4, $5)', [games, categories, players, run, opened]),
  );
}

/** Makes every change of a player wait until the run has ended. */
export async function lockBoards(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [BOARDS_LOCK]);
}
