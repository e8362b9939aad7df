import type { PoolClient } from 'pg';
import { patiently } from './reopen.js';

/** Published ratings that a run wrote or took away, as columns. */
export interface MovedRatings {
  readonly games: string[];
  readonly categories: string[];
  /** Row ids. */
  readonly players: number[];
}

/** What a run did that leaderboards hang on. */
export interface BoardMoves {
  readonly run: number;
  readonly moved: MovedRatings;
  /** Row ids of the tournaments of which it published something new. */
  readonly opened: readonly number[];
}

/** Of `move_board_rows` and `note_board_player`: whoever changes a player takes it shared. */
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
];
export const BOARD_COLUMNS = ['game', 'category', 'player_id', ...VALUES];

/** SQL: the end of a statement that has selected whole rows. */
export const WRITE_BOARD_ROWS = `
  on conflict (game, category, player_id) do update
    set ${VALUES.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${VALUES.map((column) => `b.${column}`).join(', ')}) is distinct from (${VALUES.map((column) => `excluded.${column}`).join(', ')})`;

/**
 * Moves the rows of leaderboards to where a run has moved ratings. The last thing before its end: until then whoever
 * changes a player waits.
 */
export async function moveBoards(client: PoolClient, { run, moved, opened }: BoardMoves): Promise<void> {
  const { games, categories, players } = moved;
  await client.query(
    patiently('select move_board_rows($1, $2, $3, $4, $5)', [games, categories, players, run, opened]),
  );
}

/** Makes whoever changes a player wait, until the run has ended. */
export async function lockBoards(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [BOARDS_LOCK]);
}
