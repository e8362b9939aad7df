import { generateHistory } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withQuadrant } from './installations.mjs';
import { createToken, sendReport } from './latency.mjs';
import { publishRefresh } from './publisher.mjs';
import { askSteadily, timeOne } from './steady.mjs';

const POPULATION = 2_000;
/** It is above all numbers of existing tournaments. */
const FIRST_REPORT = 1_000_000;

/** Forty requests ask for these in turn. One of them submits a report, whose run makes most pages out of date. */
const askedFor = (turn) => {
  const place = turn % 40;
  if (place === 0) return 'report';
  return ['player page', 'player', 'leaderboard page', 'player page', 'leaderboard', 'tournament page', 'search'][
    place % 7
  ];
};

const pathOf = (name, { handle, tournament, turn }) =>
  ({
    'player page': `/players/${handle}`,
    player: `/api/v1/players/${handle}`,
    'leaderboard page': `/leaderboards/2e/constructed?minGames=${turn % 50}`,
    leaderboard: `/api/v1/leaderboards/2e/overall?limit=${10 + (turn % 90)}`,
    'tournament page': `/tournaments/${tournament}`,
    search: `/api/v1/search?q=player%20${turn % 97}`,
  })[name];

/** Measures all kinds of answers in milliseconds, at so many requests a second, even if earlier ones are not answered. */
export const benchMixed = ({ tournaments = 20_000, seconds = 60, perSecond = 40 } = {}) =>
  withQuadrant(async ({ url, env, dataSource }) => {
    await importDocuments(dataSource, generateHistory({ tournaments, players: 8, population: POPULATION }));
    await publishRefresh(dataSource, 'full');
    await dataSource.query('vacuum analyze');
    const players = await dataSource.query('select handle from players order by id');
    const keys = await dataSource.query('select key from tournaments order by id limit 2000');
    const token = await createToken(env);
    return askSteadily({ seconds, perSecond }, async (turn) => {
      const name = askedFor(turn);
      const handle = encodeURIComponent(players[(turn * 37) % players.length].handle);
      const path = pathOf(name, { handle, tournament: keys[(turn * 31) % keys.length].key, turn });
      const took = name === 'report' ? await sendReport(url, token, FIRST_REPORT + turn) : await timeOne(url + path);
      return { name, took };
    });
  });
