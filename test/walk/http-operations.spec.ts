import { randomUUID } from 'node:crypto';
import { HeartbeatRepository, WatchedClockRepository } from '@quadrant/store/operations';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const document = (externalId: string) =>
  reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), { tournament: { externalId } }));

describe('what operators are shown of workers and of what waits', () => {
  const walk = useHttpWalk();

  const metric = async (name: string): Promise<number | null> => {
    const { text } = await walk.watch('/metrics').expect(200);
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    return value === undefined ? null : Number(value);
  };
  const ageHeartbeats = (seconds: number) =>
    walk.dataSource.query(`update worker_heartbeats set beat_at = now() - make_interval(secs => $1)`, [seconds]);

  it('is degraded, but ready for reads, before any worker has run', async () => {
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ status: 'degraded', workers: 'down' });
    expect((await walk.watch('/health/workers').expect(503)).body).toEqual({
      status: 'down',
      alive: 0,
      heartbeatAgeSeconds: null,
    });
    expect(await metric('quadrant_workers_alive')).toBe(0);
    expect(await metric('quadrant_worker_heartbeat_age_seconds')).toBeNull();
  });

  it('is well while a worker sends heartbeats', async () => {
    await new HeartbeatRepository(walk.dataSource).beat(randomUUID());
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ status: 'ok', workers: 'ok' });
    expect((await walk.watch('/health/workers').expect(200)).body).toMatchObject({ status: 'ok', alive: 1 });
    expect(await metric('quadrant_workers_alive')).toBe(1);
  });

  it('says how long every worker has been silent when all are dead or frozen', async () => {
    await ageHeartbeats(40);
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ status: 'degraded', workers: 'down' });
    const { body } = await walk.watch('/health/workers').expect(503);
    expect(body).toMatchObject({ status: 'down', alive: 0 });
    expect((body as { heartbeatAgeSeconds: number }).heartbeatAgeSeconds).toBeGreaterThanOrEqual(40);
    expect(await metric('quadrant_worker_heartbeat_age_seconds')).toBeGreaterThanOrEqual(40);
  });

  it('says that workers do not trust the clock', async () => {
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ clock: 'ok' });
    await new WatchedClockRepository(walk.dataSource).note(new Date(), { doubt: 'pause', movedSeconds: 259_200 });
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ clock: 'doubted' });
    expect((await walk.get('/health/ready').expect(200)).body).not.toHaveProperty('clock');
    await walk.dataSource.query(`update watched_clock set doubted_at = now() - interval '25 hours'`);
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ clock: 'ok' });
  });

  it('measures what waits, what failed and how old the published numbers are', async () => {
    expect(await metric('quadrant_outbox_jobs')).toBe(0);
    expect(await metric('quadrant_outbox_oldest_age_seconds')).toBe(0);
    expect(await metric('quadrant_last_run_age_seconds')).toBeNull();

    const token = await walk.createToken('coordinator', 'Thsch');
    const { body } = await walk.post('/api/v1/submissions', token, document('operations:1')).expect(201);
    await walk.dataSource.query(`update outbox set created_at = now() - interval '90 seconds'`);
    expect(await metric('quadrant_outbox_jobs')).toBe(1);
    expect(await metric('quadrant_outbox_oldest_age_seconds')).toBeGreaterThanOrEqual(90);

    await walk.dataSource.query(`update submissions set state = 'failed' where public_id = $1`, [
      (body as { id: string }).id,
    ]);
    expect(await metric('quadrant_submissions_failed')).toBe(1);
    expect(await metric('quadrant_audit_unanchored_entries')).toBeGreaterThan(0);
    expect(await metric('quadrant_audit_anchor_age_seconds')).toBeNull();

    walk.setTime(new Date());
    await walk.post('/api/v1/refreshes', token, {}).expect(202);
    expect(await metric('quadrant_refreshes_stuck')).toBe(0);
    await walk.dataSource.query(`update refresh_requests set created_at = now() - interval '31 minutes'`);
    expect(await metric('quadrant_refreshes_stuck')).toBe(1);

    for (const pool of ['application', 'reads']) expect(await metric(`quadrant_pool_waiting{pool="${pool}"}`)).toBe(0);
    expect(await metric('quadrant_pool_connections{pool="reads"}')).toBeGreaterThan(0);
  });
});
