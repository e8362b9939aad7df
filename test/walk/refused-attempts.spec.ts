import { AuditRefusalRepository, openAuditHome } from '@quadrant/store/audit';
import { UsageRepository } from '@quadrant/store/accounts';
import { Counts } from '../../apps/worker/src/counts.service.js';
import { verifyAudit } from '../../libs/store/audit/src/verify-audit.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import { newcomer } from './quotas/unapproved.js';

const walk = useHttpWalk();
const HOUR_MS = 3_600_000;

const entriesOf = (actor: string) =>
  walk.dataSource.query<{ action: string; subject: string; detail: Record<string, unknown>; at: Date }[]>(
    `select action, subject, detail, at from audit_entries where actor = $1 and action <> 'token.create' order by id`,
    [actor],
  );

/** A worker does this every minute. */
const closeCounts = (now: Date) =>
  new Counts(new AuditRefusalRepository(walk.dataSource), new UsageRepository(walk.dataSource), {
    now: () => now,
  }).close();

const forbid = (token: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => walk.post('/api/v1/refreshes', token, {}).expect(403)));

describe('refused attempts in the audit', () => {
  it('are five entries an hour and one that counts them all, however many there are', async () => {
    const { token } = await newcomer(walk.dataSource, 'Tomalak');
    for (let batch = 0; batch < 3; batch += 1) await forbid(token, 100);
    const first = await entriesOf('Tomalak');
    expect(first.map(({ detail }) => detail['refusal'])).toEqual(Array(5).fill('forbidden'));
    expect(first.map(({ detail }) => detail['furtherCountedUntil'] ?? null)).toEqual([
      null,
      null,
      null,
      null,
      '2014-11-10T13:00:00.000Z',
    ]);

    await closeCounts(new Date(ON_TIME.getTime() + HOUR_MS - 1));
    expect(await entriesOf('Tomalak')).toHaveLength(5);

    const over = new Date(ON_TIME.getTime() + HOUR_MS);
    await Promise.all([closeCounts(over), closeCounts(over)]);
    const [summary, ...more] = (await entriesOf('Tomalak')).slice(5);
    expect(more).toEqual([]);
    expect(summary).toEqual({
      action: 'POST /api/v1/refreshes',
      subject: '/api/v1/refreshes',
      detail: {
        repeated: 'forbidden',
        times: 300,
        written: 5,
        first: ON_TIME.toISOString(),
        last: ON_TIME.toISOString(),
      },
      at: over,
    });
  });

  it('are counted for each account, action and kind of refusal by itself', async () => {
    const [sela, vreenak] = await Promise.all([
      newcomer(walk.dataSource, 'Sela'),
      newcomer(walk.dataSource, 'Vreenak'),
    ]);
    await forbid(sela.token, 7);
    await forbid(vreenak.token, 2);
    for (let n = 0; n < 6; n += 1)
      await walk.post('/api/v1/rollbacks', sela.token, { run: 1, reason: 'x' }).expect(403);
    const actions = (await entriesOf('Sela')).map(({ action }) => action);
    expect(actions.filter((action) => action === 'POST /api/v1/refreshes')).toHaveLength(5);
    expect(actions.filter((action) => action === 'POST /api/v1/rollbacks')).toHaveLength(5);
    expect(await entriesOf('Vreenak')).toHaveLength(2);
  });

  it('are listed again in the next hour', async () => {
    const { token } = await newcomer(walk.dataSource, 'Donatra');
    await forbid(token, 9);
    const later = new Date(ON_TIME.getTime() + HOUR_MS);
    walk.setTime(later);
    await forbid(token, 3);
    expect(await entriesOf('Donatra')).toHaveLength(8);
    await closeCounts(later);
    const summaries = (await entriesOf('Donatra')).filter(({ detail }) => 'repeated' in detail);
    expect(summaries).toMatchObject([{ detail: { repeated: 'forbidden', times: 9 } }]);
  });

  it('wait for nobody who holds the lock of the chain once they are only counted', async () => {
    const { token } = await newcomer(walk.dataSource, 'Tal');
    await forbid(token, 5);
    const runner = walk.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`select pg_advisory_xact_lock(7283009)`);
      await forbid(token, 20);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    expect(await entriesOf('Tal')).toHaveLength(5);
  });

  it('write nothing when nobody is signed in', async () => {
    const before = await walk.countRows();
    for (let n = 0; n < 10; n += 1) await walk.post('/api/v1/refreshes', null, {}).expect(401);
    expect(await walk.countRows()).toEqual(before);
  });

  it('leave the chain in order', async () => {
    const { damages } = await verifyAudit(walk.dataSource, openAuditHome(process.env['QUADRANT_HOME']!));
    expect(damages).toEqual([]);
  });
});
