import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveView } from '@quadrant/rules/live';
import { PAIRING_THREAD_SETTINGS, PairingThreads } from '../../apps/ingest/src/next-round/pairing-threads.js';
import { RoundPairer } from '../../apps/ingest/src/next-round/round-pairer.js';
import { useHttpWalk } from './http-walk.js';

const LIVE = '/api/v1/live';

/** The built program is used, because a thread loads no TypeScript. */
const filename = path.resolve('dist/apps/ingest/src/next-round/pairing-thread.js');
const folder = mkdtempSync(path.join(tmpdir(), 'live-threads-'));
const open: PairingThreads[] = [];

const walk = useHttpWalk();

afterAll(async () => {
  await Promise.all(open.map((threads) => threads.onApplicationShutdown()));
  rmSync(folder, { recursive: true });
});

describe('a live tournament of 64 players', () => {
  it('is paired in a thread, and goes on after a thread that took too long', async () => {
    const director = await walk.createToken('director', 'Dirk');
    const players = Array.from({ length: 64 }, (_, index) => `large-${index}`);
    const tournament = { name: 'Large', game: '2e', format: 'constructed', zone: 'UTC', country: 'DE' };
    const { body } = await walk.post(LIVE, director, { tournament, players }).expect(201);
    const { id } = body as { id: string };
    const enter = (act: object) => walk.post(`${LIVE}/${id}/entries`, director, { act });
    await enter({ kind: 'check-in-all' }).expect(200);

    const pair = jest.spyOn(walk.app.get(RoundPairer, { strict: false }), 'pair');
    const pairWith = (settings: Partial<typeof PAIRING_THREAD_SETTINGS>): void => {
      const threads = new PairingThreads({ ...PAIRING_THREAD_SETTINGS, filename, ...settings });
      open.push(threads);
      pair.mockImplementation((task) => threads.pair(task));
    };
    const endless = path.join(folder, 'endless.mjs');
    writeFileSync(endless, 'export default () => { for (;;); };');
    pairWith({ filename: endless, longestMs: 1_000 });
    const slow = await enter({ kind: 'pair', round: 1 }).expect(503);
    expect(slow.body).toMatchObject({ detail: 'Pairing took longer than 1 second, so it was stopped.' });

    pairWith({});
    await enter({ kind: 'pair', round: 1 }).expect(200);
    await enter({ kind: 'start-round', round: 1 }).expect(200);
    expect(pair).toHaveBeenCalledTimes(2);
    const { rounds } = (await walk.get(`${LIVE}/${id}`).expect(200)).body as LiveView;
    expect(new Set(rounds[0]!.tables.flatMap(({ players: seated }) => seated)).size).toBe(64);
  });
});
