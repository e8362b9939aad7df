// Builds what changed, for specs that start our programs, and gives the run one PostgreSQL server with a migrated template
// database that spec files clone. The server starts when the first spec asks for it: most specs need none.
//
// TEST_DATABASE_URL names a server to use; otherwise an embedded one starts in a folder of its own. Loaded by jest
// outside its transformer, hence plain JavaScript that imports what the build made.
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { build } from '../tools/build.mjs';
import { compileForJest } from './jest/compiled.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const built = path.join(root, 'dist/libs/store');
const day = 24 * 60 * 60 * 1000;

export default async function globalSetup({ collectCoverage }) {
  const [compiled] = await Promise.all([compileForJest(), build()]);
  // Jest adds to the code what counts the lines that ran.
  if (!collectCoverage) process.env.QUADRANT_TEST_COMPILED = compiled;
  const folder = makeRunFolder();
  process.env.QUADRANT_TEST_FOLDER = folder;
  process.env.QUADRANT_HOME = path.join(folder, 'home');

  let starting;
  const door = createServer((_request, response) => {
    starting ??= startServer(folder);
    starting.then(
      ({ url, template }) => response.end(JSON.stringify({ url, template })),
      (error) => response.writeHead(500).end(error.stack),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  process.env.QUADRANT_TEST_DOOR = `http://127.0.0.1:${door.address().port}`;
  globalThis.quadrantTestRun = { folder, door, server: () => starting };
}

async function startServer(folder) {
  const store = await importBuilt();
  await removeAbandonedRuns(path.dirname(folder), store.stopServer);
  const run = `${Date.now().toString(36)}_${process.pid}`;
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await store.startEmbeddedPostgres({ home: path.join(folder, 'server'), durable: false });
  const template = `tpl_${run}`;
  try {
    await createTemplate(server.url, template, store);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, run, template, stop: () => server.stop(), stopServer: store.stopServer };
}

async function importBuilt() {
  const files = [
    'server/src/embedded/start.js',
    'server/src/embedded/stop.js',
    'setup/src/data-source.js',
    'schema/src/migrate-with-lock.js',
  ];
  // A run of one file has its specs in this process, with this `pg`. The parsers of the build would give them sentences
  // of another class than that of the sources.
  const parsers = JSON_TYPES.map((type) => [type, pg.types.getTypeParser(type)]);
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(built, file)).href)));
  for (const [type, parse] of parsers) pg.types.setTypeParser(type, parse);
  return Object.assign({}, ...modules);
}

/** PostgreSQL's catalog has these numbers for the types json and jsonb. */
const JSON_TYPES = [114, 3802];

async function createTemplate(serverUrl, template, { createDataSource, migrateWithLock }) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await dropAbandonedDatabases(client);
    await client.query(`create database ${template}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const dataSource = await createDataSource({ url: url.href, poolSize: 1 }).initialize();
  try {
    await migrateWithLock(dataSource);
  } finally {
    // PostgreSQL clones a database only while nobody is connected to it.
    await dataSource.destroy();
  }
}

/** On a server that outlives the run: what runs that were killed more than a day ago left there. */
async function dropAbandonedDatabases(client) {
  const { rows } = await client.query(
    String.raw`select datname from pg_database where datname ~ '^(t|tpl)_[0-9a-z]{8}_\d+'`,
  );
  for (const { datname } of rows) {
    const begun = Number.parseInt(datname.split('_')[1], 36);
    if (Date.now() - begun > day) await client.query(`drop database if exists ${datname} with (force)`);
  }
}

const GIB = 2 ** 30;

/**
 * A file system in memory where it has room: each spec file has a database of 700 small files, which a disk writes in vain.
 * Otherwise an ordinary user can write to node_modules, having installed it, and perhaps not to the system's temporary
 * folder. For root it is the other way round: PostgreSQL's account cannot reach a checkout below /root.
 */
function chooseBase() {
  if (hasRoom('/dev/shm', 4 * GIB)) return '/dev/shm';
  return process.getuid?.() === 0 ? tmpdir() : path.join(root, 'node_modules/.cache');
}

function hasRoom(folder, bytes) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

function makeRunFolder() {
  const base = chooseBase();
  const folder = path.join(base, 'quadrant-test', `run-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function removeAbandonedRuns(base, stopServer) {
  for (const name of readdirSync(base)) {
    if (!name.startsWith('run-') || isAlive(Number(name.slice('run-'.length)))) continue;
    try {
      await removeRun(path.join(base, name), stopServer);
    } catch (error) {
      // Another run that begins now may be removing it, too.
      if (error.code !== 'ENOENT') throw error;
    }
  }
}

/** Stops every server below the folder, those that a failed spec left too, and removes it. */
export async function removeRun(folder, stopServer) {
  for (const data of listClusters(folder)) await stopServer(data);
  rmSync(folder, { recursive: true, force: true });
}

function listClusters(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [];
    return existsSync(path.join(inside, 'PG_VERSION')) ? [inside] : listClusters(inside);
  });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
