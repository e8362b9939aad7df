// node test/homes/make.mjs CHECKOUT SERVER_URL
//
// Makes the home of an earlier commit: test/homes/<commit>/ then holds its database as compressed SQL, and its files. The homes in
// this folder were made so, in a clone of each commit:
//
//   git checkout 44c96b4 && npm ci && npm run build
//   node test/homes/make.mjs /tmp/clone postgres://quadrant@127.0.0.1:55415/postgres
//
// The server was PostgreSQL 15, and pg_dump of the same version was in PATH. The script changes dist/ of the clone, so that the demo
// season has a fifth of its tournaments, and a home a few hundred kB.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';

const [checkout, serverUrl] = process.argv.slice(2);
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim();
const target = path.join(import.meta.dirname, commit);
const database = `home_${commit}`;
const url = Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href;

thinOutSeason();
await onServer(`drop database if exists ${database}`, `create database ${database}`);
const home = mkdtempSync(path.join(tmpdir(), 'quadrant-home-'));
try {
  await startDemo();
  keepHome();
} finally {
  rmSync(home, { recursive: true, force: true });
}

function thinOutSeason() {
  // Commits before the room libs/demo had the season in apps/cli.
  const places = ['dist/libs/demo/src/season.js', 'dist/apps/cli/src/demo/season.js'];
  const file = places.map((place) => path.join(checkout, place)).find(existsSync);
  const played = 'startsAt.getTime() + PLAYING_MS <= now.getTime())';
  const thinned = `${played}.filter((_, index) => index % 5 === 0)`;
  const source = readFileSync(file, 'utf8');
  if (!source.includes(played)) throw new Error(`${file} does not choose tournaments as this script expects.`);
  if (!source.includes(thinned)) writeFileSync(file, source.replace(played, thinned));
}

/** Runs until the season is in and everything answers, then ends as with Ctrl-C. */
async function startDemo() {
  const { REDIS_URL: _redis, DATABASE_OWNER_URL: _owner, ...inherited } = process.env;
  const env = { ...inherited, DATABASE_URL: url, QUADRANT_HOME: home, PORT: '39044' };
  const main = path.join(checkout, 'dist/apps/cli/src/main.js');
  const child = spawn(process.execPath, [main, 'start', '--demo'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
    if (said.includes('Ctrl-C stops it.')) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  if (!said.includes('Ctrl-C stops it.')) throw new Error(`quadrant start --demo ended with ${code}:\n${said}`);
}

/** Rows are statements: `copy` and the \commands of pg_dump need psql. */
function keepHome() {
  const args = ['--no-owner', '--rows-per-insert=1000', url];
  const dump = execFileSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 2 ** 30 }).replaceAll(/^\\.*\n/gm, '');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(path.join(target, 'database.sql.br'), brotliCompressSync(dump, { params }));
  for (const file of ['audit/anchors.ndjson', 'secrets/audit-key']) {
    cpSync(path.join(home, file), path.join(target, 'home', file));
  }
}

async function onServer(...statements) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
