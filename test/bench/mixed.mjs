import { setTimeout as sleep } from 'node:timers/promises';
import { generateHistory } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withQuadrant } from './installations.mjs';
import { createToken, sendReport } from './latency.mjs';
import { publishRefresh } from './publisher.mjs';
import { quantile } from './quantile.mjs';

const POPULATION = 2_000;
/** In this time everything is read and compiled for the first time. */
const FIRST_SECONDS = 5;
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

/** Returns milliseconds, or null where the server was too busy to answer. */
async function timeOne(url) {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status === 503) return null;
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}

/** Measures all kinds of answers in milliseconds, at so many requests a second, even if earlier ones are not answered. */
export const benchMixed = ({ tournaments = 20_000, seconds = 60, perSecond = 40 } = {}) =>
  withQuadrant(async ({ url, env, dataSource }) => {
    await importDocuments(dataSource, generateHistory({ tournaments, players: 8, population: POPULATION }));
    await publishRefresh(dataSource, 'full');
    await dataSource.query('vacuum analyze');
    const players = await dataSource.query('select handle from players order by id');
    const keys = await dataSource.query('select key from tournaments order by id limit 2000');
    const token = await createToken(env);
    const times = {};
    const refused = {};
    const ask = async (turn) => {
      const name = askedFor(turn);
      const handle = encodeURIComponent(players[(turn * 37) % players.length].handle);
      const path = pathOf(name, { handle, tournament: keys[(turn * 31) % keys.length].key, turn });
      const took = name === 'report' ? await sendReport(url, token, FIRST_REPORT + turn) : await timeOne(url + path);
      if (turn < FIRST_SECONDS * perSecond) return;
      if (took === null) refused[name] = (refused[name] ?? 0) + 1;
      else (times[name] ??= []).push(took);
    };
    const asked = [];
    const start = performance.now();
    for (let turn = 0; turn < (FIRST_SECONDS + seconds) * perSecond; turn++) {
      await sleep(Math.max(0, start + (turn * 1000) / perSecond - performance.now()));
      const answer = ask(turn);
      // It is awaited below, when the others are over.
      answer.catch(() => undefined);
      asked.push(answer);
    }
    await Promise.all(asked);
    return Object.entries(times).map(([name, each]) => ({
      name,
      answers: each.length,
      refused: refused[name] ?? 0,
      median: quantile(each, 0.5),
      p95: quantile(each, 0.95),
      p99: quantile(each, 0.99),
    }));
  });
