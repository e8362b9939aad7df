import type { DataSource } from 'typeorm';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { LeaderboardReadModel } from './leaderboard.read-model.js';
import type { LeaderboardPosition } from './leaderboard.js';

/** The last played `PLAYERS - 1` hours after the first. */
const PLAYERS = 5_400;
const FIRST = Date.UTC(2020, 0, 1);
const HOUR_MS = 3_600_000;

describe('a window of activity', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let boards: LeaderboardReadModel;

  beforeAll(async () => {
    dataSource = await database.dataSource();
    boards = new LeaderboardReadModel(dataSource);
    await dataSource.query(
      `insert into players (id, counts_as, handle, handle_key, created_at) overriding system value
       select n, n, 'p' || n, 'p' || n, now() from generate_series(1, $1::integer) n`,
      [PLAYERS],
    );
    await dataSource.query(
      `insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key, handle)
       select '2e', 'constructed', n, 1000 + (n * 7919) % 1009, 3, 1, 0, 2000, $2::timestamptz + n * interval '1 hour', 0, 'p' || n, 'p' || n
       from generate_series(1, $1::integer) n`,
      [PLAYERS, new Date(FIRST)],
    );
    await dataSource.query('analyze');
  }, 60_000);

  /** Handles and ranks of everybody who played after so many hours, as the table says. */
  async function listByDefinition(hours: number): Promise<unknown[]> {
    return dataSource.query(
      `select p.handle, rank() over (order by b.rating desc)::integer as rank from board_rows b join players p on p.id = b.player_id
       where b.last_played_at >= $1 order by b.rating desc, b.handle_key`,
      [new Date(FIRST + hours * HOUR_MS)],
    );
  }

  async function listByPages(hours: number, limit: number): Promise<unknown[]> {
    const rows: unknown[] = [];
    let after: LeaderboardPosition | null = null;
    do {
      const page = await boards.getPage({
        ...{ game: '2e', category: 'constructed', country: null, region: null, minGames: 0, gamesBelow: null },
        ...{ activeSince: new Date(FIRST + hours * HOUR_MS), view: { run: 0, playedBefore: null }, limit, after },
      });
      expect(page.players).toBe(Math.max(0, Math.min(PLAYERS, PLAYERS - hours + 1)));
      rows.push(...page.rows.map(({ handle, rank }) => ({ handle, rank })));
      after = page.next;
    } while (after !== null);
    return rows;
  }

  it.each([
    ['everybody', -10],
    ['more than are read day by day', 2_200],
    ['most of those who are read day by day', 2_400],
    ['one day', 5_376],
    ['a few', 5_380],
    ['nobody', 9_000],
  ])('that leaves %s has the players who played since, on all its pages', async (_, hours) => {
    expect(await listByPages(hours, 900)).toEqual(await listByDefinition(hours));
  });
});
