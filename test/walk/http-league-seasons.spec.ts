import request from 'supertest';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;
let lena: string;
let leagues = 0;
let tournaments = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  lena = await walk.createToken('league-director', 'Lena');
});

/** Makes a new league, and returns its slug. */
async function newLeague(): Promise<string> {
  const slug = `league-${++leagues}`;
  await walk.post('/api/v1/leagues', coordinator, { slug, name: slug, director: 'Lena' }).expect(201);
  return slug;
}

const WINTER = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
const QUALIFIERS = { firstHalf: 4, secondHalf: 4 };

const announce = (slug: string, season: object = WINTER, token = lena) =>
  walk.post(`/api/v1/leagues/${slug}/seasons`, token, season);

async function newSeason(season: object = WINTER): Promise<string> {
  const slug = await newLeague();
  await announce(slug, season).expect(201);
  return slug;
}

const change = (slug: string, body: object, token = lena) =>
  request(walk.app.getHttpServer())
    .patch(`/api/v1/leagues/${slug}/seasons/2014-15`)
    .set('authorization', `Bearer ${token}`)
    .send({ reason: 'spec', ...body });

interface Season {
  readonly [member: string]: unknown;
}

async function seasonOf(slug: string): Promise<Season> {
  const { body } = await walk.get(`/api/v1/leagues/${slug}`).expect(200);
  return (body as { seasons: Season[] }).seasons[0]!;
}

/** Plays a tournament of a league on 2014-11-08, the day of the builder's tournaments, and publishes it; returns its id. */
async function play(league: string): Promise<string> {
  const document = reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId: `seasons:${++tournaments}`, director: 'Lena', league } },
    ),
  );
  const { body } = await walk.post('/api/v1/submissions', lena, document).expect(201);
  const id = String(body.tournamentId);
  await walk.publisher.publishTournament(id, 1);
  return id;
}

async function pointsIn(tournament: string): Promise<(readonly [number, string | null])[]> {
  const { body } = await walk.get(`/api/v1/tournaments/${tournament}`).expect(200);
  const { awards } = body as { awards: { points: number; phase: string | null }[] };
  return awards.map(({ points, phase }) => [points, phase] as const);
}

const inPart = (phase: string | null) => [12, 8, 6, 6].map((points) => [points, phase]);

