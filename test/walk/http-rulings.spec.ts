import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const RULINGS = '/api/v1/rulings';

const walk = useHttpWalk();
let organiser: string;
let dora: string;

beforeAll(async () => {
  organiser = await walk.createToken('director-of-organized-play', 'Stoovie');
  dora = await walk.createToken('director', 'Dora');
});

const make = (body: object, token = organiser) =>
  walk.post(RULINGS, token, { source: 'trekcc.org/articles/1', ...body });
const submit = (externalId: string, startsAt: string, token = dora) =>
  walk.post(
    '/api/v1/submissions',
    token,
    reportDocument(
      report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), {
        tournament: { externalId, director: 'Dora', startsAt, endsAt: null },
      }),
    ),
  );

// @row 143
describe('A.3: an interim ruling', () => {
  const longer = {
    text: 'Reports may come two weeks later while halls are closed.',
    reading: 'on-time',
    from: '2014-10-01',
    to: '2014-11-01',
    sets: { kind: 'policy', name: 'onTimeDays', value: 21 },
  };

  it('moves the deadline of tournaments on its days, and refusals name it with the policy', async () => {
    const { body: late } = await submit('ruled:1', '2014-10-25T12:00:00+01:00').expect(201);
    expect(late).toMatchObject({ state: 'awaiting-refresh' });

    const { body: made } = await make(longer).expect(201);
    expect(made).toEqual({ number: 1, source: 'trekcc.org/articles/1', ...longer, takesEffect: 'never' });
    const { body: inTime } = await submit('ruled:2', '2014-10-25T13:00:00+01:00').expect(201);
    expect(inTime).toMatchObject({ state: 'accepted' });
    const { body: still } = await submit('ruled:3', '2014-10-15T13:00:00+02:00').expect(201);
    expect(still.state).toBe('awaiting-refresh');
    expect(still.findings).toContainEqual(
      expect.objectContaining({
        code: 'late-report',
        message:
          'Reports of this tournament were on time until the end of 2014-11-05, local time: 21 days after its last day (policy stability-1, interim ruling 1).',
      }),
    );
  });

  it('is listed, is part of the policy, and is shown beside its rule', async () => {
    const { body: list } = await walk.get(RULINGS).expect(200);
    expect(list.rows).toMatchObject([{ number: 1, ...longer }]);
    const { body: policy } = await walk.get('/api/v1/policy').expect(200);
    expect(policy.rulings).toEqual(list.rows);
    expect(policy.stability).toMatchObject([
      { to: '2014-10-01', policy: { onTimeDays: 7 } },
      { from: '2014-10-01', to: '2014-11-01', policy: { onTimeDays: 21 } },
      { from: '2014-11-01', policy: { onTimeDays: 7 } },
    ]);
    for (const path of ['/policy', '/readings']) {
      const { text } = await walk.get(path).set('accept', 'text/html').expect(200);
      expect(text).toContain('Interim ruling 1 (from Oct 1, 2014, before Nov 1, 2014):');
      expect(text).toContain(longer.text);
      expect(text).toContain('trekcc.org/articles/1');
    }
  });

  it('is refused when another one sets the same on some of its days', async () => {
    const { body } = await make({ ...longer, from: '2014-10-31', to: null }).expect(422);
    expect(body).toMatchObject({
      type: '/problems/ruling-refused',
      detail: 'Interim ruling 1 sets the same from 2014-10-01 to 2014-11-01.',
      findings: [{ code: 'dates-overlap', pointer: '/from' }],
    });
    const { body: unknown } = await make({ ...longer, sets: { kind: 'law' } }).expect(422);
    expect(unknown.findings).toMatchObject([{ code: 'ruling-effect-unknown', pointer: '/sets/kind' }]);
    await make({ ...longer, reading: 'no-reading' }).expect(400);
    await make(longer, dora).expect(403);
    expect((await walk.get(RULINGS)).body.rows).toHaveLength(1);
  });

  it('ends earlier or is taken back, and never ends later', async () => {
    const end = (number: number, to: string) =>
      walk.post(`${RULINGS}/${number}/end`, organiser, { to, reason: 'over' });
    expect((await end(1, '2014-10-20').expect(200)).body).toMatchObject({ number: 1, to: '2014-10-20' });
    const { body: ended } = await end(1, '2014-10-21').expect(409);
    expect(ended).toMatchObject({ type: '/problems/ruling-ended', to: '2014-10-20' });
    expect((await end(1, '2014-10-01').expect(200)).body).toMatchObject({ to: '2014-10-01' });
    const { body: policy } = await walk.get('/api/v1/policy').expect(200);
    expect(policy.stability).toMatchObject([{ from: null, to: null, policy: { name: 'stability-1' } }]);
    await end(99, '2014-10-20').expect(404);
  });
});

