import request from 'supertest';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;
let lena: string;
let leagues = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  lena = await walk.createToken('league-director', 'Lena');
});

const WINTER = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
/** Four players took part in the tournaments below. */
const TABLE = {
  lastPlaces: [1, 3],
  rows: [
    { from: 4, points: [9, 2] },
    { from: 8, points: [11, 4] },
  ],
};

async function newLeague(): Promise<string> {
  const slug = `league-${++leagues}`;
  await walk.post('/api/v1/leagues', coordinator, { slug, name: slug, director: 'Lena' }).expect(201);
  return slug;
}

const announce = (slug: string, more: object = {}) =>
  walk.post(`/api/v1/leagues/${slug}/seasons`, lena, { ...WINTER, ...more });

async function newSeason(more: object = {}): Promise<string> {
  const slug = await newLeague();
  await announce(slug, more).expect(201);
  return slug;
}

const change = (slug: string, body: object, query = '') =>
  request(walk.app.getHttpServer())
    .patch(`/api/v1/leagues/${slug}/seasons/2014-15${query}`)
    .set('authorization', `Bearer ${lena}`)
    .send({ reason: 'spec', ...body });

/** Plays a tournament of a league, in which cy is first, and publishes it; returns its id. */
async function play(league: string): Promise<string> {
  const document = reportDocument(
    report(
      round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
      round('ann 40-100 cy FL', 'bob 55-50 dee MW'),
      round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
      { tournament: { externalId: `points:${league}`, director: 'Lena', league } },
    ),
  );
  const { body } = await walk.post('/api/v1/submissions', lena, document).expect(201);
  await walk.publisher.publishTournament(String(body.tournamentId), 1);
  return String(body.tournamentId);
}

interface Award {
  readonly points: number;
  readonly rule: string;
  readonly explanation: object | null;
}

async function awardsIn(tournament: string): Promise<Award[]> {
  const { body } = await walk.get(`/api/v1/tournaments/${tournament}`).expect(200);
  return (body as { awards: Award[] }).awards;
}

const pointsIn = async (tournament: string) => (await awardsIn(tournament)).map(({ points }) => points);

const PRINTED = [12, 8, 6, 6];