describe('a season', () => {
  // @row 117
  it('has the parts that are printed, unless others are announced', async () => {
    const slug = await newLeague();
    const { body } = await announce(slug).expect(201);
    expect(body).toEqual({
      ...WINTER,
      phases: {
        'first-half': { from: '2014-10-01', to: '2014-11-30' },
        'second-half': { from: '2014-12-01', to: '2015-01-31' },
        playoffs: { from: '2015-02-01', to: '2015-03-31' },
      },
      tournamentsPerPhase: 4,
      qualifiers: null,
      missing: expect.stringContaining('It is not announced how many players of each half qualify'),
      announcements: [],
      closed: {},
      best: null,
      hasRecordedChampion: false,
      promos: [],
      link: `/api/v1/leagues/${slug}/seasons/2014-15`,
      version: 2,
      takesEffect: 'never',
    });
    const phases = { 'first-half': { from: '2014-10-01', to: '2014-12-31' } };
    const other = await newSeason({
      ...WINTER,
      phases,
      tournamentsPerPhase: 6,
      qualifiers: QUALIFIERS,
      promos: ['Tea'],
    });
    expect(await seasonOf(other)).toMatchObject({
      phases: { ...phases, 'second-half': null, playoffs: null },
      tournamentsPerPhase: 6,
      qualifiers: QUALIFIERS,
      promos: ['Tea'],
    });
  });

  it.each([
    ['phases.first-half.from', { 'first-half': { from: '2014-09-30', to: '2014-11-30' } }],
    ['phases.playoffs.to', { playoffs: { from: '2015-02-01', to: '2015-04-01' } }],
    ['phases.second-half.to', { 'second-half': { from: '2015-01-02', to: '2015-01-01' } }],
    [
      'phases.second-half.from',
      {
        'first-half': { from: '2014-10-01', to: '2014-11-30' },
        'second-half': { from: '2014-11-30', to: '2014-12-31' },
      },
    ],
    [
      'phases.playoffs.from',
      { 'second-half': { from: '2015-02-01', to: '2015-03-01' }, playoffs: { from: '2014-11-01', to: '2014-12-31' } },
    ],
  ])('with a wrong %s is refused', async (field, phases) => {
    const { body } = await announce(await newLeague(), { ...WINTER, phases }).expect(422);
    const name = `/${field.replaceAll('.', '/')}`;
    expect(body).toMatchObject({ type: '/problems/season-invalid', errors: [{ name, detail: expect.any(String) }] });
  });

  it.each([
    ['phases', { phases: { 'first-half': { from: '2014-10-01' } } }],
    ['phases', { phases: { halftime: { from: '2014-10-01', to: '2014-10-02' } } }],
    ['qualifiers', { qualifiers: { firstHalf: 0, secondHalf: 1.5 } }],
    ['tournamentsPerPhase', { tournamentsPerPhase: 0 }],
    ['promos', { promos: ['', 'x'] }],
  ])('with %s that are not valid is refused', async (_, wrong) => {
    const { body } = await announce(await newLeague(), { ...WINTER, ...wrong }).expect(400);
    expect(body.type).toBe('/problems/invalid-request');
  });

  it('takes no day of another one, nor its name', async () => {
    const slug = await newSeason();
    const next = { season: '2015-16', startsOn: '2015-03-31', endsOn: '2016-03-31' };
    expect((await announce(slug, next).expect(409)).body.type).toBe('/problems/season-conflict');
    await announce(slug, { ...next, startsOn: '2015-10-01' }).expect(201);
    const { body } = await change(slug, { endsOn: '2015-10-01' }).expect(409);
    expect(body).toMatchObject({ type: '/problems/season-conflict', detail: expect.stringContaining('2015-16') });
    expect(await seasonOf(slug)).toMatchObject(WINTER);
  });

  // @row 120
  it('has its promos changed without a run', async () => {
    const slug = await newSeason();
    const tournament = await play(slug);
    const { body } = await change(slug, { promos: ['Tribbles'] }).expect(200);
    expect(body).toMatchObject({ promos: ['Tribbles'], takesEffect: 'never', version: 3 });
    expect((await change(slug, { promos: ['Tribbles'] }).expect(200)).body).toMatchObject({ version: 3 });
    expect(await walk.publisher.publishLeague(slug)).toBeNull();
    expect(await pointsIn(tournament)).toEqual(inPart('first-half'));
  });

  it('gives and takes points with its days and its parts, by a run', async () => {
    const slug = await newSeason();
    const tournament = await play(slug);
    const phases = { 'second-half': { from: '2014-11-01', to: '2015-01-31' } };
    const { body } = await change(slug, { phases }).set('if-match', '"v2"').expect(200);
    expect(body).toMatchObject({ version: 3, takesEffect: 'at-once' });
    expect(await pointsIn(tournament)).toEqual(inPart('first-half'));
    await walk.publisher.publishLeague(slug);
    expect(await pointsIn(tournament)).toEqual(inPart('second-half'));

    await change(slug, { startsOn: '2014-12-01' }).set('if-match', '"v2"').expect(412);
    const outside = await change(slug, { startsOn: '2014-12-01' }).expect(422);
    expect(outside.body).toMatchObject({ errors: [{ name: '/phases/second-half/from' }] });
    await change(slug, { startsOn: '2014-12-01', phases: {} }).expect(200);
    await walk.publisher.publishLeague(slug);
    expect(await pointsIn(tournament)).toEqual([]);
    await change(slug, { startsOn: '2014-11-01' }).expect(200);
    await walk.publisher.publishLeague(slug);
    expect(await pointsIn(tournament)).toEqual(inPart(null));
  });

  it('takes its printed parts along when its days move', async () => {
    const slug = await newSeason();
    await change(slug, { startsOn: '2014-12-15' }).expect(200);
    expect(await seasonOf(slug)).toMatchObject({
      phases: { 'first-half': null, 'second-half': { from: '2014-12-15', to: '2015-01-31' } },
    });
  });

  it('is nobody else’s to change, and there has to be one', async () => {
    const slug = await newSeason();
    await change(slug, { promos: [] }, await walk.createToken('league-director', 'Otto')).expect(403);
    await change(slug, {}).expect(400);
    await change(slug, { promos: [], reason: '' }).expect(400);
    await change(await newLeague(), { promos: [] }).expect(404);
  });
});

