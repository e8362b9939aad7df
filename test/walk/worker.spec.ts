import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { openAuditHome, verifyAudit } from '@quadrant/store/audit';
import { HeartbeatRepository } from '@quadrant/store/operations';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { PlayerMergeRepository } from '@quadrant/store/player-merges';
import { LeagueRepository } from '@quadrant/store/leagues';
import { Publisher } from '../../apps/worker/src/publisher.service.js';
import { Reconciler } from '../../apps/worker/src/reconciler.service.js';
import { WeeklyRefresh } from '../../apps/worker/src/weekly-refresh.service.js';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';
import { asOwner, useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { handIn } from '../builders/history.js';
import { actingAs } from '../builders/principals.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';

const DAY = 86_400_000;

const local = (externalId: string, daysAgo: number, league: string | null = null) =>
  report(
    round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
    round('ann 100-80 cy FW', 'bob 100-0 dee FW'),
    round('ann 100-0 dee FW', 'bob 20-20 cy TT'),
    {
      tournament: {
        externalId,
        league,
        startsAt: new Date(Date.now() - daysAgo * DAY).toISOString(),
        registeredAt: new Date(Date.now() - (daysAgo + 20) * DAY).toISOString(),
      },
    },
  );

describe('the worker', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;
  let worker: INestApplicationContext;
  const environment = { ...process.env };

  beforeAll(async () => {
    process.env['DATABASE_URL'] = database.url;
    delete process.env['REDIS_URL'];
    dataSource = await database.dataSource();
    worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
  });

  afterAll(async () => {
    await worker.close();
    process.env = environment;
  });

  const stateOf = async (id: string): Promise<string> => {
    const [row] = await dataSource.query<{ state: string }[]>(
      `select w.state from submissions s join submission_states w on w.submission_id = s.id where s.public_id = $1`,
      [id],
    );
    return row!.state;
  };
  const outboxSize = async (): Promise<number> => (await dataSource.query<unknown[]>(`select from outbox`)).length;

  it('rates a report as soon as it is stored, and empties the outbox', async () => {
    const { id } = await handIn(dataSource, local('worker:1', 1), { receivedAt: new Date() });
    await eventually(async () => expect(await stateOf(id)).toBe('processed'));
    await eventually(async () => expect(await outboxSize()).toBe(0));
    const ratings = await dataSource.query<{ handle: string; games: number }[]>(
      `select p.handle, r.games from ratings r join players p on p.id = r.player_id where r.category = 'overall' order by rating desc`,
    );
    expect(ratings[0]).toEqual({ handle: 'ann', games: 3 });
  });

  it('leaves a late report waiting until a refresh is asked for', async () => {
    const late = await handIn(dataSource, local('worker:2', 9), { receivedAt: new Date() });
    expect(late.state).toBe('awaiting-refresh');
    expect(await outboxSize()).toBe(0);

    const refreshes = worker.get(RefreshRequestRepository);
    const author = { handle: 'thsch', at: new Date(), requestId: null };
    const request = await refreshes.request('a late one came', author);
    await eventually(async () =>
      expect(await refreshes.findById(request.id)).toMatchObject({
        state: 'done',
        tournamentsTotal: 2,
        tournamentsDone: 2,
        gamesDone: 12,
      }),
    );
    expect(await stateOf(late.id)).toBe('processed');
  });

  it('anchors the audit when it begins, and when it ends', async () => {
    const verify = async () => (await verifyAudit(dataSource, openAuditHome(database.home))).unanchored;
    await handIn(dataSource, local('worker:anchored', 30), { receivedAt: new Date() });
    expect(await verify()).toBeGreaterThan(0n);
    const second = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
    expect(await verify()).toBe(0n);
    await handIn(dataSource, local('worker:anchored too', 30), { receivedAt: new Date() });
    expect(await verify()).toBeGreaterThan(0n);
    await second.close();
    expect(await verify()).toBe(0n);
  });

  it('joins refresh requests while one waits', async () => {
    const refreshes = worker.get(RefreshRequestRepository);
    const author = { handle: 'thsch', at: new Date(), requestId: null };
    const publication = dataSource.createQueryRunner();
    await publication.startTransaction();
    // While somebody else publishes, the first of them runs and cannot end: the worker takes no other up.
    await publication.query(`select from publication for update`);
    const running = await refreshes.request('the first', author);
    await eventually(async () => expect(await refreshes.findById(running.id)).toMatchObject({ state: 'running' }));
    const asked = await Promise.all([1, 2, 3, 4].map((n) => refreshes.request(`number ${n}`, author)));
    await publication.rollbackTransaction();
    await publication.release();

    const [joined, ...others] = new Set(asked.map(({ id }) => id));
    expect(others).toEqual([]);
    expect(joined).not.toBe(running.id);
    await eventually(async () => expect(await refreshes.findById(joined!)).toMatchObject({ state: 'done' }));
  });

  it('does again what the queue has lost', async () => {
    // As if the relay had enqueued it and the queue had then been wiped.
    const report = local('worker:3', 1);
    await asOwner(
      dataSource,
      `create function lose() returns trigger language plpgsql as 'begin new.enqueued_at := now(); return new; end';
       create trigger lose before insert on outbox for each row execute function lose()`,
    );
    const { id } = await handIn(dataSource, report, { receivedAt: new Date() });
    await asOwner(dataSource, `drop trigger lose on outbox; drop function lose`);
    expect(await stateOf(id)).toBe('accepted');

    await dataSource.query(`update outbox set enqueued_at = now() - interval '1 minute'`);
    await worker.get(Reconciler).reconcile();
    await eventually(async () => expect(await stateOf(id)).toBe('processed'));
  });

  it('leaves out of a refresh what cannot be taken in, says why, and tries it again in the next', async () => {
    const bad = await handIn(dataSource, local('worker:bad', 9), { receivedAt: new Date() });
    const good = await handIn(dataSource, local('worker:good', 9), { receivedAt: new Date() });
    // As if it had been scored by other rules, and the rules of today could not make anything of it.
    const setRuleSystem = async (ruleSystem: string) => {
      await dataSource.query(
        `update submissions set header = header || jsonb_build_object('ruleSystem', $2::text) where public_id = $1`,
        [bad.id, ruleSystem],
      );
      await dataSource.query(`update scorecards set engine_version = 'other'`);
    };
    await setRuleSystem('stccg-1996');
    const publisher = worker.get(Publisher);
    const order = {
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    } as const;

    await publisher.publishRefresh(order);
    expect([await stateOf(bad.id), await stateOf(good.id)]).toEqual(['failed', 'processed']);
    const [row] = await dataSource.query<{ state_reason: string }[]>(
      `select state_reason from submissions where public_id = $1`,
      [bad.id],
    );
    expect(row!.state_reason).toMatch(/Winter Local.*stccg-1996/);

    await setRuleSystem('opg-4.2');
    await publisher.publishRefresh(order);
    expect(await stateOf(bad.id)).toBe('processed');
  });

  it('tells no SQL of a report that cannot be published, keeps publishing the others, and tries it again', async () => {
    const bad = report(round('ann 100-35 bob FW'), round('ann 100-80 bob FW'), round('ann 20-20 bob TT'), {
      tournament: { externalId: 'worker:spoilt', startsAt: new Date(Date.now() - DAY).toISOString() },
    });
    await asOwner(
      dataSource,
      `create function spoil() returns trigger language plpgsql as
         'begin if exists (select from tournaments where id = new.tournament_id and external_id = ''worker:spoilt'')
            then raise exception ''select secret from somewhere''; end if; return new; end';
       create trigger spoil before insert on outcomes for each row execute function spoil()`,
    );
    const { id } = await handIn(dataSource, bad, { receivedAt: new Date() });
    const good = await handIn(dataSource, local('worker:beside', 1), { receivedAt: new Date() });
    await eventually(async () => expect(await stateOf(good.id)).toBe('processed'));
    // The queue tries it five times, in some seven seconds.
    await eventually(async () => expect(await stateOf(id)).toBe('failed'));
    const [row] = await dataSource.query<{ state: string; reason: string }[]>(
      `select state, state_reason as reason from submissions where public_id = $1`,
      [id],
    );
    expect(row).toEqual({
      state: 'failed',
      reason: expect.stringMatching(/unexpected error.*Reference.*[0-9a-f-]{36}/),
    });
    await asOwner(dataSource, `drop trigger spoil on outcomes; drop function spoil`);
    await dataSource.query(`update outbox set available_at = now()`);
    await worker.get(Reconciler).reconcile();
    await eventually(async () => expect(await stateOf(id)).toBe('processed'));
    await eventually(async () => expect(await outboxSize()).toBe(0));
  });

  it('publishes a withdrawal as soon as it is stored, and takes the job out of the outbox', async () => {
    const { id, tournamentId } = await handIn(dataSource, local('worker:withdrawn', 1), { receivedAt: new Date() });
    await eventually(async () => expect(await stateOf(id)).toBe('processed'));
    const published = () => dataSource.query<unknown[]>(`select from outcomes where key = $1`, [tournamentId]);
    expect(await published()).toHaveLength(1);
    const answer = await worker.get(CorrectionRepository).correct({
      tournamentKey: tournamentId,
      correction: { kind: 'withdrawal' },
      reason: 'spec',
      submitter: actingAs('coordinator', 'thsch'),
      versions: null,
      at: new Date(),
      requestId: null,
    });
    expect(answer).toMatchObject({ kind: 'corrected', takesEffect: 'at-once' });
    await eventually(async () => expect(await published()).toEqual([]));
    await eventually(async () => expect(await outboxSize()).toBe(0));
  });

  it('publishes a merge of players as soon as it is asked for, and its undoing', async () => {
    const twins = report(
      round('ann-2 100-35 eve FW', 'fay 100-20 gus FW'),
      round('ann-2 100-80 fay FW', 'eve 100-0 gus FW'),
      round('ann-2 100-0 gus FW', 'eve 20-20 fay TT'),
      { tournament: { externalId: 'worker:twins', startsAt: new Date(Date.now() - DAY).toISOString() } },
    );
    for (const each of [local('worker:one', 1), twins]) {
      const { id } = await handIn(dataSource, each, { receivedAt: new Date() });
      await eventually(async () => expect(await stateOf(id)).toBe('processed'));
    }
    const merges = worker.get(PlayerMergeRepository);
    const author = { handle: 'thsch', at: new Date(), requestId: null };
    const order = { reason: 'spec', versions: null, actor: actingAs('coordinator', 'thsch'), author };
    const stored = await merges.merge({ handle: 'ann-2', into: 'ann', ...order });
    if (stored.kind !== 'stored') throw new Error(stored.kind);
    const lastKind = async () =>
      (await dataSource.query<{ kind: string }[]>(`select kind from runs order by number desc limit 1`))[0]?.kind;
    await eventually(async () => expect(await lastKind()).toBe('player-merge'));
    await merges.undo({ mergeId: stored.mergeId, ...order });
    await eventually(async () => expect(await lastKind()).toBe('player-merge-undo'));
    await eventually(async () => expect(await outboxSize()).toBe(0));
  });

  it('asks for a refresh when a season is added on whose days its league has played', async () => {
    const leagues = worker.get(LeagueRepository);
    const author = { handle: 'thsch', at: new Date(), requestId: null };
    await leagues.create({ slug: 'alpha', name: 'Alpha', director: 'thsch' }, author);
    const alpha = (await leagues.findBySlug('alpha'))!;
    const { id } = await handIn(dataSource, local('worker:league', 1, 'alpha'), { receivedAt: new Date() });
    await eventually(async () => expect(await stateOf(id)).toBe('processed'));
    const points = async () => (await dataSource.query<unknown[]>(`select from awards where kind = 'league'`)).length;
    expect(await points()).toBe(0);
    const dayOf = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    const season = { season: 'now', startsOn: dayOf(-200), endsOn: dayOf(100) };
    const conflict = await leagues.addSeason(alpha, season, author);
    expect(conflict).toBeNull();
    await eventually(async () => expect(await points()).toBe(4));
  });

  // @row 157
  it('asks once for a weekly refresh that was missed, and never for one before the installation', async () => {
    const weekly = worker.get(WeeklyRefresh);
    await weekly.requestLastDue();
    const count = async () =>
      (await dataSource.query<unknown[]>(`select from refresh_requests where kind = 'weekly'`)).length;
    expect(await count()).toBe(0);
    await dataSource.query(`update publication set created_at = now() - interval '30 days'`);
    await Promise.all([weekly.requestLastDue(), weekly.requestLastDue(), weekly.requestLastDue()]);
    await weekly.requestLastDue();
    expect(await count()).toBe(1);
  });

  it('says that it lives', async () => {
    expect(await worker.get(HeartbeatRepository).isAnyAlive()).toBe(true);
  });
});
