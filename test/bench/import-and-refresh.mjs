import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  createDataSource,
  migrateWithLock,
  OPERATOR,
  PublicationRepository,
  startEmbeddedPostgres,
  SubmissionRepository,
} from '../../dist/libs/persistence/src/index.js';
import { readReport } from '../../dist/libs/report/src/index.js';
import { Publisher } from '../../dist/apps/worker/src/publisher.service.js';
import { measureFloor } from './floor.mjs';

const SAMPLE = new URL('../golden/history-150.ndjson', import.meta.url);

async function importLine(submissions, line) {
  const receivedAt = new Date();
  const raw = Buffer.from(line);
  const { report, findings, rawSha256, sha256 } = readReport(raw, { now: receivedAt });
  if (!report) return 0;
  const facts = { submitter: OPERATOR, revisionOf: null, requestId: null, receivedAt };
  const answer = await submissions.accept({ report, findings, raw, rawSha256, sha256, ...facts }, null);
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  return report.rounds.reduce((sum, { matches }) => sum + matches.length, 0);
}

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
    const lines = (await readFile(SAMPLE, 'utf8')).trimEnd().split('\n');
    const submissions = new SubmissionRepository(dataSource);
    const importStart = performance.now();
    let tournaments = 0;
    let matches = 0;
    for (const line of lines) {
      const stored = await importLine(submissions, line);
      matches += stored;
      if (stored > 0) tournaments++;
    }
    const importing = (performance.now() - importStart) / 1000;

    const publisher = new Publisher(new PublicationRepository(dataSource), new SubmissionRepository(dataSource), {
      now: () => new Date(),
    });
    const refresh = async () => {
      const start = performance.now();
      await publisher.publishRefresh({ requestedBy: 'bench', reason: 'bench', onProgress: () => undefined });
      return (performance.now() - start) / 1000;
    };
    const forget = () =>
      dataSource.query(
        `truncate outcomes, history_chain, rating_changes, awards, ratings; update submissions set state = 'awaiting-refresh'`,
      );
    const seconds = [];
    for (let i = 0; i < 3; i++) {
      if (i > 0) await forget();
      seconds.push(await refresh());
    }
    const refreshing = seconds.sort((a, b) => a - b)[1];
    const unchanged = await refresh();
    const [{ games }] = await dataSource.query(`select sum(games)::integer as games from outcomes`);

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
