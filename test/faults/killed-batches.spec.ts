import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { ExportRepository } from '@quadrant/store/export';
import { asOwner } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { stories } from '../builders/length.js';
import { type ShownBatch, useBatches } from '../walk/batches/batch-walk.js';
import { roundRobin } from '../walk/batches/round-robin.js';
import { useHttpWalk } from '../walk/http-walk.js';
import { CountedWay } from './counted-way.js';
import { WorkerProcess } from './worker-process.js';

/** So many batches lose their worker twice: while they are published, and while they are undone. `npm run faults -- batches` has all. */
const KILLS = stories(2, 20);
const FILES = 24;
const PATIENCE_MS = 600_000;

let direct = '';
let way: CountedWay;
let wayUrl: string;
let worker: WorkerProcess | null = null;
const walk = useHttpWalk((url) => Promise.resolve((direct = url)));
const batches = useBatches({ walk });

beforeAll(async () => {
  const url = new URL(direct);
  way = new CountedWay({ host: url.hostname, port: Number(url.port) });
  url.port = String(await way.open());
  url.hostname = '127.0.0.1';
  wayUrl = url.href;
});

afterAll(async () => {
  await worker?.kill();
  await way.close();
});

const PEOPLE = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;
const WINS = ['FW', 'ML', 'FL', 'TT', 'MW'];

const files = Array.from({ length: FILES }, (_, at) => {
  const wins = PEOPLE.concat(PEOPLE.slice(0, 2)).map(
    (_name, game) => WINS[(at * 7 + game * (1 + (at % 4))) % WINS.length]!,
  );
  const day = `20${String(10 + Math.floor(at / 12)).padStart(2, '0')}-${String(1 + (at % 12)).padStart(2, '0')}-05`;
  return [`year/event ${at}.csv`, roundRobin(PEOPLE, wins), day] as const;
});

/** Brings the files into a new batch, and does in this process what comes before its publication. */
const bring = async (): Promise<ShownBatch> => batches.compare(await batches.bring(...files));

const stateOf = async (number: number): Promise<string> => (await batches.show(number)).state;

const becomes = (number: number, state: string) =>
  eventually(async () => expect(await stateOf(number)).toBe(state), PATIENCE_MS);

/** Loses the queue with the worker. Otherwise it would keep the job for the dead worker until its lock expires. */
async function loseQueue(): Promise<void> {
  // PostgreSQL may still be at the last statement of the dead worker, and then one of the two is refused as a deadlock.
  await eventually(() => asOwner(walk.dataSource, `drop schema if exists bullmq cascade`), PATIENCE_MS);
  await walk.dataSource.query(`update outbox set enqueued_at = null, available_at = now()`);
}

/** Lets a worker do what the batch waits for. @returns the bytes that it took until then */
async function finish(number: number, state: string): Promise<number> {
  way.passed(Infinity, () => undefined);
  worker = new WorkerProcess(wayUrl);
  await becomes(number, state);
  const bytes = way.counted;
  await worker.kill();
  await loseQueue();
  return bytes;
}

/** Kills a worker after so many bytes, or when it has done everything, and lets another one go on. @returns whether anything was left */
async function finishKilled(number: number, state: string, bytes: number): Promise<boolean> {
  const doomed = (worker = new WorkerProcess(wayUrl));
  const passed = new Promise<void>((resolve) => way.passed(bytes, resolve));
  await Promise.race([passed, becomes(number, state)]);
  await doomed.kill();
  const isLeft = (await stateOf(number)) !== state;
  await loseQueue();
  await finish(number, state);
  return isLeft;
}

/** Reads what is published, without ids that differ from batch to batch. */
async function readPast(): Promise<unknown> {
  const ratings: unknown[] = [];
  await new ExportRepository(walk.dataSource).read(async (reader) => {
    for await (const page of reader.readRatings()) ratings.push(...(page as readonly unknown[]));
    for await (const page of reader.readPublicTournaments(DEFAULT_RATING_RULES, await reader.listRules(), () => true))
      ratings.push(page.length);
  });
  return JSON.parse(
    JSON.stringify(ratings, (name, value: unknown) =>
      ['run', 'key', 'tournament', 'publicId', 'id'].includes(name) ? undefined : value,
    ),
  ) as unknown;
}

const countOf = async (sql: string, ...values: number[]): Promise<number> =>
  (await walk.dataSource.query<{ count: number }[]>(`select count(*)::integer as count from ${sql}`, values))[0]!.count;

const publish = (batch: ShownBatch) => batches.askToPublish(batch).expect(202);
const undo = (number: number) => batches.send('post', `/${number}/undo`, { reason: 'wrong years' }).expect(202);

it(
  'publishes and undoes a batch once, whenever its worker is killed',
  async () => {
    const empty = await readPast();
    const first = await bring();
    await publish(first);
    const toPublish = await finish(first.number, 'published');
    const whole = await readPast();
    expect(whole).not.toEqual(empty);
    const stored = await countOf('batch_items where batch = $1 and tournament_id is not null', first.number);
    expect(stored).toBeGreaterThan(FILES / 2);
    await undo(first.number);
    const toUndo = await finish(first.number, 'undone');
    expect(await readPast()).toEqual(empty);

    let interrupted = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const batch = await bring();
      const moments = [toPublish, toUndo].map((bytes) => Math.ceil(((kill + Math.random()) / KILLS) * bytes));
      const runs = await countOf('runs');
      await publish(batch);
      interrupted += Number(await finishKilled(batch.number, 'published', moments[0]!));
      const codes = (await batches.send('get', `/${batch.number}/claim-codes`).expect(200)).text;
      expect({
        moments,
        past: await readPast(),
        runs: await countOf('runs'),
        tournaments: await countOf('tournaments where batch = $1', batch.number),
        codes: codes.trim().split('\n').length,
      }).toEqual({ moments, past: whole, runs: runs + 1, tournaments: stored, codes: PEOPLE.length + 1 });
      await undo(batch.number);
      interrupted += Number(await finishKilled(batch.number, 'undone', moments[1]!));
      expect({ moments, past: await readPast(), runs: await countOf('runs') }).toEqual({
        moments,
        past: empty,
        runs: runs + 2,
      });
    }
    expect(await countOf('pending_changes')).toBe(0);
    // Otherwise the kills came too late to show anything.
    expect(interrupted).toBeGreaterThanOrEqual(KILLS);
  },
  10 * PATIENCE_MS * KILLS,
);
