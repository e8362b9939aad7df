// npm run simulate -- [--seeds N] [--from S] [--postgres]: plays random commands, many more than the tests do. Prints the
// seeds that fail; exit code 1 when there are any.
//
// npm run simulate -- --postgres --commands 500 --seeds 1: plays long stories, with newcomers, official runs, and players who move or
// are hidden.
//
// npm run simulate -- --workers 3 [--seeds N] [--from S] [--commands N]: clients and so many workers do everything at the
// same time. --lanes N: so many stories at once, each on its own database. --repeat N: every seed so many times, since
// PostgreSQL has its part in who comes first. --plant FAULT: with a fault of the past (test/simulator/workers/plants.ts).
// --until-found: only up to the first story that fails.
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../dist/libs/store/setup/src/index.js';
import { migrateWithLock } from '../../dist/libs/store/schema/src/index.js';
import { openAuditHome } from '../../dist/libs/store/audit/src/index.js';
import { startEmbeddedPostgres } from '../../dist/libs/store/server/src/index.js';
import { checkOnModel } from '../../dist/test/simulator/check-model.js';
import { checkOnQuadrant } from '../../dist/test/simulator/check-quadrant.js';
import { Quadrant } from '../../dist/test/simulator/quadrant.js';
import { drawCommands, lengthOf } from '../../dist/test/simulator/draw-commands.js';
import { drawLongStory } from '../../dist/test/simulator/draw-long-story.js';
import { playStories } from './workers/play.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string' },
    postgres: { type: 'boolean' },
    workers: { type: 'string' },
    commands: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    repeat: { type: 'string', default: '1' },
    plant: { type: 'string' },
    'until-found': { type: 'boolean', default: false },
  },
});
const isLong = values.commands !== undefined;
const from = Number(values.from ?? 1);
const seeds = Number(values.seeds ?? (values.postgres || values.workers ? 1_000 : 20_000));
const [workers, commands, lanes, repeat] = [
  values.workers ?? '1',
  values.commands ?? '20',
  values.lanes,
  values.repeat,
].map(Number);
if (
  !Number.isSafeInteger(from) ||
  [seeds, workers, commands, lanes, repeat].some((n) => !Number.isSafeInteger(n) || n < 1)
) {
  console.error(
    'Give whole numbers: npm run simulate -- --seeds 1000 --from 1 [--postgres [--commands 500] | --workers 3 --commands 20]',
  );
  process.exit(2);
}

const failed = await play();
console.log(
  `${seeds - failed.length} of ${seeds} seeds passed${failed.length === 0 ? '' : `; failed: ${failed.join(', ')}`}`,
);
process.exit(failed.length === 0 ? 0 : 1);

function play() {
  if (values.workers !== undefined) return withServer(playWithWorkers);
  if (!values.postgres) return simulate((seed) => checkOnModel(seed, lengthOf(seed)));
  const draw = (seed) => (isLong ? drawLongStory(seed, commands) : drawCommands(seed, lengthOf(seed)));
  return withServer((server) =>
    withQuadrant(server, (quadrant) => simulate((seed) => checkOnQuadrant(quadrant, seed, draw(seed)))),
  );
}

function playWithWorkers(server) {
  const each = Array.from({ length: seeds }, (_, index) => from + index);
  return playStories(server, {
    seeds: each.flatMap((seed) => Array.from({ length: repeat }, () => seed)),
    untilFound: values['until-found'],
    lanes,
    workers,
    commands,
    plant: values.plant ?? null,
  });
}

async function simulate(check) {
  const failed = [];
  let told = performance.now();
  for (let seed = from; seed < from + seeds; seed++) {
    try {
      await check(seed);
    } catch (error) {
      failed.push(seed);
      console.log(error instanceof Error ? error.message : error);
    }
    if (performance.now() - told < 5_000) continue;
    told = performance.now();
    console.log(`${seed - from + 1} of ${seeds}`);
  }
  return failed;
}

/** With an embedded PostgreSQL of its own. */
async function withServer(work) {
  const home = await mkdtemp(path.join(tmpdir(), 'quadrant simulate '));
  // Root's PostgreSQL runs as another user, who must reach it.
  await chmod(home, 0o755);
  const server = await startEmbeddedPostgres({ home, durable: false });
  try {
    return await work({ url: server.url, home });
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function withQuadrant({ url, home }, work) {
  const dataSource = await createDataSource({ url, audit: openAuditHome(home) }).initialize();
  try {
    await migrateWithLock(dataSource);
    return await work(new Quadrant(dataSource, dataSource));
  } finally {
    await dataSource.destroy();
  }
}
