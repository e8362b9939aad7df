import { Logger } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import type { Refresher } from '../../apps/worker/src/refresher.service.js';
import { handIn, createRefresher } from '../builders/history.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request, { type Response } from 'supertest';

const DAY = 86_400_000;
const walk = useHttpWalk();
let coordinator: string;
let director: string;
let refresher: Refresher;

beforeAll(async () => {
  Logger.overrideLogger(false);
  coordinator = await walk.createToken('coordinator', 'Thsch');
  director = await walk.createToken('director', 'Dora');
  const clock = walk.app.get(Clock, { strict: false });
  refresher = createRefresher(walk.dataSource, walk.publisher, () => clock.now());
});

const playedOn = (daysAgo: number, first = 'ann', last = 'dee') =>
  report(
    round(`${first} 100-35 bob FW`, `cy 100-20 ${last} FW`),
    round(`${first} 100-80 cy FW`, `bob 100-0 ${last} FW`),
    round(`${first} 100-0 ${last} FW`, 'bob 20-100 cy FL'),
    {
      tournament: {
        externalId: `http-refreshes:${daysAgo}`,
        startsAt: new Date(ON_TIME.getTime() - daysAgo * DAY).toISOString(),
        registeredAt: new Date(ON_TIME.getTime() - 90 * DAY).toISOString(),
      },
    },
  );

async function onTime(daysAgo: number): Promise<number | null> {
  const receivedAt = new Date(ON_TIME.getTime() - (daysAgo - 1) * DAY);
  const { tournamentId, revision } = await handIn(walk.dataSource, playedOn(daysAgo), { receivedAt });
  return walk.publisher.publishTournament(tournamentId, revision);
}
const late = (daysAgo: number) => handIn(walk.dataSource, playedOn(daysAgo, 'dee', 'ann'), { receivedAt: ON_TIME });
const post = (path: string, body: object = {}) => walk.post(path, coordinator, body);
const remove = (id: string, token = coordinator) =>
  request(walk.app.getHttpServer()).delete(`/api/v1/refreshes/${id}`).set('authorization', `Bearer ${token}`);

async function dryRun(): Promise<Record<string, unknown> & { id: string }> {
  const { body } = await post('/api/v1/refreshes', { dryRun: true }).expect(202);
  const { id } = body as { id: string };
  await refresher.work(id);
  return { ...((await walk.get(`/api/v1/refreshes/${id}`).expect(200)).body as object), id };
}

const problemOf = ({ status, body }: Response) => [status, (body as { type: string }).type.replace('/problems/', '')];

