import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { PAIRING_THREAD_SETTINGS, PairingThreads } from '../../apps/ingest/src/next-round/pairing-threads.js';
import { Pairings } from '../../apps/ingest/src/next-round/pairings.service.js';
import type { PairTask } from '../../apps/ingest/src/next-round/round-pairer.js';
import { asleep } from '../builders/asleep.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';

/** The built program is used, because a thread loads no TypeScript. */
const filename = path.resolve('dist/apps/ingest/src/next-round/pairing-thread.js');
const folder = mkdtempSync(path.join(tmpdir(), 'pairing-threads-'));
const open: PairingThreads[] = [];

function openThreads(settings: Partial<typeof PAIRING_THREAD_SETTINGS> = {}): PairingThreads {
  const threads = new PairingThreads({ ...PAIRING_THREAD_SETTINGS, filename, ...settings });
  open.push(threads);
  return threads;
}

const question = { round: 2, seed: 's', order: 'byes-first', fixed: [], forbidden: [], delayed: [] } as const;
const task: PairTask = { report: report(round('ann 100-35 bob FW', 'cy 100-60 dee FW')), question };

beforeAll(() => {
  Logger.overrideLogger(false);
});
afterAll(async () => {
  await Promise.all(open.map((threads) => threads.onApplicationShutdown()));
  rmSync(folder, { recursive: true });
});

describe('a thread for pairings', () => {
  it('pairs a round, and says why one cannot be paired', async () => {
    const threads = openThreads();
    expect(await threads.pair(task)).toMatchObject({ round: 2, byes: [], certificate: { isOptimal: true } });
    const far = { ...task, question: { ...question, round: 4 } };
    expect(await threads.pair(far)).toMatchObject([{ code: 'rounds-before-missing' }]);
  });

  it('answers 503 with the way out when a round takes too long, and pairs the next one', async () => {
    const file = path.join(folder, 'endless.mjs');
    writeFileSync(
      file,
      `export default ({ question }) => { if (question.seed === 'endless') for (${asleep(4_500)}; ; ); return []; };`,
    );
    const threads = openThreads({ filename: file, longestMs: 5_000 });
    await expect(threads.pair({ ...task, question: { ...question, seed: 'endless' } })).rejects.toMatchObject({
      status: 503,
      detail: 'Pairing took longer than 5 seconds, so it was stopped.',
      advice: expect.stringContaining('quadrant pair'),
      headers: { 'retry-after': '10' },
    });
    expect(await threads.pair(task)).toEqual([]);
  });
});

describe('the line of those who ask for a pairing', () => {
  it('refuses the sixth question of an account, and none of another one', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const pairings = new Pairings({ pair: () => gate.then(() => []) });
    const ask = (account: string) =>
      pairings.pair(task, { account, isOfficial: false, signal: new AbortController().signal });
    const asked = [1, 2, 3, 4, 5].map(() => ask('one'));
    await expect(ask('one')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    const other = ask('other');
    open();
    expect(await Promise.all([...asked, other])).toEqual([[], [], [], [], [], []]);
  });
});
