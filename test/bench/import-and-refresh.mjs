import { fileURLToPath } from 'node:url';
import { importReports } from '../../dist/apps/cli/src/import/import-reports.js';
import { readLines } from '../../dist/apps/cli/src/import/lines.js';
import { measureFloor } from './floor.mjs';
import { withDatabase } from './installations.mjs';
import { publishRefresh } from './publisher.mjs';

const SAMPLE = fileURLToPath(new URL('../golden/history-150.ndjson', import.meta.url));

/** Imports the sample into a new database, refreshes it, and measures the floor of that refresh beside it. */
export const benchImportAndRefresh = () =>
  withDatabase(async ({ dataSource, client }) => {
    const importStart = performance.now();
    const settings = { now: () => new Date(), onLine: () => undefined };
    const { imported: tournaments } = await importReports(dataSource, readLines(SAMPLE), settings);
    const importing = (performance.now() - importStart) / 1000;
    const [{ matches }] = await dataSource.query(`select count(*)::integer as matches from matches`);

    const refresh = async () => {
      const start = performance.now();
      await publishRefresh(dataSource, 'full');
      return (performance.now() - start) / 1000;
    };
    const forget = () =>
      dataSource.query(`truncate outcomes, history_chain, rating_changes, awards, entitlements, badges, ratings`);
    const seconds = [];
    for (let i = 0; i < 3; i++) {
      if (i > 0) await forget();
      seconds.push(await refresh());
    }
    const refreshing = seconds.sort((a, b) => a - b)[1];
    const unchanged = await refresh();
    const [{ games }] = await dataSource.query(`select sum(length(games) / 8)::integer as games from scorecards`);
    return { tournaments, matches, games, importing, refreshing, unchanged, floor: await measureFloor(client) };
  });
