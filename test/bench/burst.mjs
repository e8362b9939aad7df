import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { CONFIRMING } from './all-confirmed.mjs';
import { generateTournament } from './generated-history.mjs';
import { QUADRANT, withQuadrant } from './installations.mjs';

const WORKER = fileURLToPath(new URL('../../dist/apps/worker/src/main.js', import.meta.url));
const CLIENTS = 8;
/** The program itself starts one more. */
const MORE_WORKERS = 2;
const POPULATION = 300;
const HOUR = 3_600_000;
/** A report is on time within a week. */
const LATEST_HOURS = 6 * 24;
const LONGEST_MS = 300_000;

/** Generates reports of 8 to 12 players out of a few hundred, who played in the last six days. They have no order. */
function generateBurst(reports) {
  const random = xoroshiro128plus(7);
  const now = Math.floor(Date.now() / HOUR) * HOUR;
  return Array.from({ length: reports }, (_, index) => {
    const startsAt = now - uniformInt(random, 1, LATEST_HOURS) * HOUR;
    const players = 2 * uniformInt(random, 4, 6);
    return JSON.stringify(generateTournament({ random, index, startsAt, players, population: POPULATION }));
  });
}

async function withWorkers(env, work) {
  const workers = Array.from({ length: MORE_WORKERS }, () =>
    spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  try {
    return await work();
  } finally {
    for (const worker of workers) {
      worker.kill('SIGTERM');
      await once(worker, 'exit');
    }
  }
}

const sizeOf = async (dataSource) => {
  const [row] = await dataSource.query('select pg_database_size(current_database())::float8 as bytes');
  return row.bytes;
};

async function send(url, token, documents, receipts) {
  for (;;) {
    const body = documents.pop();
    if (body === undefined) return;
    const begin = performance.now();
    const answer = await fetch(`${url}/api/v1/submissions?${CONFIRMING}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    receipts.push(performance.now() - begin);
  }
}

async function countStates(dataSource) {
  const [row] = await dataSource.query(
    `select count(*) filter (where w.state = 'processed')::integer as published,
       count(*) filter (where w.state = 'failed')::integer as failed
     from submission_states w`,
  );
  return row;
}

/** Measures the milliseconds from the first report to the last that is published, and what is left behind. */
const measureBurst = (documents) =>
  withQuadrant(async ({ url, env, database, dataSource }) => {
    const created = await promisify(execFile)(
      process.execPath,
      [QUADRANT, 'token', 'create', '--role', 'coordinator', '--handle', 'bench'],
      { env },
    );
    const token = /qdt_\w+/.exec(created.stdout)[0];
    return withWorkers({ ...env, DATABASE_URL: database }, async () => {
      await sleep(3_000);
      const before = await sizeOf(dataSource);
      const begin = performance.now();
      const [waiting, receipts] = [[...documents], []];
      await Promise.all(Array.from({ length: CLIENTS }, () => send(url, token, waiting, receipts)));
      const received = performance.now() - begin;
      let states = await countStates(dataSource);
      while (states.published + states.failed < documents.length && performance.now() - begin < LONGEST_MS) {
        await sleep(50);
        states = await countStates(dataSource);
      }
      const published = performance.now() - begin;
      const [rows] = await dataSource.query(
        `select (select count(*)::integer from runs) as runs, (select count(*)::integer from closed_outcomes) as outcomes,
           (select count(*)::integer from closed_rating_changes) as changes,
           (select sum((timings->>'replayMs')::integer + (timings->>'completeMs')::integer)::integer from runs) as "runMs"`,
      );
      const sizes = await dataSource.query(
        `select relname, pg_total_relation_size(oid)::float8 as bytes from pg_class where relkind = 'r' order by 2 desc limit 8`,
      );
      receipts.sort((a, b) => a - b);
      return {
        received,
        published,
        states,
        rows,
        sizes,
        slowest: receipts.at(-1),
        median: receipts[receipts.length >> 1],
        bytes: (await sizeOf(dataSource)) - before,
      };
    });
  });

/** Measures by how much the database grows when the same reports are imported and refreshed. */
const measureImport = (documents) =>
  withQuadrant(async ({ env, home, dataSource }) => {
    const before = await sizeOf(dataSource);
    const folder = writeExportFolder(path.join(home, 'burst'), documents.join('\n'));
    await promisify(execFile)(process.execPath, [QUADRANT, 'import', folder], { env, maxBuffer: 1e8 });
    const { published } = await countStates(dataSource);
    if (published !== documents.length)
      throw new Error(`${published} of ${documents.length} imported reports are published`);
    return (await sizeOf(dataSource)) - before;
  });

/** Sends many recent reports at once, from eight clients to three workers, and imports the same for comparison. */
export async function benchBurst(reports) {
  const documents = generateBurst(reports);
  const burst = await measureBurst(documents);
  return { reports, ...burst, imported: await measureImport(documents) };
}
