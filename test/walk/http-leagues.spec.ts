import request from 'supertest';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: string;
let lena: string;
let leagues = 0;

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  lena = await walk.createToken('league-director', 'Lena');
});

const form = (body: object = {}, token = coordinator) =>
  walk.post('/api/v1/leagues', token, {
    slug: `league-${++leagues}`,
    name: 'Andorian League',
    director: 'Lena',
    ...body,
  });

async function formed(body: object = {}): Promise<string> {
  const answer = await form(body).expect(201);
  return String(answer.body.link);
}

const change = (path: string, body: object, token = lena) =>
  request(walk.app.getHttpServer()).patch(path).set('authorization', `Bearer ${token}`).send(body);

describe('a league', () => {
  // @row 116
  it('is formed with four players who are committed to it, each told once', async () => {
    const players = ['Ann', 'bob', 'BOB', 'Cy', 'Dee'];
    const { body } = await form({ players }).expect(201);
    const expected = {
      name: 'Andorian League',
      director: 'Lena',
      version: 1,
      alternates: [],
      players: ['Ann', 'bob', 'Cy', 'Dee'],
      seasons: [],
    };
    expect(body).toMatchObject(expected);
    expect((await walk.get(String(body.link)).expect(200)).body).toEqual(body);
  });

  it('is formed on the word of a coordinator where no players are named', async () => {
    const { body } = await walk.get(await formed()).expect(200);
    expect(body.players).toEqual([]);
  });

  it.each([
    ['nobody', [], 0],
    ['three', ['Ann', 'Bob', 'Cy'], 3],
    ['three, one of them twice', ['Ann', 'Bob', 'Cy', 'ÁNN'], 3],
  ])('is not formed with %s', async (_, players, different) => {
    const { body } = await form({ players }).expect(422);
    expect(body).toMatchObject({
      type: '/problems/too-few-players',
      detail: `"players" names ${different} different ones; a league is formed once at least four are committed to it (Organized Play Guide 4.2, section 12.1).`,
    });
    await walk.get(`/api/v1/leagues/league-${leagues}`).expect(404);
  });

  it('is not formed under a slug that is taken, which the audit shows', async () => {
    const slug = (await formed()).split('/').at(-1)!;
    const { body } = await form({ slug }).expect(409);
    expect(body.type).toBe('/problems/league-exists');
    const entries = await walk.dataSource.query<object[]>(
      `select detail->>'refusal' as refusal from audit_entries where subject = $1 and action = 'league.create' order by id`,
      [slug],
    );
    expect(entries).toEqual([{ refusal: null }, { refusal: 'league-exists' }]);
  });

  it('is called otherwise by its director, who names their alternates', async () => {
    const league = await formed();
    for (const handle of ['Alva', 'Bo', 'Otto']) await walk.createToken('league-director', handle);
    const { body } = await change(league, { name: ' North ', alternates: ['Alva', 'alva', 'Bo'] }).expect(200);
    expect(body).toMatchObject({ name: 'North', director: 'Lena', alternates: ['Alva', 'Bo'], version: 2 });
    expect((await change(league, { name: 'North' }).expect(200)).body).toMatchObject({ version: 2 });
    const [entry] = await walk.dataSource.query<object[]>(
      `select actor, detail from audit_entries where subject = $1 and action = 'league.change' order by id limit 1`,
      [league.split('/').at(-1)],
    );
    expect(entry).toMatchObject({
      actor: 'Lena',
      detail: { before: { name: 'Andorian League', alternates: [] }, after: { name: 'North' }, version: 2 },
    });
  });

  it('gets another director from a coordinator, with a reason', async () => {
    const league = await formed();
    await change(league, { director: 'Otto', reason: 'tired' }).expect(403);
    const { body } = await change(league, { director: 'Otto' }, coordinator).expect(400);
    expect(body).toMatchObject({ type: '/problems/invalid-request', detail: expect.stringContaining('reason') });
    await change(league, { director: 'Otto', reason: 'tired' }, coordinator).expect(200);
    await change(league, { name: 'Mine' }).expect(403);
    await change(league, { name: 'Mine' }, await walk.createToken('league-director', 'OTTO')).expect(200);
  });

  it('is changed as it was read, where that is asked for', async () => {
    const league = await formed();
    await change(league, { name: 'Second' }).set('if-match', '"v1"').expect(200);
    const { body } = await change(league, { name: 'Third' }).set('if-match', '"v1"').expect(412);
    expect(body).toMatchObject({
      type: '/problems/version-changed',
      version: 2,
      changes: [{ version: 2, action: 'league.change', by: 'Lena' }],
    });
    await change(league, {}).expect(400);
    await change(league, { alternates: [''] }).expect(400);
    await change('/api/v1/leagues/nowhere', { name: 'X' }).expect(404);
  });

  it('refuses an unknown director or alternate, and suggests similar players (15, C.9)', async () => {
    const league = await formed();
    await walk.createToken('league-director', 'Benjamin Sisko');
    const { body } = await change(league, { alternates: ['Benjamin Sysko', 'Lena'] }).expect(422);
    expect(body).toMatchObject({
      type: '/problems/league-people-unknown',
      detail: 'There is no account and no player "Benjamin Sysko". Did you mean Benjamin Sisko?',
      people: [{ handle: 'Benjamin Sysko', didYouMean: ['Benjamin Sisko'] }],
    });
    await change(league, { alternates: ['Benjamin Sisko'] }).expect(200);
    await form({ director: 'Nobody At All', slug: 'of-nobody' }).expect(422);
    await walk.get('/api/v1/leagues/of-nobody').expect(404);
  });

  it('is deleted by a coordinator where no report ever named it (15, C.9)', async () => {
    const league = await formed();
    await walk.delete(league, lena).send({ reason: 'a trial' }).expect(403);
    await walk.delete(league, coordinator).send({ reason: 'a trial' }).set('if-match', '"v9"').expect(412);
    await walk.delete(league, coordinator).send({ reason: 'a trial' }).expect(200);
    await walk.get(league).expect(404);
    await form({ slug: league.split('/').at(-1) }).expect(201);
  });

  it('lets nobody else change it', async () => {
    const league = await formed();
    await change(league, { name: 'X' }, await walk.createToken('league-director', 'Otto')).expect(403);
    await change(league, { name: 'X' }, await walk.createToken('director', 'Dirk')).expect(403);
  });

  it('shows nobody who is hidden, and keeps them where they stand', async () => {
    const league = await formed({ players: ['Ann', 'Bob', 'Cy', 'Quark'] });
    await walk.post('/api/v1/players', coordinator, { handle: 'Quark', reason: 'new' }).expect(201);
    await change(league, { alternates: ['Quark'] }).expect(200);
    await walk.post('/api/v1/players/Quark/hiding', coordinator, { reason: 'asked' }).expect(200);
    const { body } = await walk.get(league).expect(200);
    const label = String(body.alternates[0]);
    expect(label).toMatch(/^hidden-/);
    expect(body.players).toContain(label);
    await walk.createToken('league-director', 'Bo');
    await change(league, { alternates: [label, 'Bo'] }).expect(200);
    const [row] = await walk.dataSource.query<object[]>(`select alternates from leagues where slug = $1`, [
      league.split('/').at(-1),
    ]);
    expect(row).toEqual({ alternates: ['Quark', 'Bo'] });
  });
});
