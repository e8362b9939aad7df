// npm run dev [-- --demo]: builds and starts everything, and restarts it whenever a file of apps/ or libs/ changes.
// PostgreSQL stays up: this process uses it too, so no restart stops it. Mostly the launcher stays as well, and restarts the
// HTTP process and the worker; that halves the time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { build, buildFile, isBuilt } from './build.mjs';

const root = path.dirname(import.meta.dirname);
const FOLDERS = ['apps', 'libs'];
/** Tells the launcher to restart what it runs. */
const RESTART = 'SIGUSR2';
/** An editor may write a file several times, and a switch of branches writes many. */
const SETTLED_MS = 30;
/** The launcher itself runs these files. */
const OF_LAUNCHER = /^(?:apps\/cli\/src\/(?!front-door|serve)|libs\/(?:settings|store\/server)\/)/;

const changed = new Set();
let child = null;
let timer = null;
let working = Promise.resolve();
let isEnding = false;

await build();
const database = await keepPostgres();
start();
for (const folder of FOLDERS) {
  watch(path.join(root, folder), { recursive: true }, (_event, name) => {
    const file = path.join(folder, name ?? '');
    if (!isBuilt(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(rebuild)), SETTLED_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());

/** It does nothing where another PostgreSQL is used. */
async function keepPostgres() {
  if (process.env.DATABASE_URL) return null;
  const { startEmbeddedPostgres } = await import('../dist/libs/store/server/src/index.js');
  const home = path.resolve(root, process.env.QUADRANT_HOME ?? '.quadrant');
  return startEmbeddedPostgres({ home, log: console.log });
}

function start() {
  const args = [path.join(root, 'dist/apps/cli/src/main.js'), 'start', ...process.argv.slice(2)];
  // Node 20 does without this cache of compiled code.
  const env = {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
    QUADRANT_DEV: path.join(import.meta.dirname, 'spare.mjs'),
    ...process.env,
  };
  child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, env });
  // The signal came before the launcher listened for it.
  child.once('exit', (_code, signal) => {
    if (signal === RESTART && !isEnding) start();
  });
}

const isRunning = () => child.exitCode === null && child.signalCode === null;

async function stop() {
  if (!isRunning()) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function rebuild() {
  const files = [...changed];
  changed.clear();
  const begun = performance.now();
  const isWhole = !isRunning() || files.some((file) => OF_LAUNCHER.test(file));
  try {
    const there = files.filter((file) => existsSync(path.join(root, file)));
    // A file that is gone leaves something in dist/, which only a whole build removes.
    await (there.length < files.length ? build(FOLDERS) : Promise.all(there.map(buildFile)));
  } catch (error) {
    console.error(error.message);
    console.error('Nothing was restarted; waiting for the next change.');
    return;
  }
  if (isEnding) return;
  console.log(
    `Built ${files.length === 1 ? files[0] : `${files.length} files`} in ${Math.round(performance.now() - begun)} ms.`,
  );
  if (!isWhole) return void child.kill(RESTART);
  await stop();
  if (!isEnding) start();
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  await stop();
  await database?.stop();
  process.exit();
}
