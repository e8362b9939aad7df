import { TossRepository } from '@quadrant/store/leagues';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const TOSSES = '/api/v1/leagues/north-sea/seasons/2014-15/tosses';
let coordinator: string;
let lena: string;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  lena = await walk.createToken('league-director', 'Lena');
  const league = { slug: 'north-sea', name: 'North Sea', director: 'Lena' };
  await walk.post('/api/v1/leagues', coordinator, league).expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
  await walk.post('/api/v1/leagues/north-sea/seasons', lena, season).expect(201);
  const document = reportDocument(
    report(
      round('Cy 100-35 Dee FW', 'Ann 30-30 Bob TT'),
      round('Cy 100-0 Ann FW', 'Dee 100-0 Bob FW'),
      round('Cy 100-0 Bob FW', 'Dee 100-0 Ann FW'),
      { tournament: { league: 'north-sea', director: 'Lena', externalId: 'tosses:1' } },
    ),
  );
  const { body } = await walk.post('/api/v1/submissions', lena, document).expect(201);
  await walk.publisher.publishTournament(String(body.tournamentId), 1);
  await walk.post('/api/v1/players', coordinator, { handle: 'Anna', reason: 'new' }).expect(201);
});

const record = (toss: object = {}, token = lena, path = TOSSES) =>
  walk.post(path, token, { stage: 'first-half', order: ['bob', 'Ann'], reason: 'drawn by lot', ...toss });

const listFor = () => new TossRepository(walk.dataSource).listFor({ league: 'north-sea', season: '2014-15' });

async function publicIdOf(handle: string): Promise<string> {
  const [row] = await walk.dataSource.query<{ id: string }[]>(`select public_id as id from players where handle = $1`, [
    handle,
  ]);
  return row!.id;
}

describe('a toss', () => {
  it('is recorded by the league director, and shown with who and when', async () => {
    const { body } = await record().expect(201);
    const expected = {
      stage: 'first-half',
      order: ['Bob', 'Ann'],
      reason: 'drawn by lot',
      recordedBy: 'Lena',
      recordedAt: '2014-11-10T12:00:00.000Z',
      isPublished: false,
    };
    expect(body).toEqual({ ...expected, takesEffect: 'at-once' });
    await record({ order: ['Ann', 'Bob'] }, coordinator).expect(201);
    await walk.publisher.publishLeague('north-sea');
    const { body: listed } = await walk.get(TOSSES).expect(200);
    expect(listed.rows).toEqual([
      { ...expected, isPublished: true },
      { ...expected, order: ['Ann', 'Bob'], recordedBy: 'Thsch', isPublished: true },
    ]);
    const [ann, bob] = [await publicIdOf('Ann'), await publicIdOf('Bob')];
    expect(await listFor()).toEqual([
      { stage: 'first-half', order: [bob, ann] },
      { stage: 'first-half', order: [ann, bob] },
    ]);
  });

  it.each([
    ['toss-players-unknown', 422, { order: ['Ann', 'Nobody'] }],
    ['toss-players-repeated', 422, { order: ['Ann', 'Bob', 'ANN'] }],
    ['invalid-request', 400, { order: ['Ann'] }],
    ['invalid-request', 400, { order: 'Ann' }],
    ['invalid-request', 400, { stage: 'season' }],
    ['invalid-request', 400, { reason: ' ' }],
  ])('is refused: %s', async (code, status, toss) => {
    const before = await listFor();
    const { body } = await record(toss).expect(status);
    expect(body.type).toBe(`/problems/${code}`);
    expect(await listFor()).toEqual(before);
  });

  it('is of a season that there is, and for its league director', async () => {
    await record({}, lena, '/api/v1/leagues/north-sea/seasons/2015-16/tosses').expect(404);
    await record({}, lena, '/api/v1/leagues/south-sea/seasons/2014-15/tosses').expect(404);
    await record({}, await walk.createToken('league-director', 'Otto')).expect(403);
    await walk.get('/api/v1/leagues/north-sea/seasons/2015-16/tosses').expect(404);
    const refusals = await walk.dataSource.query<object[]>(
      `select detail->>'refusal' as refusal from audit_entries
       where action = 'league.record-toss' and detail->>'refusal' = 'season-not-found'`,
    );
    expect(refusals).toEqual([{ refusal: 'season-not-found' }]);
  });

  it('names players as they count, and nobody who is hidden', async () => {
    await walk.post('/api/v1/players/Ann/merge', coordinator, { into: 'Anna', reason: 'the same' }).expect(200);
    const [{ id }] = (await walk.dataSource.query<{ id: string }[]>(`select public_id as id from player_merges`)) as [
      { id: string },
    ];
    await walk.publisher.publishMerge(id);
    await walk.post('/api/v1/players/Bob/hiding', coordinator, { reason: 'asked' }).expect(200);
    const { body } = await walk.get(TOSSES).expect(200);
    expect(body.rows[0]).toMatchObject({ order: [expect.stringMatching(/^hidden-/), 'Anna'] });
    expect((await listFor())[0]).toEqual({
      stage: 'first-half',
      order: [await publicIdOf('Bob'), await publicIdOf('Anna')],
    });
  });
});
