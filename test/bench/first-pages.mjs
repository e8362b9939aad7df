import pg from 'pg';
import { fillBoard } from './boards.mjs';
import { withQuadrant } from './installations.mjs';
import { askSteadily, timeOne } from './steady.mjs';

const BOARD = '/api/v1/leaderboards/2e/constructed';
const DAY_MS = 86_400_000;

/** Nobody asked for any of these addresses before, so no answer is kept. The key is shown with the figures. */
const QUERIES = {
  everybody: (number) => `limit=${1 + (number % 200)}&minGames=${Math.floor(number / 200) % 2}`,
  'minimum games': (number) => `limit=${1 + (number % 200)}&minGames=${2 + (number % 57)}`,
  'days of activity': (number) => `activeSince=${new Date(Date.now() - (1 + (number % 900)) * DAY_MS).toISOString()}`,
};

/** Measures first pages of a leaderboard of so many players that nobody asked for before, as a client gets them. */
export const benchFirstPages = ({ players = 1_000_000, seconds = 25 } = {}) =>
  withQuadrant(async ({ url, database }) => {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    try {
      await fillBoard(client, players);
    } finally {
      await client.end();
    }
    const names = Object.keys(QUERIES);
    return askSteadily({ seconds }, async (turn) => {
      const name = names[turn % names.length];
      const query = QUERIES[name](Math.floor(turn / names.length));
      return { name, took: await timeOne(`${url}${BOARD}?${query}`) };
    });
  });