describe('refreshes over HTTP', () => {
  beforeAll(async () => {
    await onTime(40);
    await onTime(20);
    await late(30);
  });

  it('shows what a dry run would move, to coordinators, and drops it', async () => {
    const dry = await dryRun();
    expect(dry).toMatchObject({
      state: 'computed',
      dryRun: true,
      scope: 'incremental',
      baseRun: 2,
      run: null,
      summary: expect.stringMatching(/^1 later tournament, 4 players, largest [+-]\d+\.\d$/),
      progress: { tournamentsTotal: 2, tournamentsDone: 2, gamesDone: 12 },
    });
    const path = `/api/v1/refreshes/${dry.id}/diff`;
    await walk.get(path).expect(401);
    const { body: diff } = await walk.get(path).set('authorization', `Bearer ${coordinator}`).expect(200);
    expect(diff).toMatchObject({
      tournaments: { takenIn: 1, corrected: 0, withdrawn: 0, moved: 1 },
      players: 4,
      causes: { total: 1, largest: [{ kind: 'tournament', tournament: { name: 'Winter Local' }, players: 4 }] },
    });
    const { finishedAt } = dry;
    walk.setTime(new Date(ON_TIME.getTime() + DAY));
    expect((await remove(dry.id).expect(200)).body).toMatchObject({ state: 'dropped', finishedAt });
    walk.setTime(ON_TIME);
    expect(problemOf(await remove(dry.id))).toEqual([409, 'refresh-over']);
    expect(problemOf(await post(`/api/v1/refreshes/${dry.id}/publish`))).toEqual([409, 'nothing-to-publish']);
  });

  it('publishes a dry run as it is, and the run then says the same', async () => {
    const { id } = await dryRun();
    const { body: publishing } = await post(`/api/v1/refreshes/${id}/publish`).expect(202);
    expect(publishing).toMatchObject({ state: 'publishing' });
    await refresher.work(id);
    const { body: done } = await walk.get(`/api/v1/refreshes/${id}`).expect(200);
    expect(done).toMatchObject({ state: 'done', run: 3, links: { run: '/api/v1/runs/3' } });
    const { body: said } = await walk
      .get(`/api/v1/refreshes/${id}/diff`)
      .set('authorization', `Bearer ${coordinator}`)
      .expect(200);
    expect((await walk.get('/api/v1/runs/3/diff').expect(200)).body).toEqual(said);
    expect(problemOf(await remove(id))).toEqual([409, 'refresh-over']);
  });

  it('refuses a dry run whose base has moved or whose inputs have changed, and says how', async () => {
    const first = await dryRun();
    await late(35);
    expect(problemOf(await post(`/api/v1/refreshes/${first.id}/publish`))).toEqual([409, 'inputs-changed']);
    const second = await dryRun();
    await onTime(5);
    const answer = await post(`/api/v1/refreshes/${second.id}/publish`);
    expect(problemOf(answer)).toEqual([409, 'base-moved']);
    expect(answer.body).toMatchObject({ baseRun: 3, run: 4, detail: expect.stringContaining('run 4 (tournament') });
  });

  it('tells the diff of every run, and of none that has not been', async () => {
    const { body } = await walk.get('/api/v1/runs/1/diff').expect(200);
    expect(body).toMatchObject({
      tournaments: { takenIn: 1, corrected: 0, withdrawn: 0, moved: 0 },
      players: 4,
      leaderboards: [
        { category: 'constructed', entered: 4 },
        { category: 'overall', entered: 4 },
      ],
    });
    for (const number of ['0', '99', 'x']) await walk.get(`/api/v1/runs/${number}/diff`).expect(404);
  });

  it('follows a refresh to its end, uncompressed', async () => {
    const { body } = await post('/api/v1/refreshes', { reason: 'followed', scope: 'full' }).expect(202);
    const { id } = body as { id: string };
    const following = walk
      .get(`/api/v1/refreshes/${id}/events`)
      .set('accept-encoding', 'gzip, br')
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          // The worker begins when the first event has arrived.
          if (text === '') void refresher.work(id);
          text += piece;
        });
        response.on('end', () => done(null, text));
      });
    const answer = await following.expect(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    const events = (answer.body as string).split('\n\n').filter((event) => event.startsWith('event: refresh\n'));
    const states = events.map((event) => (JSON.parse(event.split('\ndata: ')[1]!) as { state: string }).state);
    expect([states[0], states.at(-1)]).toEqual(['waiting', 'done']);
  });

  it('ends at once for a refresh that is over, and knows no others', async () => {
    const { body } = await walk.get('/api/v1/refreshes?limit=1').expect(200);
    const [{ id }] = (body as { rows: [{ id: string }] }).rows;
    const { text } = await walk.get(`/api/v1/refreshes/${id}/events`).expect(200);
    expect(text.match(/event: refresh/g)).toHaveLength(1);
    await walk.get('/api/v1/refreshes/00000000-0000-4000-8000-000000000000/events').expect(404);
  });

  it('asks what if, and computes nothing of a question that is wrong', async () => {
    const kFactors = { 1: 32, 2: 32, 3: 32, 4: 32, 5: 32 };
    const kTables = (...rows: object[]) => ({ rules: { kTables: { 'opg-4.2': rows } } });
    const gap = kTables({ from: null, to: '2014-01-01', kFactors }, { from: '2014-02-01', to: null, kFactors });
    const refused = await post('/api/v1/what-if', gap);
    expect(problemOf(refused)).toEqual([422, 'what-if-refused']);
    expect(refused.body.findings[0]).toMatchObject({
      severity: 'error',
      pointer: expect.stringMatching(/^\/rules\/kTables/),
    });
    const { rounds: _rounds, ...half } = reportDocument(playedOn(3));
    const incomplete = await post('/api/v1/what-if', { tournament: half });
    expect(problemOf(incomplete)).toEqual([422, 'what-if-refused']);
    expect(incomplete.body.findings[0].pointer).toBe('/tournament');
    for (const [body, code, pointer] of [
      [{}, 'missing-key', ''],
      [{ rules: {} }, 'same-rules', '/rules'],
      [{ rules: { kTables: { 'opg-4.2': DEFAULT_RATING_RULES.kTables['opg-4.2'] } } }, 'same-rules', '/rules'],
      [{ rules: { foo: 1 } }, 'unknown-rule', '/rules/foo'],
      [{ rules: { ktables: {} } }, 'unknown-rule', '/rules/ktables'],
      [{ rules: { kTables: { nope: [] } } }, 'unknown-rule', '/rules/kTables/nope'],
    ] as const) {
      const nonsense = await post('/api/v1/what-if', body);
      expect(problemOf(nonsense)).toEqual([422, 'what-if-refused']);
      expect(nonsense.body.findings).toMatchObject([{ severity: 'error', code, pointer }]);
    }
    await post('/api/v1/what-if', { foo: 1 }).expect(400);
    for (const from of ['tomorrow', '+012345-01-01', '2014-13-01'])
      await post('/api/v1/what-if', { ...gap, from }).expect(400);
    await walk.post('/api/v1/what-if', director, gap).expect(403);

    const asked = await post('/api/v1/what-if', kTables({ from: null, to: null, kFactors })).expect(202);
    const { id, links } = asked.body as { id: string; links: { self: string; diff: string } };
    await refresher.work(id);
    expect((await walk.get(links.self).expect(200)).body).toMatchObject({ kind: 'what-if', state: 'computed' });
    const { body: diff } = await walk.get(links.diff).set('authorization', `Bearer ${coordinator}`).expect(200);
    expect(diff.causes.largest).toMatchObject([{ kind: 'rules', tournament: null }]);
    const audited = await walk.dataSource.query<{ subject: string }[]>(
      `select subject from audit_entries where action = 'what-if.ask' order by id`,
    );
    // The audit counts what is refused after the fifth time in an hour.
    expect(audited.map(({ subject }) => subject)).toEqual([...Array<string>(5).fill('refused'), id]);
  });

  it('rolls back, pauses, and resumes', async () => {
    const publication = async () => (await walk.get('/api/v1/publication').expect(200)).body as Record<string, unknown>;
    const { headRun } = (await publication()) as { headRun: number };
    for (const [run, refusal] of [
      [0, [404, 'not-found']],
      [headRun, [409, 'run-not-before-head']],
      [headRun + 9, [409, 'run-not-before-head']],
    ] as const) {
      expect(problemOf(await post('/api/v1/rollbacks', { run, reason: 'x' }))).toEqual(refusal);
    }
    for (const body of [{ run: 1 }, { run: 1.5, reason: 'x' }, { run: '1', reason: 'x' }, { run: 1e12, reason: 'x' }]) {
      await post('/api/v1/rollbacks', body).expect(400);
    }
    expect(problemOf(await post('/api/v1/publication/resume'))).toEqual([409, 'not-paused']);

    const { body: run, headers } = await post('/api/v1/rollbacks', { run: 1, reason: 'wrong level' }).expect(201);
    expect(run).toMatchObject({ number: headRun + 1, kind: 'rollback', rolledBackTo: 1, requestedBy: 'Thsch' });
    expect(headers['location']).toBe(`/api/v1/runs/${headRun + 1}`);
    expect((await walk.get('/api/v1/tournaments').expect(200)).body).toMatchObject({ rows: expect.any(Array) });
    expect(await publication()).toMatchObject({
      headRun: headRun + 1,
      pause: { pausedBy: 'Thsch', reason: 'wrong level', pausedAt: ON_TIME.toISOString() },
    });
    const refused = await post('/api/v1/refreshes');
    expect(problemOf(refused)).toEqual([409, 'publishing-paused']);
    expect(refused.body).toMatchObject({ pausedBy: 'Thsch', advice: expect.stringContaining('/publication/resume') });
    const { body: moved } = await walk.get(`/api/v1/runs/${headRun + 1}/diff`).expect(200);
    expect(moved.causes.largest).toMatchObject([{ kind: 'rollback', tournament: null }]);

    const { body: refresh } = await post('/api/v1/publication/resume').expect(202);
    expect(refresh).toMatchObject({ state: 'waiting', scope: 'full' });
    await refresher.work((refresh as { id: string }).id);
    expect(await publication()).toMatchObject({ headRun: headRun + 2, pause: null });
  });

  it('lists the opponents of a tournament again that was rated in the run and is unrated by now', async () => {
    const opponentsOf = async (player: string) => {
      const { body } = await walk.get(`/api/v1/players/${player}/opponents`).expect(200);
      return (body as { rows: { handle: string; games: number }[] }).rows.map(({ handle, games }) => [handle, games]);
    };
    const { body } = await walk.get('/api/v1/tournaments').expect(200);
    const { headRun } = (await walk.get('/api/v1/publication').expect(200)).body as { headRun: number };
    const before = await opponentsOf('ann');
    for (const { id } of (body as { rows: { id: string }[] }).rows) {
      await request(walk.app.getHttpServer())
        .patch(`/api/v1/tournaments/${id}`)
        .set('authorization', `Bearer ${coordinator}`)
        .send({ rated: false, reason: 'A game store mistook the day.' })
        .expect(200);
    }
    const { body: refresh } = await post('/api/v1/refreshes', { scope: 'full' }).expect(202);
    await refresher.work((refresh as { id: string }).id);
    expect(await opponentsOf('ann')).toEqual([]);
    await post('/api/v1/rollbacks', { run: headRun, reason: 'It was the right day.' }).expect(201);
    expect(await opponentsOf('ann')).toEqual(before);
    expect(before).not.toEqual([]);
  });

  it.each([{ dryRun: null }, { scope: null }])(
    'refuses a refresh with null for what may be left out: %j',
    async (body) => {
      expect(problemOf(await post('/api/v1/refreshes', body).expect(400))[1]).toBe('invalid-request');
    },
  );

  it('is for coordinators', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const path of ['rollbacks', 'publication/resume', 'what-if', `refreshes/${id}/publish`]) {
      await walk.post(`/api/v1/${path}`, null, {}).expect(401);
      await walk.post(`/api/v1/${path}`, director, {}).expect(403);
    }
    await remove(id, director).expect(403);
    expect(problemOf(await remove(id))).toEqual([404, 'not-found']);
    expect(problemOf(await remove('x'))).toEqual([404, 'not-found']);
  });
});