describe('B.8: a switch', () => {
  const sets = { kind: 'switch', name: 'opg-missed-game', value: 'left-out' };

  it('is set by a coordinator from a day on, and the readings say so', async () => {
    const carla = await walk.createToken('coordinator', 'Carla');
    const switched = { text: 'A Missed Game is left out.', reading: 'sos-missed-game', from: '2030-01-01', sets };
    await make(switched, dora).expect(403);
    await make({ text: 'A coordinator rules nothing else.' }, carla).expect(403);
    const { body: made } = await make(switched, carla).expect(201);
    expect(made).toMatchObject({ sets, takesEffect: 'never' });
    const { body } = await walk.get('/api/v1/readings').expect(200);
    const rows = body.rows as { id: string; switch: { inForce: object[] } | null }[];
    expect(rows.find(({ id }) => id === 'sos-missed-game')!.switch!.inForce).toEqual([
      { from: null, to: '2030-01-01', value: 'counts-zero' },
      { from: '2030-01-01', to: null, value: 'left-out' },
    ]);
    const { text } = await walk.get('/readings').set('accept', 'text/html').expect(200);
    expect(text).toContain('counts-zero before Jan 1, 2030; left-out from Jan 1, 2030');
    expect(text).toContain('A Missed Game is left out.');
    await walk.post(`${RULINGS}/${made.number}/end`, dora, { to: '2030-01-01', reason: 'no' }).expect(403);
    await walk.post(`${RULINGS}/${made.number}/end`, carla, { to: '2030-01-01', reason: 'no' }).expect(200);
  });

  it('is asked about before it is set: a question that cannot be answered is refused', async () => {
    const ask = (ruling: object, others: object = {}) => walk.post('/api/v1/what-if', organiser, { ruling, ...others });
    await ask({ sets, from: '2030-01-01' }).expect(202);
    const { body } = await ask({ sets: { ...sets, value: 'once' } }).expect(422);
    expect(body.findings).toMatchObject([{ code: 'ruling-effect-unknown', pointer: '/ruling/sets' }]);
    const { body: policy } = await ask({ sets: { kind: 'policy', name: 'onTimeDays', value: 9 } }).expect(422);
    expect(policy.findings).toMatchObject([{ pointer: '/ruling/sets/kind' }]);
    const { body: dates } = await ask({ sets, from: '2030-02-30' }).expect(422);
    expect(dates.findings).toMatchObject([{ code: 'bad-day', pointer: '/ruling/from' }]);
  });
});

describe('A.3: how far back a director may report', () => {
  it('is 365 days; an older tournament is refused with the policy, and a coordinator may send it', async () => {
    await submit('old:1', '2013-11-10T18:00:00+01:00').expect(201);
    const { body } = await submit('old:2', '2013-11-09T18:00:00+01:00').expect(422);
    expect(body.findings).toContainEqual(
      expect.objectContaining({
        code: 'tournament-too-old',
        message: expect.stringContaining('365 days after its last day (policy stability-1)'),
        advice: expect.stringContaining('coordinator'),
      }),
    );
    await submit('old:2', '2013-11-09T18:00:00+01:00', await walk.createToken('coordinator', 'Carla')).expect(201);
  });
});

describe('B.10: while publishing is paused', () => {
  it('receipts say so', async () => {
    const receive = async (externalId: string) => {
      const { body } = await submit(externalId, '2014-11-09T18:00:00+01:00').expect(201);
      return (body.findings as { code: string; severity: string; message: string }[]).filter(
        ({ code }) => code === 'publishing-paused',
      );
    };
    expect(await receive('paused:1')).toEqual([]);
    await walk.dataSource.query(
      `update publication set paused_at = '2014-11-10T10:00:00Z', paused_by = 'Carla', pause_reason = 'a wrong level'`,
    );
    expect(await receive('paused:2')).toMatchObject([
      {
        severity: 'note',
        message: expect.stringContaining('paused since 2014-11-10T10:00:00.000Z. Numbers of new reports appear'),
      },
    ]);
    await walk.dataSource.query(`update publication set paused_at = null, paused_by = null, pause_reason = null`);
    expect(await receive('paused:3')).toEqual([]);
  });
});