describe('the points table of a season', () => {
  it('decides what places are worth, and explains the points', async () => {
    const slug = await newLeague();
    const { body } = await announce(slug, { pointsTable: TABLE }).expect(201);
    expect(body).toMatchObject({ pointsTable: TABLE });
    const tournament = await play(slug);
    const awards = await awardsIn(tournament);
    expect(awards.map(({ points, rule }) => [points, rule])).toEqual([
      [9, 'points table of the season'],
      [2, 'points table of the season'],
      [2, 'points table of the season'],
    ]);
    const explanation = { table: 'points table of the season', row: '4-7 players', column: '2nd-3rd', points: 2 };
    expect(awards[2]!.explanation).toMatchObject(explanation);
    expect(awards[0]).not.toHaveProperty('ownTable');
    const { body: listed } = await walk.get('/api/v1/players/cy/league-points').expect(200);
    expect(listed).toMatchObject({ awards: [{ league: slug, points: 9, explanation: { column: '1st', points: 9 } }] });
  });

  it('is the printed one in a season without a table', async () => {
    const slug = await newSeason();
    const tournament = await play(slug);
    expect(await pointsIn(tournament)).toEqual(PRINTED);
    expect((await awardsIn(tournament))[2]).toMatchObject({
      rule: '000 table 12.4.1',
      explanation: { row: '4-5 players', column: '3rd-4th', points: 6 },
    });
    const { body } = await walk.get(`/api/v1/leagues/${slug}`).expect(200);
    expect((body as { seasons: object[] }).seasons[0]).not.toHaveProperty('pointsTable');
    expect((await walk.get(`/leagues/${slug}/seasons/2014-15`).expect(200)).text).not.toContain('its own points');
  });

  it('moves points by a run when it is set, and when it is taken away', async () => {
    const slug = await newSeason();
    const tournament = await play(slug);
    const preview = await change(slug, { pointsTable: TABLE }, '?preview=true').expect(200);
    expect(preview.body).toMatchObject({
      players: expect.arrayContaining([expect.objectContaining({ handle: 'cy', before: 12, after: 9 })]),
    });
    expect((await change(slug, { pointsTable: TABLE }).expect(200)).body).toMatchObject({ takesEffect: 'at-once' });
    expect(await pointsIn(tournament)).toEqual(PRINTED);
    await walk.publisher.publishLeague(slug);
    expect(await pointsIn(tournament)).toEqual([9, 2, 2]);
    await change(slug, { pointsTable: null }).expect(200);
    // No table explains the points that the run before gave.
    expect((await awardsIn(tournament)).map(({ points }) => points)).toEqual([9, 2, 2]);
    await walk.publisher.publishLeague(slug);
    expect(await pointsIn(tournament)).toEqual(PRINTED);
  });

  it.each<[string, string, object]>([
    ['/pointsTable/lastPlaces', 'must name the last place of each column in rising order', { lastPlaces: [3, 1] }],
    [
      '/pointsTable/rows/1/from',
      'must be more than 4, which the row before has',
      { rows: [TABLE.rows[0], TABLE.rows[0]] },
    ],
    [
      '/pointsTable/rows/1/points',
      'must not give a later place more points in the row from 8',
      { rows: [TABLE.rows[0], { from: 8, points: [11, 12] }] },
    ],
  ])('is refused with a fault at %s', async (name, detail, part) => {
    const wrong = { pointsTable: { ...TABLE, ...part } };
    const { body } = await announce(await newLeague(), wrong).expect(422);
    const problem = {
      type: '/problems/season-invalid',
      errors: [{ name, detail }],
      advice: expect.stringContaining('Write the columns from the first place on'),
    };
    expect(body).toMatchObject(problem);
    expect((await change(await newSeason(), wrong).expect(422)).body).toMatchObject(problem);
  });

  it.each<[string, object]>([
    ['/pointsTable/rows', { rows: [] }],
    ['/pointsTable/rows/0/from', { rows: [{ from: 3, points: [1] }] }],
    ['/pointsTable/rows/0/points', { rows: [{ from: 4, points: ['nine'] }] }],
    ['/pointsTable/lastPlaces', { lastPlaces: [] }],
  ])('is refused where %s has another form', async (name, part) => {
    const { body } = await announce(await newLeague(), { pointsTable: { ...TABLE, ...part } }).expect(400);
    expect(body).toMatchObject({ type: '/problems/invalid-request', errors: [expect.objectContaining({ name })] });
  });
});

describe('the page of a league director', () => {
  it('has fields for the points table, which say where a fault is', async () => {
    await makeAccount(walk.dataSource, 'Otto');
    const slug = `league-${++leagues}`;
    await walk.post('/api/v1/leagues', coordinator, { slug, name: slug, director: 'Otto' }).expect(201);
    const otto = await (await Reader.of(walk).signIn('Otto', PASSWORD)).open(`/leagues/${slug}/direct`);
    const table = { 'pointsTable.lastPlaces': '1, 3', 'pointsTable.rows.0.from': '4' };
    await otto.send('season-new', { ...WINTER, ...table, 'pointsTable.rows.0.points': '2 9' });
    expect(otto.status).toBe(422);
    expect(otto.html).toContain('href="#season-new-pointsTable-rows-0-points"');
    await otto.send('season-new', { 'pointsTable.rows.0.points': '9 2' });
    expect(otto.text).toContain('Added the season 2014-15.');
    expect(otto.html).toContain('value="9, 2"');
    const stored = { lastPlaces: [1, 3], rows: [{ from: 4, points: [9, 2] }] };
    const { body } = await walk.get(`/api/v1/leagues/${slug}`).expect(200);
    expect(body).toMatchObject({ seasons: [{ pointsTable: stored }] });

    await otto.open(`/leagues/${slug}/seasons/2014-15`);
    expect(otto.text).toContain('This season has its own points for places');
    expect(otto.html).toMatch(/Place 2 to 3/);

    await otto.open(`/leagues/${slug}/direct`);
    const emptied = { 'pointsTable.lastPlaces': '', 'pointsTable.rows.0.from': '', 'pointsTable.rows.0.points': '' };
    await otto.send('season-change', { ...emptied, reason: 'the printed points again' });
    expect(otto.text).toContain('The season 2014-15 was saved.');
    expect((await walk.get(`/api/v1/leagues/${slug}`).expect(200)).body).toMatchObject({
      seasons: [{ pointsTable: null }],
    });
  });
});
