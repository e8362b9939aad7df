// Ends what global-setup.mjs began: drops the databases of the run, stops its server if one was started, removes its folder.
import { rmSync } from 'node:fs';
import pg from 'pg';
import { removeRun } from './global-setup.mjs';

export default async function globalTeardown() {
  const { folder, door, server } = globalThis.quadrantTestRun;
  door.close();
  door.closeAllConnections();
  const started = await server()?.catch(() => undefined);
  if (started === undefined) {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  // The embedded server goes with its folder; a server that was given to us keeps nothing of ours.
  if (process.env.TEST_DATABASE_URL) await dropDatabases(started.url, started.run);
  await started.stop();
  await removeRun(folder, started.stopServer);
  // Elsewhere only when PostgreSQL's account could not reach the folder of the run.
  if (started.dataFolder) rmSync(started.dataFolder, { recursive: true, force: true });
}

async function dropDatabases(url, run) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ours = await client.query('select datname from pg_database where datname ~ $1', [`^(t|tpl)_${run}(_|$)`]);
    for (const { datname } of ours.rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}
