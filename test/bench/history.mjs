import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { measureFloor } from './floor.mjs';
import { generateHistory, generateTournament } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase } from './installations.mjs';

const CHILD = fileURLToPath(new URL('refresh-child.mjs', import.meta.url));
const PLAYERS = 8;
const POPULATION = 50_000;
const GAMES_EACH = (PLAYERS / 2) * 3;

/** Starts a worker that only does refreshes. */
function startWorker(url) {
  const child = fork(CHILD, [url], { execArgv: ['--max-semi-space-size=32'] });
  return {
    refresh(scope) {
      return new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', (code) => reject(new Error(`the worker ended: ${code}`)));
        child.send(scope);
      });
    },
    async stop() {
      child.removeAllListeners('exit');
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

const median = (runs) => runs.sort((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)];

/** Imports reports of ten players each into an empty database. */
export const benchImport = (tournaments) =>
  withDatabase(({ dataSource }) =>
    importDocuments(dataSource, generateHistory({ tournaments, players: 10, population: POPULATION })),
  );

/** Submits a late report in the last month of history, then runs the refresh that publishes it. */
async function incrementalRefresh({ dataSource, client }, worker, attempt) {
  const { rows } = await client.query(`select max(starts_at) as last from scorecards`);
  const startsAt = rows[0].last.getTime() - 15 * 86_400_000 + attempt * 3_600_000;
  const random = xoroshiro128plus(attempt + 1);
  const late = generateTournament({
    random,
    index: `late-${attempt}`,
    startsAt,
    players: PLAYERS,
    population: POPULATION,
  });
  await importDocuments(dataSource, [JSON.stringify(late)]);
  return worker.refresh('incremental');
}

/** Measures full, unchanged and incremental refreshes of so many games, and the floor of the full one. */
export const benchHistory = (games) =>
  withDatabase(async (database) => {
    const { url, dataSource, client } = database;
    const tournaments = Math.round(games / GAMES_EACH);
    const imported = await importDocuments(
      dataSource,
      generateHistory({ tournaments, players: PLAYERS, population: POPULATION }),
    );
    await client.query('vacuum analyze');
    const worker = startWorker(url);
    try {
      const full = [];
      for (let i = 0; i < 3; i++) {
        if (i > 0)
          await client.query(
            `truncate outcomes, history_chain, rating_changes, awards, entitlements, badges, ratings, board_rows, board_counts, movers`,
          );
        await client.query('checkpoint');
        full.push(await worker.refresh('full'));
      }
      await client.query('vacuum analyze');
      const unchanged = [];
      for (let i = 0; i < 3; i++) unchanged.push(await worker.refresh('full'));
      const incremental = [];
      for (let i = 0; i < 3; i++) incremental.push(await incrementalRefresh(database, worker, i));
      const floor = await measureFloor(client);
      return { imported, floor, full: median(full), unchanged: median(unchanged), incremental: median(incremental) };
    } finally {
      await worker.stop();
    }
  });
