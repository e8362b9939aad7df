import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

describe('A.3: the stability policy', () => {
  it('is told as JSON, with the one of today', async () => {
    const { body } = await walk.get('/api/v1/policy').expect(200);
    expect(body).toMatchObject({
      on: '2014-11-10',
      current: { name: 'stability-1', onTimeDays: 7, reportBackDays: 365, correctionDays: 28, provisionalBelow: 10 },
      stability: [{ from: null, to: null, policy: { name: 'stability-1' } }],
    });
  });

  it('is told on a page, which every page links to', async () => {
    const { text } = await walk.get('/policy').set('accept', 'text/html').expect(200);
    expect(text).toContain('<title>Policy · Quadrant</title>');
    expect(text).toContain('until the end of the 7th day after the tournament');
    expect(text).toContain('A director may report a tournament for 365 days after its last day.');
    expect(text).toContain('stability-1');
    expect(text).toContain('Organized Play Guide 4.2, section 8');
    expect(text).not.toMatch(/\b000\b/);
    expect(text).toContain('href="/policy"');
  });
});

describe('the readings', () => {
  it('are listed as JSON, all or those of a place, with their switches', async () => {
    const { body } = await walk.get('/api/v1/readings').expect(200);
    const rows = body.rows as { id: string; shownAt: string[] }[];
    expect(rows.find(({ id }) => id === 'ffg-repeated-opponent')).toMatchObject({
      cited: 'Star Wars LCG Tournament Regulations 1.0, Tiebreakers',
      switch: {
        id: 'ffg-repeated-opponent',
        values: ['each-meeting', 'once'],
        inForce: [{ from: null, to: null, value: 'each-meeting' }],
      },
    });
    expect(rows.find(({ id }) => id === 'two-meetings')).toMatchObject({ switch: null });
    const { body: some } = await walk.get('/api/v1/readings?place=season').expect(200);
    expect(some.rows).toEqual(rows.filter(({ shownAt }) => shownAt.includes('season')));
    await walk.get('/api/v1/readings?place=nowhere').expect(400);
  });

  it('stand on one page, each with what the document says', async () => {
    const { text } = await walk.get('/readings').set('accept', 'text/html').expect(200);
    expect(text).toContain('id="season-points-of-the-league"');
    expect(text).toContain('Organized Play Guide 4.2, section 12.6');
    expect(text).toContain('<code>opg-missed-game</code>');
    expect(text).toContain('counts-zero for every tournament');
    expect(text).not.toMatch(/\b00[0-4] §/);
  });

  it.each([
    ['/masters/2014', 'masters-ties'],
    ['/champions-league/2014', 'champions-league-day'],
    ['/championships/worlds/2014', 'unsanctioned-championships'],
    ['/leaderboards/2e/constructed', 'games-of-a-match'],
    ['/policy', 'on-time'],
  ])('are shown beside the numbers of %s', async (path, id) => {
    const { text } = await walk.get(path).set('accept', 'text/html').expect(200);
    expect(text).toContain(`href="/readings#${id}"`);
  });
});

describe('A.3: the correction window', () => {
  const told = (venue: string) =>
    reportDocument(
      report(
        round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
        round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
        round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
        { tournament: { externalId: 'policy:1', director: 'Dora', venue } },
      ),
    );
  const OFFICIAL = new Date('2014-11-17T04:00:00Z');
  const after = (days: number, milliseconds = 0) =>
    walk.setTime(new Date(OFFICIAL.getTime() + days * 86_400_000 + milliseconds));

  it('closes 28 days after a tournament became official: then a revision of its director is held', async () => {
    const dora = await walk.createToken('director', 'Dora');
    const send = (document: object, token = dora) => walk.post('/api/v1/submissions', token, document);
    const { body: first } = await send(told('The Hall')).expect(201);
    await walk.publisher.publishTournament(String(first.tournamentId), 1);

    after(400);
    expect((await send(told('Not official yet')).expect(201)).body).toMatchObject({ revision: 2, heldFor: [] });

    await walk.dataSource.query(
      `update runs set kind = 'refresh', official_run = number, published_at = $1 where number = 1`,
      [OFFICIAL],
    );
    after(28, -1);
    expect((await send(told('In time')).expect(201)).body).toMatchObject({ revision: 3, heldFor: [] });
    after(28);
    const { body: held } = await send(told('Too late')).expect(201);
    expect(held).toMatchObject({
      state: 'held',
      heldFor: [
        {
          kind: 'correction-window-over',
          message: expect.stringContaining(
            'became official on 2014-11-17, and directors could revise it until 2014-12-15 (policy stability-1: 28 days)',
          ),
        },
      ],
    });
    const { body: shown } = await walk.get(`/api/v1/tournaments/${first.tournamentId}`).expect(200);
    expect(shown).toMatchObject({ revision: 3, readings: '/api/v1/readings?place=standings' });

    const coordinator = await walk.createToken('coordinator', 'Carla');
    const { body: theirs } = await send(told('By the coordinator'), coordinator).expect(201);
    expect(theirs).toMatchObject({ revision: 4, heldFor: [] });
  });
});
