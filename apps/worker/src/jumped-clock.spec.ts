import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { RequestKeyRepository, SessionRepository } from '@quadrant/store/accounts';
import { MailRepository } from '@quadrant/store/notices';
import {
  HeartbeatRepository,
  InstallationReadModel,
  OperationsReadModel,
  WatchedClockRepository,
} from '@quadrant/store/operations';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { VerificationRepository } from '@quadrant/store/verification';
import { asOwner, useTestDatabase } from '../../../test/builders/database.js';
import { ClockWatch } from './clock-watch.js';

const DAY = 86_400_000;
const NOW = new Date('2024-03-05T12:00:00Z');
const AHEAD = new Date(NOW.getTime() + 3 * DAY);
const DUE = new Date('2024-03-07T02:00:00Z');
const AT_DUE = new Date(DUE.getTime() + 60_000);

describe('a clock that was three days ahead for a while', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await database.dataSource();
    await asOwner(dataSource, `update publication set created_at = '2024-01-01'`);
  });

  it('lets no weekly refresh be missed', async () => {
    const refreshes = new RefreshRequestRepository(dataSource);
    const count = async () =>
      (await refreshes.list(10)).filter(({ requestedBy, state }) => requestedBy === 'schedule' && state !== 'dropped')
        .length;
    await refreshes.requestScheduled(DUE, AHEAD);
    await refreshes.requestScheduled(DUE, AHEAD);
    expect(await count()).toBe(1);
    await asOwner(dataSource, `update refresh_requests set state = 'done'`);
    await refreshes.requestScheduled(new Date('2024-02-29T02:00:00Z'), NOW);
    await asOwner(dataSource, `update refresh_requests set state = 'done'`);
    await refreshes.requestScheduled(DUE, AT_DUE);
    await refreshes.requestScheduled(DUE, AT_DUE);
    expect(await count()).toBe(3);
  });

  it.each([
    ['verification', (source: DataSource) => new VerificationRepository(source)],
    ['check of the night', (source: DataSource) => new SuspicionRepository(source)],
  ])('lets no %s be missed, whether it ended or its worker died', async (_, repositoryOf) => {
    const repository = repositoryOf(dataSource);
    const begins = async (due: Date, at: Date) => ![null, false].includes((await repository.begin(due, at)) as null);
    expect(await begins(DUE, AHEAD)).toBe(true);
    expect(await begins(DUE, AHEAD)).toBe(false);
    const earlier = new Date('2024-03-05T02:00:00Z');
    expect(await begins(earlier, NOW)).toBe(true);
    expect(await begins(DUE, AT_DUE)).toBe(true);
    expect(await begins(DUE, AT_DUE)).toBe(false);
    // It began after a jump that reached no further instant, and its worker died.
    await asOwner(dataSource, `update verifications set started_at = started_at + interval '3 hours'`);
    await asOwner(dataSource, `update plausibility_checks set begun_at = begun_at + interval '3 hours'`);
    expect(await begins(DUE, AT_DUE)).toBe(true);
  });

  it('lets no idempotency key wait three days for a request that died', async () => {
    const keys = new RequestKeyRepository(dataSource);
    const request = { holderId: randomUUID(), key: 'k', requestSha256: 'ab'.repeat(32) };
    expect((await keys.take(request, AHEAD)).kind).toBe('free');
    expect((await keys.take(request, AHEAD)).kind).toBe('in-flight');
    expect((await keys.take(request, NOW)).kind).toBe('free');
  });

  it('deletes no idempotency key but the one that is sent again too late', async () => {
    const keys = new RequestKeyRepository(dataSource);
    const request = { holderId: randomUUID(), key: 'k', requestSha256: 'ab'.repeat(32) };
    const before = new Date(NOW.getTime() - 28 * DAY);
    const first = await keys.take(request, before);
    if (first.kind !== 'free') throw new Error(first.kind);
    await keys.keep(first.attempt, { status: 201, headers: {}, body: null });
    await keys.take({ ...request, key: 'other' }, AHEAD);
    expect((await keys.take(request, NOW)).kind).toBe('answered');
  });

  it('keeps sessions that only seemed to be over, and those that began meanwhile', async () => {
    const sessions = new SessionRepository(dataSource);
    const [{ id: accountId }] = await dataSource.query<[{ id: string }]>(
      `insert into accounts (handle, handle_key, created_at) values ('Ann', 'ann', $1) returning id`,
      [NOW],
    );
    const author = (at: Date) => ({ handle: 'Ann', at, requestId: null });
    const begin = async (name: string, at: Date) => {
      const hash = Buffer.alloc(32, name);
      await sessions.begin(
        {
          hash,
          accountId,
          proof: { way: 'openid' },
          replaces: null,
          device: { hash: Buffer.alloc(32, `${name} device`), replaces: null },
          browser: null,
        },
        author(at),
      );
      return async (now: Date) => (await sessions.findByHash(hash, now))?.kind;
    };
    const earlier = await begin('earlier', new Date(NOW.getTime() - 12 * DAY));
    expect(await earlier(AHEAD)).toBe('expired');
    const meanwhile = await begin('meanwhile', AHEAD);
    expect(await meanwhile(AHEAD)).toBe('valid');
    expect(await earlier(NOW)).toBe('valid');
    expect(await meanwhile(NOW)).toBe('valid');
    expect((await sessions.list(accountId, null, NOW)).length).toBe(2);
  });

  it('counts no worker that died meanwhile, and says how old the heartbeat of the others is', async () => {
    const operations = new OperationsReadModel(dataSource);
    const heartbeats = new HeartbeatRepository(dataSource);
    await asOwner(
      dataSource,
      `insert into worker_heartbeats (worker_id, beat_at) values (gen_random_uuid(), now() + interval '3 days')`,
    );
    expect(await operations.readHeartbeats()).toEqual({ alive: 0, newestAgeSeconds: 0 });
    expect(await heartbeats.isAnyAlive()).toBe(false);
    const living = randomUUID();
    await heartbeats.beat(living);
    expect((await operations.readHeartbeats()).alive).toBe(1);
    await heartbeats.stop(living);
    expect(await operations.readHeartbeats()).toEqual({ alive: 0, newestAgeSeconds: null });
  });

  it('lets a digest have the notices of that time, and drops no mail that only seems old', async () => {
    const mails = new MailRepository(dataSource);
    const [{ id: accountId }] = await dataSource.query<[{ id: string }]>(
      `insert into accounts (handle, handle_key, created_at) values ('Bob', 'bob', $1) returning id`,
      [NOW],
    );
    await asOwner(
      dataSource,
      `insert into account_addresses (account_id, address, address_key, confirmed_at, unsubscribe_key)
       values ('${accountId}', 'bob@league.example', 'bob@league.example', now(), gen_random_uuid())`,
    );
    await asOwner(
      dataSource,
      `insert into notices (account_id, kind, about, facts, on_site, mail, created_at)
       values ('${accountId}', 'report-published', 'spec', '{}', true, 'daily', '${AHEAD.toISOString()}')`,
    );
    expect(await mails.makeDigests(new Date('2024-03-05T06:00:00Z'), NOW)).toBe(1);
    const line = { accountId, hasLink: false, upTo: 1_000_000 };
    const later = new Date(NOW.getTime() + 4 * DAY);
    expect(await mails.next(line, later, false)).toMatchObject({ purpose: 'digest', noticesInAll: 1 });
    expect(await mails.next(line, later, true)).toBeNull();
  });

  it('is told by the database to a worker that starts, and to the doctor', async () => {
    const clocks = new WatchedClockRepository(dataSource);
    const now = new Date();
    const startAt = (at: Date) => new ClockWatch({ now: () => at }, clocks, () => 0).isTrusted();
    expect(await startAt(now)).toBe(true);
    expect(await clocks.findDoubt()).toBeNull();
    expect(await startAt(new Date(now.getTime() + 3 * DAY))).toBe(false);
    const measured = async () => (await new InstallationReadModel(dataSource).measure()).work!;
    expect(await measured()).toMatchObject({ doubtedClock: { doubt: 'pause', movedSeconds: (3 * DAY) / 1000 } });
    expect((await measured()).secondsAhead).toBeGreaterThan((2.9 * DAY) / 1000);
    expect(await startAt(now)).toBe(false);
    expect(await measured()).toMatchObject({ doubtedClock: { doubt: 'set', movedSeconds: (-3 * DAY) / 1000 } });
    expect((await measured()).doubtedClock!.waitSeconds).toBeLessThanOrEqual(DAY / 1000);
  });
});
