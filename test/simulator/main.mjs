// npm run simulate -- [--seeds N] [--from S] [--postgres]: plays random commands, many more than the tests do. Prints the
// seeds that fail; exit code 1 when there are any.
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  createDataSource,
  migrateWithLock,
  openAuditHome,
  startEmbeddedPostgres,
} from '../../dist/libs/persistence/src/index.js';
import { checkOnModel } from '../../dist/test/simulator/check-model.js';
import { checkOnQuadrant } from '../../dist/test/simulator/check-quadrant.js';
import { Quadrant } from '../../dist/test/simulator/quadrant.js';
import { lengthOf } from '../../dist/test/simulator/draw-commands.js';

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, from: { type: 'string' }, postgres: { type: 'boolean' } },
});
const from = Number(values.from ?? 1);
const seeds = Number(values.seeds ?? (values.postgres ? 1_000 : 20_000));
if (!Number.isSafeInteger(from) || !Number.isSafeInteger(seeds) || seeds < 1) {
  console.error('Give whole numbers: npm run simulate -- --seeds 1000 --from 1 [--postgres]');
  process.exit(2);
}

const failed = values.postgres
  ? await withQuadrant((quadrant) => simulate((...seed) => checkOnQuadrant(quadrant, ...seed)))
  : await simulate(checkOnModel);
console.log(
  `${seeds - failed.length} of ${seeds} seeds passed${failed.length === 0 ? '' : `; failed: ${failed.join(', ')}`}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function simulate(check) {
  const failed = [];
  let told = performance.now();
  for (let seed = from; seed < from + seeds; seed++) {
    try {
      await check(seed, lengthOf(seed));
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

/** On an embedded PostgreSQL of its own. */
async function withQuadrant(work) {
  const home = await mkdtemp(path.join(tmpdir(), 'quadrant simulate '));
  // Root's PostgreSQL runs as another user, who must reach it.
  await chmod(home, 0o755);
  const server = await startEmbeddedPostgres({ home, durable: false });
  const dataSource = await createDataSource({ url: server.url, audit: openAuditHome(home) }).initialize();
  try {
    await migrateWithLock(dataSource);
    return await work(new Quadrant(dataSource, dataSource));
  } finally {
    await dataSource.destroy();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}
