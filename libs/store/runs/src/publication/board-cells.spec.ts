import type { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { BoardCells, GAMES_FROM } from './board-cells.js';

const PLAYERS = 600;

interface StoredRow {
  readonly rating: number;
  readonly games: number;
  readonly playedAt: Date;
  readonly country: string | null;
  readonly region: string | null;
}

describe('what is counted of a leaderboard while its rows are written', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    // Every border of games and points, days before 1910 and after 2089, and more games than a smallint has.
    await dataSource.query(
      `insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
         handle, country, region)
       select '2e', 'constructed', n, 1000 + (n * 37 % 1200) / 2.0, (array[n, n % 11 + 1, 40000])[n % 3 + 1], 0, 0, 2000,
         timestamptz '1905-01-01 00:00:00Z' + n * interval '130 days 7 hours', 0, 'p' || n, 'p' || n,
         (array['US', 'DE', null])[n % 3 + 1], (array['us-west', null])[n % 2 + 1]
       from generate_series(1, $1::integer) n`,
      [PLAYERS],
    );
    await dataSource.query('select recount_board_rows()');
  }, 60_000);

  it('is what the database counts of them', async () => {
    const rows = await dataSource.query<StoredRow[]>(
      `select rating, games, last_played_at as "playedAt", country, region from board_rows`,
    );
    const cells = new BoardCells('2e', 'constructed');
    for (const { playedAt, ...row } of rows) cells.add({ ...row, lastPlayedAt: playedAt.getTime() });
    const counted = await dataSource.query<object[]>(
      `select scope, width, bucket, games_from as "gamesFrom", players from board_counts`,
    );
    expect(counted.length).toBeGreaterThan(1_000);
    const sort = (list: readonly object[]) => list.map((each) => JSON.stringify(each)).toSorted();
    expect(sort([...cells.list()])).toEqual(sort(counted));
  });

  it('has the borders of games that the database has', async () => {
    const borders = await dataSource.query<{ from: number }[]>(
      `select distinct board_games_from(n) as from from generate_series(1, 2000) n order by 1`,
    );
    expect(borders.map(({ from }) => from)).toEqual(GAMES_FROM);
  });
});
