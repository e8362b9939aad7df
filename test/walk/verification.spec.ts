import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { DiskWatch } from '@quadrant/store/database';
import { VerificationRepository } from '@quadrant/store/verification';
import { NightlyVerification } from '../../apps/worker/src/nightly-verification.service.js';
import { asOwner } from '../builders/database.js';
import { useHttpWalk } from './http-walk.js';
import { winterLocal } from '../builders/winter-local.js';

const walk = useHttpWalk();
const NIGHT = new Date('2014-11-12T03:30:00Z');
const DAY = 86_400_000;

/** Makes a separate worker whose clock shows this moment. */
const workerAt = (now: Date): NightlyVerification =>
  new NightlyVerification(
    new SchedulerRegistry(),
    new VerificationRepository(walk.dataSource),
    { now: () => now },
    { refreshCron: '0 4 * * 1', verifyCron: '30 3 * * *', keptRuns: { days: 400, runs: 2000 } },
    DEFAULT_RATING_RULES,
    new DiskWatch({ minFree: 0, folders: [] }),
  );

const night = (number: number) => new Date(NIGHT.getTime() + number * DAY);

async function readGauges(): Promise<Record<string, number>> {
  const { text } = await walk.watch('/metrics').expect(200);
  const gauges = text.matchAll(/^(quadrant_verification_\w+) (\S+)$/gm);
  return Object.fromEntries([...gauges].map(([, name = '', value]) => [name, Number(value)]));
}

describe('the nightly verification', () => {
  let errors: string[] = [];

  beforeAll(async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    const { body } = await walk.post('/api/v1/submissions', token, winterLocal({ externalId: 'own:1' })).expect(201);
    await walk.publisher.publishTournament(body.tournamentId, body.revision);
    jest.spyOn(Logger.prototype, 'error').mockImplementation((sentence: string) => void errors.push(sentence));
    jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  });
  beforeEach(() => {
    errors = [];
  });

  it('is unknown before the first, and everything is ready', async () => {
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ verification: 'unknown' });
    expect((await walk.watch('/health/verification').expect(200)).body).toMatchObject({ status: 'unknown' });
    expect(await readGauges()).toEqual({});
    expect((await walk.get('/api/v1/verification').expect(200)).body).toEqual({ rows: [] });
  });

  it('is done once, however many workers there are', async () => {
    await Promise.all([1, 2, 3].map(() => workerAt(night(0)).verifyLastDue()));
    await workerAt(new Date(night(0).getTime() + 3_600_000)).verifyLastDue();
    const { body } = await walk.get('/api/v1/verification').expect(200);
    expect(body.rows).toEqual([
      {
        dueAt: NIGHT.toISOString(),
        startedAt: NIGHT.toISOString(),
        finishedAt: NIGHT.toISOString(),
        run: 1,
        tournaments: 1,
        games: 6,
        ok: true,
        difference: null,
        error: null,
      },
    ]);
    expect(errors).toEqual([]);
    expect((await walk.watch('/health/verification').expect(200)).body).toMatchObject({ status: 'ok', run: 1 });
    expect(await readGauges()).toEqual({
      quadrant_verification_ok: 1,
      quadrant_verification_timestamp_seconds: NIGHT.getTime() / 1000,
      quadrant_verification_duration_seconds: 0,
    });
  });

  it('raises the alarm in log, health and metrics when somebody has changed a number', async () => {
    await walk.dataSource.query(`update rating_changes set after = 1600 where category = 'overall'`);
    await workerAt(night(1)).verifyLastDue();

    expect(errors).toEqual([
      expect.stringMatching(/^run 1 is not .* tournament .* \(Winter Local, .*\): rating after of .*, published 1600$/),
    ]);
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ verification: 'differs' });
    const { body } = await walk.watch('/health/verification').expect(500);
    expect(body).toMatchObject({
      status: 'differs',
      difference: { tournament: { name: 'Winter Local' }, got: 1600 },
    });
    expect(await readGauges()).toMatchObject({ quadrant_verification_ok: 0 });
    const list = await walk.get('/api/v1/verification?limit=1').expect(200);
    expect(list.body.rows).toEqual([
      expect.objectContaining({ ok: false, difference: expect.objectContaining({ got: '1600' }) }),
    ]);
  });

  it('is content again when the number is back', async () => {
    await walk.dataSource.query(
      `update rating_changes o set after = c.after from rating_changes c
       where c.category = 'constructed' and o.category = 'overall' and c.player_id = o.player_id`,
    );
    await workerAt(night(2)).verifyLastDue();
    expect((await walk.watch('/health/verification').expect(200)).body).toMatchObject({ status: 'ok' });
  });

  it('raises the alarm when an entry names a player who is not stored, which no foreign key prevents', async () => {
    const move = (from: string, to: string) =>
      asOwner(
        walk.dataSource,
        `alter table entries disable trigger user; update entries set player_id = ${to} where player_id = ${from};
         alter table entries enable trigger user`,
      );
    const [player] = await walk.dataSource.query<{ id: number; number: number }[]>(
      `select player_id as id, number from entries order by number desc limit 1`,
    );
    await move(String(player!.id), '4711');
    await workerAt(night(3)).verifyLastDue();
    expect((await walk.watch('/health/verification').expect(500)).body).toMatchObject({
      status: 'differs',
      difference: { tournament: { name: 'Winter Local' }, what: `player of entry ${player!.number}`, got: null },
    });
    await move('4711', String(player!.id));
    await workerAt(night(4)).verifyLastDue();
    expect((await walk.watch('/health/verification').expect(200)).body).toMatchObject({ status: 'ok' });
  });

  it('says that it could not be done where other rules computed what is published, and raises no alarm', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await walk.dataSource.query(`update runs set engine_version = 'of yore'`);
    await workerAt(night(5)).verifyLastDue();
    const { body } = await walk.get('/api/v1/verification?limit=1').expect(200);
    expect(body.rows).toEqual([
      expect.objectContaining({ ok: null, error: expect.stringMatching(/a refresh has to come first$/) }),
    ]);
    expect((await walk.watch('/health/verification').expect(200)).body).toMatchObject({ status: 'ok' });
  });

  it('leaves the night to others when its worker stops', async () => {
    const worker = workerAt(night(6));
    const verify = jest.spyOn(VerificationRepository.prototype, 'verify').mockImplementationOnce(async () => {
      const stopped = worker.beforeApplicationShutdown();
      void stopped;
      await Promise.resolve();
      throw new Error('stopped');
    });
    await worker.verifyLastDue();
    verify.mockRestore();
    await walk.dataSource.query(`update runs set engine_version = (select engine_version from scorecards limit 1)`);
    await workerAt(night(6)).verifyLastDue();
    const { body } = await walk.get('/api/v1/verification?limit=1').expect(200);
    expect(body.rows).toEqual([expect.objectContaining({ dueAt: night(6).toISOString(), ok: true })]);
  });
});
