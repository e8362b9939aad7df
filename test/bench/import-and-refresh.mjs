import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createDataSource, migrateWithLock, startEmbeddedPostgres } from '../../dist/libs/persistence/src/index.js';
import { importReports } from '../../dist/apps/cli/src/import/import-reports.js';
import { readLines } from '../../dist/apps/cli/src/import/lines.js';
import { measureFloor } from './floor.mjs';
import { publishRefresh } from './publisher.mjs';

const SAMPLE = new URL('../golden/history-150.ndjson', import.meta.url);

/** Imports the sample into a new database, refreshes it, and measures the floor of that refresh beside it. */
export async function benchImportAndRefresh() {
  const home = await mkdtemp(join(tmpdir(), 'quadrant bench '));
  // Root's PostgreSQL runs as another user, who must reach it.
  await chmod(home, 0o755);
  const server = await startEmbeddedPostgres({ home });
  const dataSource = await createDataSource({ url: server.url }).initialize();
  const client = new pg.Client({ connectionString: server.url });
  try {
    await migrateWithLock(dataSource);
    const importStart = performance.now();
    const { imported: tournaments } = await importReports(dataSource, readLines(fileURLToPath(SAMPLE)), {
      now: () => new Date(),
      onLine: () => undefined,
    });
    const importing = (performance.now() - importStart) / 1000;
    const [{ matches }] = await dataSource.query(`select count(*)::integer as matches from matches`);

    const refresh = async () => {
      const start = performance.now();
      await publishRefresh(dataSource, 'full');
      return (performance.now() - start) / 1000;
    };
    const forget = () => dataSource.query(`truncate outcomes, history_chain, rating_changes, awards, ratings`);
    const seconds = [];
    for (let i = 0; i < 3; i++) {
      if (i > 0) await forget();
      seconds.push(await refresh());
    }
    const refreshing = seconds.sort((a, b) => a - b)[1];
    const unchanged = await refresh();
    const [{ games }] = await dataSource.query(`select sum(length(games) / 8)::integer as games from scorecards`);

    await client.connect();
    const floor = await measureFloor(client);
    return { tournaments, matches, games, importing, refreshing, unchanged, floor };
  } finally {
    await client.end();
    await dataSource.destroy();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}