describe('how many players qualify', () => {
  it('is announced before the first tournament, and may be changed until then', async () => {
    const slug = await newSeason();
    for (const qualifiers of [QUALIFIERS, { firstHalf: 5, secondHalf: 3 }, null]) {
      const { body } = await change(slug, { qualifiers }).expect(200);
      expect(body).toMatchObject({ qualifiers, takesEffect: 'never' });
    }
  });

  // @row 118
  it('C.2: is frozen by the first tournament that counts, but for coordinators who say why', async () => {
    const slug = await newSeason({ ...WINTER, qualifiers: QUALIFIERS });
    const tournamentId = await play(slug);
    const { body } = await change(slug, { qualifiers: { firstHalf: 5, secondHalf: 3 } }).expect(409);
    expect(body).toMatchObject({
      type: '/problems/qualifiers-frozen',
      detail: expect.stringContaining('"Winter Local" was played on 2014-11-08'),
      advice: expect.stringContaining('coordinator'),
      tournamentId,
    });
    expect((await change(slug, { qualifiers: QUALIFIERS }).expect(200)).body).toMatchObject({ takesEffect: 'never' });
    const [refused] = await walk.dataSource.query<object[]>(
      `select actor, detail->>'refusal' as refusal from audit_entries where subject = $1 and action = 'league.change-season' order by id limit 1`,
      [slug],
    );
    expect(refused).toEqual({ actor: 'Lena', refusal: 'qualifiers-frozen' });
    await walk.post(`/api/v1/tournaments/${tournamentId}/withdrawal`, lena, { reason: 'not played' }).expect(200);
    await change(slug, { qualifiers: { firstHalf: 5, secondHalf: 3 } }).expect(409);
    await change(slug, { qualifiers: { firstHalf: 5, secondHalf: 3 } }, coordinator).expect(200);
  });

  it('stays frozen for the league director who moves the days away, or takes the flag away', async () => {
    const slug = await newSeason({ ...WINTER, qualifiers: QUALIFIERS });
    const tournamentId = await play(slug);
    await change(slug, { startsOn: '2014-12-01' }).expect(200);
    const { body } = await change(slug, { qualifiers: { firstHalf: 5, secondHalf: 3 } }).expect(409);
    expect(body).toMatchObject({ tournamentId, advice: expect.stringContaining('coordinator') });
    await change(slug, { startsOn: '2014-10-01' }).expect(200);
    await request(walk.app.getHttpServer())
      .patch(`/api/v1/tournaments/${tournamentId}`)
      .set('authorization', `Bearer ${lena}`)
      .send({ league: null, reason: 'none of ours' })
      .expect(200);
    await change(slug, { qualifiers: { firstHalf: 5, secondHalf: 3 } }).expect(409);
    await change(slug, { qualifiers: { firstHalf: 5, secondHalf: 3 } }, coordinator).expect(200);
  });

  it('C.2: is announced late by a coordinator alone', async () => {
    const slug = await newSeason();
    await play(slug);
    const { body } = await change(slug, { qualifiers: QUALIFIERS }).expect(409);
    expect(body.advice).toContain('coordinator');
    await change(slug, { qualifiers: QUALIFIERS, reason: 'forgotten' }, coordinator).expect(200);
    await change(slug, { qualifiers: { firstHalf: 1, secondHalf: 1 } }).expect(409);
    expect(await seasonOf(slug)).toMatchObject({
      qualifiers: QUALIFIERS,
      announcements: [{ qualifiers: QUALIFIERS, byCoordinator: true }],
    });
  });

  it('waits for nobody in a season that begins with tournaments', async () => {
    const slug = await newLeague();
    await play(slug);
    await announce(slug, { ...WINTER, qualifiers: QUALIFIERS }).expect(409);
    await announce(slug, { ...WINTER, qualifiers: QUALIFIERS }, coordinator).expect(409);
    const { body } = await announce(slug, { ...WINTER, qualifiers: QUALIFIERS, reason: 'late' }, coordinator).expect(
      201,
    );
    expect(body).toMatchObject({ takesEffect: 'at-once' });
  });
});
