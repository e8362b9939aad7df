// Ends what global-setup.mjs began: drops the databases of the run, stops its server, removes its folder.
import { rmSync } from 'node:fs';
import pg from 'pg';
import { removeRun } from './global-setup.mjs';

export default async function globalTeardown() {
  const { folder, run, server, stopServer } = globalThis.quadrantTestRun;
  if (server === undefined) {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  // The embedded server goes with its folder; a server that was given to us keeps nothing of ours.
  if (process.env.TEST_DATABASE_URL) await dropDatabases(server.url, run);
  await server.stop();
  await removeRun(folder, stopServer);
  // Elsewhere only when PostgreSQL's account could not reach the folder of the run.
  if (server.dataFolder) rmSync(server.dataFolder, { recursive: true, force: true });
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
