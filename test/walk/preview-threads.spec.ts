import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { PreviewQuestion } from '../../apps/ingest/src/previews/preview-question.js';
import { PreviewThreads, THREAD_SETTINGS } from '../../apps/ingest/src/previews/preview-threads.js';
import { asleep } from '../builders/asleep.js';
import { useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { createPublisher, deliveryOf, handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import type { DataSource } from 'typeorm';

const database = useTestDatabase();
const receivedAt = new Date('2014-11-09T12:00:00Z');
/** The built program is used, because a thread loads no TypeScript. */
const filename = path.resolve('dist/apps/ingest/src/previews/preview-thread.js');
const STILL = new AbortController().signal;
const open: PreviewThreads[] = [];
let dataSource: DataSource;

function openThreads(settings: Partial<typeof THREAD_SETTINGS> = {}): PreviewThreads {
  const threads = new PreviewThreads({ ...THREAD_SETTINGS, filename, threads: 1, ...settings });
  open.push(threads);
  return threads;
}

/** Writes a thread that does not compute previews. */
function writeThread(name: string, body: string): string {
  const file = path.join(database.home, `${name}.mjs`);
  writeFileSync(file, `export default async ({ question, gone }) => { ${body} };`);
  return file;
}

const played = report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'));
const later = report(round('ann 100-35 bob FW', 'eve 100-20 dee FW'), { tournament: { externalId: 'threads:2' } });
const question: PreviewQuestion = { kind: 'report', of: deliveryOf(later, { receivedAt }) };

beforeAll(async () => {
  // Jest would capture what the log says of a heap.
  Logger.overrideLogger(false);
  process.env['DATABASE_URL'] = database.url;
  dataSource = await database.dataSource();
  await handIn(dataSource, played, { receivedAt });
  const refresh = { requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: true } as const;
  await createPublisher(dataSource).publishRefresh({ ...refresh, onProgress: () => undefined });
});
afterAll(() => Promise.all(open.map((threads) => threads.onApplicationShutdown())));

describe('a thread for previews', () => {
  it('computes a preview on two connections of its own', async () => {
    const answer = await openThreads().execute(question, STILL);
    expect(answer).toMatchObject({
      kind: 'previewed',
      preview: { revision: 1, takesEffect: 'at-once', standings: [{ place: 1 }, {}, {}, {}] },
    });
  });

  it('tells errors of the database as what they are', async () => {
    const url = process.env['DATABASE_URL'];
    process.env['DATABASE_URL'] = 'postgres://127.0.0.1:1/nowhere';
    const asked = openThreads().execute(question, STILL);
    await expect(asked).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    process.env['DATABASE_URL'] = url;
  });

  it.each([
    ['exits', 'process.exit(3)', 60_000],
    [
      'needs more memory than it may have',
      'const all = []; for (;;) all.push(new Array(100000).fill(Math.random()))',
      60_000,
    ],
    ['takes longer than it may', `for (${asleep(4_500)}; ; );`, 5_000],
  ])('answers 503 when it %s, and the next preview gets a new one', async (what, body, longestMs) => {
    const trouble = writeThread(
      what.replaceAll(' ', '-'),
      `if (question.of === 'trouble') { ${body} } return { answer: question.of }`,
    );
    const threads = openThreads({ filename: trouble, megabytes: 32, longestMs });
    const ask = (of: string) => threads.execute({ kind: 'report', of } as unknown as PreviewQuestion, STILL);
    expect(await ask('fine')).toBe('fine');
    await expect(ask('trouble')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(await ask('fine again')).toBe('fine again');
  });

  it('ends a preview that nobody waits for between two batches, and gives its connections back', async () => {
    const threads = openThreads();
    const gone = new AbortController();
    const asked = threads.execute(question, gone.signal);
    gone.abort(new Error('the client is gone'));
    await expect(asked).rejects.toThrow('the client is gone');
    expect(await threads.execute(question, STILL)).toMatchObject({ kind: 'previewed' });
    await eventually(async () => {
      const [row] = await dataSource.query<{ n: number }[]>(
        `select count(*)::integer as n from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
      );
      expect(row).toEqual({ n: 0 });
    });
  });
});
