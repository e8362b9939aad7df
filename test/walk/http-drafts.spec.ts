import { PruningRepository } from '@quadrant/store/pruning';
import { reportDocument, report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';
import { newcomer } from './quotas/unapproved.js';
import request from 'supertest';

const walk = useHttpWalk();
const DRAFTS = '/api/v1/drafts';
let dora: string;
let dan: string;
let carla: string;

beforeAll(async () => {
  dora = await walk.createToken('director', 'Dora');
  dan = await walk.createToken('director', 'Dan');
  carla = await walk.createToken('coordinator', 'Carla');
});

const TABLE =
  'Round,Player 1,Player 2,Result,E-mail\n1,Ann,Bob,FW,ann@example.org\n1,Cy,Dee,FW,\n2,Ann,Cy,FL,\n2,Bob,Dee,MW,\n3,Ann,Dee,FW,\n3,Cy,Bob,TT,\n';

const get = (path: string, token: string) => walk.get(path).set('authorization', `Bearer ${token}`);

const put = (path: string, token: string, body: object) =>
  request(walk.app.getHttpServer()).put(path).set('authorization', `Bearer ${token}`).send(body);

const saveTable = (token = dora) => walk.post(DRAFTS, token, TABLE).set('content-type', 'text/csv');

describe('a draft of a file', () => {
  it('is continued on another device and submitted, and is gone then', async () => {
    const saved = await saveTable().expect(201);
    expect(saved.headers['location']).toBe(saved.body.links.self);
    expect(saved.body).toMatchObject({ version: 1, file: { format: 'csv-matches' }, answers: {} });
    expect(JSON.stringify(saved.body)).not.toContain('example.org');

    const open = await get(saved.body.links.self, dora).expect(200);
    expect(open.body.tournaments).toMatchObject([{ players: 4, rounds: 3, matches: 6 }]);
    expect((open.body.findings as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
      '/tournament/game',
      '/tournament/name',
      '/tournament/startsAt',
      '/column.E-mail',
    ]);
    const refused = await walk.post(open.body.links.submission, dora, {}).expect(422);
    expect(refused.body.type).toBe('/problems/report-refused');

    const answers = { game: '2e', name: 'Winter Local', startsAt: '2014-11-08' };
    const answered = await put(open.body.links.self, dora, { answers }).set('if-match', '"v1"').expect(200);
    expect(answered.body).toMatchObject({ version: 2, answers });
    const preview = await walk.post(`${open.body.links.submission}?preview=true`, dora, {}).expect(200);
    expect(preview.body).toMatchObject({ participants: 4 });
    const receipt = await walk.post(open.body.links.submission, dora, {}).expect(201);
    expect(receipt.body).toMatchObject({ state: 'accepted', file: saved.body.file });
    await get(saved.body.links.self, dora).expect(404);
  });

  it('keeps nothing of the file that the reader leaves out', async () => {
    await saveTable().expect(201);
    const rows = await walk.dataSource.query<{ content: Buffer }[]>(`select content from drafts`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { content } of rows) expect(content.toString()).not.toContain('example.org');
  });

  it('is refused while the file has errors, and stores nothing then', async () => {
    const before = await walk.countRows();
    const broken = await walk
      .post(DRAFTS, dora, TABLE.replace('Ann', '"Ann'))
      .set('content-type', 'text/csv')
      .expect(422);
    expect(broken.body.findings).toMatchObject([{ code: 'broken-file' }]);
    expect(await walk.countRows()).toEqual(before);
  });
});

describe('a draft of a document', () => {
  it('may be unfinished, and is given back as it is', async () => {
    const grid = { grid: [['Ann', 'Bob', null]], step: 2 };
    const { body } = await walk.post(`${DRAFTS}?name=Sheet`, dora, grid).expect(201);
    expect(body).toMatchObject({ name: 'Sheet', file: null });
    expect(body).not.toHaveProperty('document');
    expect((await get(body.links.self, dora).expect(200)).body).toMatchObject({ document: grid });
    const changed = await put(body.links.self, dora, { document: { ...grid, step: 3 } }).expect(200);
    expect(changed.body).toMatchObject({ name: 'Sheet', version: 2 });
    expect(changed.body).not.toHaveProperty('document');
    expect((await get(body.links.self, dora).expect(200)).body).toMatchObject({ document: { step: 3 } });
  });

  it('has at most 64 kB, and nothing of a larger one is kept or told', async () => {
    const large = { grid: { rows: [['x'.repeat(65_536)]] } };
    const before = await walk.countRows();
    const refused = await walk.post(DRAFTS, dora, large).expect(422);
    expect(refused.body.findings).toContainEqual(expect.objectContaining({ code: 'file-too-large' }));
    expect(refused.text.length).toBeLessThan(4096);
    expect(await walk.countRows()).toEqual(before);
    const { body } = await walk.post(DRAFTS, dora, { step: 1 }).expect(201);
    const changed = await put(body.links.self, dora, { document: large }).expect(413);
    expect(changed.body).toMatchObject({ type: '/problems/draft-too-large', limit: 65_536 });
    expect(changed.text.length).toBeLessThan(4096);
  });

  it('becomes a report', async () => {
    const rounds = [round('ann 100-35 bob FW', 'cy 100-20 dee FW'), round('ann 40-100 cy FL', 'bob 55-50 dee MW')];
    const document = reportDocument(report(...rounds));
    const { body } = await walk.post(DRAFTS, carla, document).expect(201);
    await walk.post(body.links.submission, carla, {}).expect(201);
    await get(body.links.self, carla).expect(404);
  });
});

describe('drafts', () => {
  it('are there for nobody but their owner', async () => {
    const { body } = await saveTable().expect(201);
    for (const other of [dan, carla]) {
      await get(body.links.self, other).expect(404);
      await put(body.links.self, other, { name: 'Mine' }).expect(404);
      await walk.delete(body.links.self, other).expect(404);
      await walk.post(body.links.submission, other, {}).expect(404);
      const listed = await get(DRAFTS, other).expect(200);
      expect((listed.body.rows as { id: string }[]).map(({ id }) => id)).not.toContain(body.id);
    }
  });

  it('are not overwritten by whoever has read an earlier version', async () => {
    const { body } = await saveTable().expect(201);
    await put(body.links.self, dora, { name: 'First' }).set('if-match', '"v1"').expect(200);
    const late = await put(body.links.self, dora, { name: 'Second' }).set('if-match', '"v1"').expect(412);
    expect(late.body).toMatchObject({ type: '/problems/version-changed', version: 2 });
    expect((await get(body.links.self, dora)).body.name).toBe('First');
  });

  it('are 20 at most, also when several come at once', async () => {
    const many = await walk.createToken('director', 'Many');
    const answers = await Promise.all(Array.from({ length: 23 }, () => saveTable(many)));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([20, 3]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ type: '/problems/too-many-drafts', limit: 20 });
    const listed = await get(DRAFTS, many);
    await walk.delete(listed.body.rows[0].links.self, many).expect(200);
    await saveTable(many).expect(201);
  });

  it('are five at most for an account that nobody has approved, and five a day', async () => {
    const stranger = await newcomer(walk.dataSource, 'Stranger');
    for (const _ of [1, 2, 3, 4, 5]) await saveTable(stranger.token).expect(201);
    const refused = await saveTable(stranger.token).expect(409);
    expect(refused.body).toMatchObject({ type: '/problems/too-many-drafts', limit: 5 });
    const counted = await walk.dataSource.query<object[]>(
      `select used from usage_counts where subject = $1 and quota = 'drafts per day'`,
      [stranger.accountId],
    );
    expect(counted).toEqual([{ used: 5 }]);
  });

  it('are deleted 90 days after their last change', async () => {
    const { body } = await saveTable().expect(201);
    const pruning = new PruningRepository(walk.dataSource);
    const changed = new Date(body.changedAt as string).getTime();
    expect(new Date(body.expiresAt as string).getTime() - changed).toBe(90 * 86_400_000);
    await pruning.forgetOld(new Date(changed + 90 * 86_400_000));
    await get(body.links.self, dora).expect(200);
    await pruning.forgetOld(new Date(changed + 90 * 86_400_000 + 1));
    await get(body.links.self, dora).expect(404);
  });
});

describe('answers about files', () => {
  it('are listed and forgotten by whoever gave them', async () => {
    const eve = await walk.createToken('director', 'Eve');
    const answers = '?set=game=2e&set=name=Winter&set=startsAt=2014-11-07';
    await walk
      .post(`/api/v1/submissions${answers}`, eve, TABLE.replaceAll('FW', 'MW'))
      .set('content-type', 'text/csv')
      .expect(201);
    const listed = await get('/api/v1/upload-answers', eve).expect(200);
    expect(listed.body.rows).toMatchObject([
      { name: 'game', value: '2e' },
      { name: 'name', value: 'Winter' },
    ]);
    expect((await get('/api/v1/upload-answers', dan)).body.rows).toEqual([]);
    await walk.delete('/api/v1/upload-answers/game', eve).expect(200, { forgotten: 1 });
    await walk.delete('/api/v1/upload-answers/game', eve).expect(404);
    await walk.delete('/api/v1/upload-answers', eve).expect(200, { forgotten: 1 });
  });
});
