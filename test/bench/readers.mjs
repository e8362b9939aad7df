import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { RefreshRequestRepository } from '../../dist/libs/store/refreshes/src/index.js';
import { generateHistory, generateTournament } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withQuadrant } from './installations.mjs';
import { quantile } from './quantile.mjs';

const PLAYERS = 8;
const POPULATION = 50_000;
const GAMES_EACH = (PLAYERS / 2) * 3;
/** So many readers read at the same time, each one request after the other. */
const READERS = 2;
/** A person pauses to read the answer. */
const PAUSE_MS = 20;

/** Lets the worker run a full refresh. */
async function refresh(dataSource) {
  const requests = new RefreshRequestRepository(dataSource);
  const author = { handle: 'bench', at: new Date(), requestId: null };
  const { id } = await requests.request('bench', author, { scope: 'full' });
  for (;;) {
    const { state, error } = await requests.findById(id);
    if (state === 'done') return;
    if (state === 'failed') throw new Error(error);
    await sleep(50);
  }
}

/** This tournament comes before all others, so that the refresh that follows changes nearly every rating. */
const earlyTournament = (attempt) =>
  JSON.stringify(
    generateTournament({
      random: xoroshiro128plus(attempt + 1),
      index: `early-${attempt}`,
      startsAt: Date.UTC(1999, 0, 1 + attempt),
      players: 100,
      population: POPULATION,
    }),
  );

/** Measures one answer in milliseconds, until its last byte, and reads its run. */
function timeOne(agent, url) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.get(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve({ time: performance.now() - start, run: Number(/"run":(\d+)/.exec(text)[1]) })
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    request.once('error', reject);
  });
}

/** Measures answers until `work` is over, in milliseconds, by kind. Counts those with an older run than one before. */
async function readDuring(url, handles, work) {
  const agent = new http.Agent({ keepAlive: true });
  const times = { leaderboard: [], player: [] };
  const older = { leaderboard: 0, player: 0 };
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const reader = async (number) => {
    let told = 0;
    const read = async (name, path) => {
      const { time, run } = await timeOne(agent, url + path);
      times[name].push(time);
      if (run < told) older[name] += 1;
      told = run;
    };
    for (let turn = number; !isOver; turn += READERS) {
      const player = encodeURIComponent(handles[(turn * 37) % handles.length]);
      await read('leaderboard', '/api/v1/leaderboards/2e/overall');
      await read('player', `/api/v1/players/${player}`);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all([over, ...Array.from({ length: READERS }, (_, number) => reader(number))]);
  agent.destroy();
  return { times, older };
}

const summary = (times) => ({
  answers: times.length,
  median: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  worst: Math.max(...times),
});

/** Compares answers of an idle system with those during full refreshes that change nearly everything, over so many games. */
export const benchReaders = ({ games = 200_000, idleMs = 20_000, refreshes = 5 } = {}) =>
  withQuadrant(async ({ url, dataSource }) => {
    const tournaments = Math.round(games / GAMES_EACH);
    await importDocuments(dataSource, generateHistory({ tournaments, players: PLAYERS, population: POPULATION }));
    await refresh(dataSource);
    await dataSource.query('vacuum analyze');
    const rows = await dataSource.query(`select handle from players order by id limit 1000`);
    const handles = rows.map(({ handle }) => handle);
    await readDuring(url, handles, sleep(idleMs / 7));

    const idle = await readDuring(url, handles, sleep(idleMs));
    const during = { leaderboard: [], player: [] };
    const older = { leaderboard: 0, player: 0 };
    let seconds = 0;
    for (let attempt = 0; attempt < refreshes; attempt++) {
      await importDocuments(dataSource, [earlyTournament(attempt)]);
      const start = performance.now();
      const reading = await readDuring(url, handles, refresh(dataSource));
      seconds += (performance.now() - start) / 1000 / refreshes;
      for (const name of Object.keys(during)) {
        during[name].push(...reading.times[name]);
        older[name] += reading.older[name];
      }
    }
    return Object.keys(during).map((name) => ({
      name,
      seconds,
      older: older[name],
      idle: summary(idle.times[name]),
      during: summary(during[name]),
    }));
  });
