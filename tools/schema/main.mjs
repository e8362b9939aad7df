// npm run schema [-- --update]: makes the schema in an empty database from the files of libs/store/schema, and compares it with
// schema.snapshot.sql, which shows reviewers what became of each table, function, view and trigger. With --update it writes the
// snapshot. Exit code 1 when they differ. Files that agreed before are not tried again.
//
// The database is an embedded one, or a new one on the server of TEST_DATABASE_URL. The code that makes the schema comes from dist/.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { compareSchemas, findMisplaced } from './compare-schemas.mjs';
import { describeSchema } from './describe-schema.mjs';

const { cacheFolder } = createRequire(import.meta.url)('../cache-folder.cjs');
const SNAPSHOT = 'libs/store/schema/schema.snapshot.sql';
const SQL = 'libs/store/schema/src';
/** These decide what the schema is: its files, roles, connections and settings. */
const SOURCES = ['libs/store/schema', 'libs/store/database', 'libs/store/setup', 'libs/store/server', 'tools/schema'];
const WAY_OUT = `Functions, views and triggers stand in ${SQL}/repeatable, tables in baseline and migrations.
If the files are right: npm run schema -- --update, read the difference in ${SNAPSHOT}, and commit both.
If the snapshot is right, change the file.`;

const isUpdate = process.argv.includes('--update');
const misplaced = findMisplaced(readSql('baseline', 'migrations'));
if (misplaced.length > 0) fail(misplaced);
else await compare().catch(tellFailure);

async function compare() {
  const agreed = path.join(cacheFolder('schema'), hashOf(SOURCES.flatMap(listFiles)));
  if (existsSync(agreed)) return;
  const made = await makeSchema();
  const told = compareSchemas(readFileSync(SNAPSHOT, 'utf8'), made);
  if (told.length === 0) return writeFileSync(agreed, '');
  if (!isUpdate) return fail([`${SNAPSHOT} is not what the files make.`, ...told, WAY_OUT]);
  writeFileSync(SNAPSHOT, made);
  console.log([...told, `${SNAPSHOT} was written again.`].join('\n'));
}

function fail(sentences) {
  console.error(sentences.join('\n'));
  process.exitCode = 1;
}

/** A file of SQL is one query: its first line tells which it was. */
function tellFailure({ message, query = '' }) {
  fail([`The files make no schema: ${message}`, query.split('\n', 1)[0]]);
}

async function makeSchema() {
  const { createDataSource } = await importBuilt('setup/src/data-source.js');
  const { migrateWithLock } = await importBuilt('schema/src/migrate-with-lock.js');
  return withServer(async (server) => {
    const name = `schema_${process.pid}`;
    await onServer(server, `create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const dataSource = await createDataSource({ url, poolSize: 1 }).initialize();
    try {
      await migrateWithLock(dataSource);
      return await describeSchema(dataSource);
    } finally {
      await dataSource.destroy();
      await onServer(server, `drop database ${name}`);
    }
  });
}

async function withServer(work) {
  if (process.env.TEST_DATABASE_URL) return work(process.env.TEST_DATABASE_URL);
  const { startEmbeddedPostgres } = await importBuilt('server/src/embedded/start.js');
  const home = mkdtempSync(path.join(tmpdir(), 'quadrant-schema-'));
  // Root's PostgreSQL runs as another user, who must reach it.
  chmodSync(home, 0o711);
  const server = await startEmbeddedPostgres({ home: path.join(home, 'server'), durable: false });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function onServer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function importBuilt(file) {
  return import(path.resolve('dist/libs/store', file));
}

function readSql(...folders) {
  const files = folders.flatMap((folder) => listFiles(path.join(SQL, folder)));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.spec.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
