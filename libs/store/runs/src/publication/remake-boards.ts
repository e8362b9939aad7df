import type { PoolClient } from 'pg';
import type { HistoryState, TrackRatings } from '@quadrant/rules/history';
import { BinaryRows, copyBinary, copyOut } from '@quadrant/store/database';
import type { PlayerNumbers } from '@quadrant/store/history';
import { BoardCells, type CountedRow } from './board-cells.js';
import type { CareerTallies } from './career-tallies.js';
import type { FreshTables } from './fresh-tables.js';
import { patiently } from './reopen.js';
import { BOARD_COLUMNS, lockBoards, WRITE_BOARD_ROWS } from './settle-boards.js';

/** SQL; it writes in the order of the longest index, which then grows at its end only. */
const PUT = `
  insert into board_rows as b (${BOARD_COLUMNS.join(', ')})
  select r.game, r.category, r.player_id, r.rating, r.games, t.wins, t.ties, t.peak, r.last_played_at, r.since_run,
    p.handle_key, p.handle, p.name, p.country, p.region, t.brought_games
  from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::integer[], $6::float8[], $7::integer[])
      t (game, category, player_id, wins, ties, peak, brought_games)
    join ratings r using (game, category, player_id) join shown_players p on p.id = r.player_id
  order by game, category, -r.rating, p.handle_key collate "C"
  ${WRITE_BOARD_ROWS}`;

/**
 * SQL; `except` reads each table once. Soon after a large import PostgreSQL has no statistics of `ratings`. It would
 * look up each row in a loop, by the index without the player.
 */
const REMOVE = `
  delete from board_rows b using (
    select game, category, player_id from board_rows except select game, category, player_id from ratings) gone
  where (b.game, b.category, b.player_id) = (gone.game, gone.category, gone.player_id)`;

/** SQL; it selects the rows that match their ratings and players. */
const RIGHT = `
  select game, category, player_id, b.wins, b.ties, b.peak, b.brought_games
  from board_rows b join ratings r using (game, category, player_id) join shown_players p on p.id = b.player_id
  where (b.rating, b.games, b.last_played_at, b.since_run, b.handle_key, b.handle, b.name, b.country, b.region)
    is not distinct from (r.rating, r.games, r.last_played_at, r.since_run, p.handle_key, p.handle, p.name, p.country, p.region)`;

/** The rows are made from this when all of history was replayed. */
export interface WholeBoards {
  readonly run: number;
  readonly state: HistoryState;
  readonly players: PlayerNumbers;
  readonly tallies: CareerTallies;
}

/** Makes the rows of leaderboards, and their counts, match the published ratings. */
export async function remakeBoards(client: PoolClient, boards: WholeBoards): Promise<void> {
  await lockBoards(client);
  await remakeRows(client, boards.tallies);
  await remakeCounts(client, boards);
}

async function remakeRows(client: PoolClient, tallies: CareerTallies): Promise<void> {
  await client.query(patiently(REMOVE));
  for await (const tuples of copyOut(client, RIGHT)) {
    while (tuples.next()) {
      const career = {
        wins: tuples.int4(3),
        ties: tuples.int4(4),
        peak: tuples.float8(5),
        broughtGames: tuples.int4(6),
      };
      tallies.strike(tuples.text(0), tuples.text(1), tuples.int4(2), career);
    }
  }
  const { games, categories, players, wins, ties, peaks, broughtGames } = tallies.toColumns();
  if (players.length === 0) return;
  await client.query(patiently(PUT, [games, categories, players, wins, ties, peaks, broughtGames]));
}

/** A trigger moves the counts with the rows. This counts again, and writes where a count is wrong. */
async function remakeCounts(client: PoolClient, { state, players }: WholeBoards): Promise<void> {
  const shown = await readShown(client, players);
  const counted = [...state.tracks()].map((track) => {
    const cells = new BoardCells(track.game, track.category);
    for (let player = 0; player < players.count; player++) {
      if (track.ratings.gamesOf(player) > 0) cells.add(countedRow(track.ratings, player, shown));
    }
    return cells;
  });
  if (await areCounted(client, counted)) return;
  await writeCounts(client, counted);
}

async function areCounted(client: PoolClient, counted: readonly BoardCells[]): Promise<boolean> {
  const cells = new Map<string, number>();
  for (const board of counted) {
    for (const { scope, width, bucket, gamesFrom, players } of board.list()) {
      cells.set([board.game, board.category, scope, width, bucket, gamesFrom].join(' '), players);
    }
  }
  let equal = 0;
  let stored = 0;
  for await (const tuples of copyOut(
    client,
    `select ${CELL_COLUMNS.join(', ')} from board_counts where players <> 0`,
  )) {
    while (tuples.next()) {
      stored += 1;
      const numbers = [tuples.int2(3), tuples.int2(4), tuples.int2(5)];
      const key = [tuples.text(0), tuples.text(1), tuples.text(2), ...numbers].join(' ');
      if (cells.get(key) === tuples.int4(6)) equal += 1;
    }
  }
  return equal === stored && equal === cells.size;
}

