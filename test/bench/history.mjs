import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createDataSource, migrateWithLock, startEmbeddedPostgres } from '../../dist/libs/persistence/src/index.js';
import { importReports } from '../../dist/apps/cli/src/import/import-reports.js';
import { measureFloor } from './floor.mjs';
import { generateHistory, generateTournament } from './generated-history.mjs';

const CHILD = fileURLToPath(new URL('refresh-child.mjs', import.meta.url));
const PLAYERS = 8;
const POPULATION = 50_000;
const GAMES_EACH = (PLAYERS / 2) * 3;

/** A worker, as far as refreshes are concerned. */
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

function* linesOf(documents) {
  let number = 0;
  let offset = 0;
  for (const document of documents) {
    const bytes = Buffer.from(document);
    offset += bytes.length + 1;
    yield { number: ++number, bytes, offset };
  }
}

async function importDocuments(dataSource, documents) {
  const start = performance.now();
  const result = await importReports(dataSource, linesOf(documents), {
    now: () => new Date(),
    onLine: () => undefined,
  });
  if (result.refused.length > 0) throw new Error(JSON.stringify(result.refused[0]));
  return { seconds: (performance.now() - start) / 1000, tournaments: result.imported };
}

async function withDatabase(work) {
  const home = await mkdtemp(join(tmpdir(), 'quadrant bench '));
  // Root's PostgreSQL runs as another user, who must reach it.
  await chmod(home, 0o755);
  const server = await startEmbeddedPostgres({ home });
  const dataSource = await createDataSource({ url: server.url }).initialize();
  const client = new pg.Client({ connectionString: server.url });
  try {
    await migrateWithLock(dataSource);
    await client.connect();
    return await work({ url: server.url, dataSource, client });
  } finally {
    await client.end();
    await dataSource.destroy();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** Reports of ten players into an empty database. */
export const benchImport = (tournaments) =>
  withDatabase(({ dataSource }) =>
    importDocuments(dataSource, generateHistory({ tournaments, players: 10, population: POPULATION })),
  );

/** A late report in the last month of history, then the refresh that takes it in. */
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

/** Full, unchanged and incremental refreshes of a generated history of about so many games, with the floor of the full one. */
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
        if (i > 0) await client.query(`truncate outcomes, history_chain, rating_changes, awards, ratings`);
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