async function writeCounts(client: PoolClient, counted: readonly BoardCells[]): Promise<void> {
  await client.query(patiently('delete from board_counts'));
  await copyBinary(client, 'board_counts', CELL_COLUMNS, cellRows(counted));
}

const CELL_COLUMNS = ['game', 'category', 'scope', 'width', 'bucket', 'games_from', 'players'];

/**
 * Loads the rows of leaderboards into a fresh table, all of run `run`, with their counts. {@link
 * FreshTables.replaceOld} follows. The rows are counted while they are written: reading and counting 93,000 of them
 * again took PostgreSQL a third of the time of all its indexes.
 */
export async function loadBoards(client: PoolClient, fresh: FreshTables, boards: WholeBoards): Promise<void> {
  await lockBoards(client);
  const shown = await readShown(client, boards.players);
  const counted: BoardCells[] = [];
  await copyBinary(client, fresh.nameOf('board_rows'), BOARD_COLUMNS, boardRows(boards, shown, counted));
  await writeCounts(client, counted);
}

/** The players as everybody sees them. The index is their number. */
interface ShownPlayers {
  readonly handleKeys: string[];
  readonly handles: string[];
  readonly names: (string | null)[];
  readonly countries: (string | null)[];
  readonly regions: (string | null)[];
}

async function readShown(client: PoolClient, players: PlayerNumbers): Promise<ShownPlayers> {
  const shown: ShownPlayers = { handleKeys: [], handles: [], names: [], countries: [], regions: [] };
  for await (const tuples of copyOut(
    client,
    'select id, handle_key, country, region, handle, name from shown_players',
  )) {
    while (tuples.next()) {
      const number = players.findNumber(tuples.int4(0));
      if (number === null) continue;
      shown.handleKeys[number] = tuples.text(1);
      shown.countries[number] = tuples.isNull(2) ? null : tuples.text(2);
      shown.regions[number] = tuples.isNull(3) ? null : tuples.text(3);
      shown.handles[number] = tuples.text(4);
      shown.names[number] = tuples.isNull(5) ? null : tuples.text(5);
    }
  }
  return shown;
}

const countedRow = (ratings: TrackRatings, player: number, { countries, regions }: ShownPlayers): CountedRow => ({
  rating: ratings.ratingOf(player),
  games: ratings.gamesOf(player),
  lastPlayedAt: ratings.lastPlayedAtOf(player),
  country: countries[player]!,
  region: regions[player]!,
});

function* boardRows(
  { run, state, players, tallies }: WholeBoards,
  shown: ShownPlayers,
  counted: BoardCells[],
): Generator<Buffer> {
  const rows = new BinaryRows(BOARD_COLUMNS.length);
  for (const { game, category, ratings } of state.tracks()) {
    const cells = new BoardCells(game, category);
    counted.push(cells);
    for (let player = 0; player < players.count; player++) {
      if (ratings.gamesOf(player) === 0) continue;
      const { wins, ties, peak, broughtGames } = tallies.careerOf(game, category, player);
      const counts = countedRow(ratings, player, shown);
      const { rating, games, lastPlayedAt, country, region } = counts;
      rows.row().text(game).text(category).int4(players.rowIdOf(player)).float8(rating).int4(games);
      rows.int4(wins).int4(ties).float8(peak).timestamptz(lastPlayedAt).int4(run);
      rows
        .text(shown.handleKeys[player]!)
        .text(shown.handles[player]!)
        .text(shown.names[player]!)
        .text(country)
        .text(region)
        .int4(broughtGames);
      cells.add(counts);
      if (rows.isPieceFull) yield* rows.drain();
    }
  }
  yield* rows.drain();
}

function* cellRows(counted: readonly BoardCells[]): Generator<Buffer> {
  const rows = new BinaryRows(CELL_COLUMNS.length);
  for (const board of counted) {
    for (const { scope, width, bucket, gamesFrom, players } of board.list()) {
      rows
        .row()
        .text(board.game)
        .text(board.category)
        .text(scope)
        .int2(width)
        .int2(bucket)
        .int2(gamesFrom)
        .int4(players);
      if (rows.isPieceFull) yield* rows.drain();
    }
  }
  yield* rows.drain();
}
