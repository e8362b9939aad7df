import { DiskWatch } from '@quadrant/store/database';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const MEGABYTE = 1024 ** 2;

const documentOf = (externalId: string) =>
  reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), { tournament: { externalId } }));

describe('while the disk is nearly full', () => {
  let free = 500 * MEGABYTE;
  let look: () => Promise<void>;
  let token: string;

  beforeAll(async () => {
    token = await walk.createToken('coordinator', 'Thsch');
    const watch = walk.app.get(DiskWatch, { strict: false });
    Object.assign(watch, { measure: () => Promise.resolve(free) });
    look = () => watch.look();
    await walk.post('/api/v1/submissions', token, documentOf('disk:before')).expect(201);
    free = 200 * MEGABYTE;
    await look();
  });

  it('refuses every operation that is no reading, but for sign-in and sign-out, and stores nothing', async () => {
    const { body } = await walk.get('/api/v1/openapi.json').expect(200);
    const writing = Object.entries(body.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => ['post', 'put', 'patch', 'delete'].includes(method))
        .map((method) => ({ method: method.toUpperCase() as 'POST', url: path.replaceAll(/\{.*?\}/g, 'x') })),
    );
    const before = await walk.countRows();
    const answers = await Promise.all(
      writing.map(async (each) => {
        const headers = { authorization: `Bearer ${token}` };
        const { statusCode, payload } = await walk.app.inject({ ...each, headers, payload: {} });
        const refused = statusCode === 503 && payload.includes('/problems/disk-nearly-full');
        return { what: `${each.method} ${each.url}`, refused };
      }),
    );
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter(({ refused }) => !refused).map(({ what }) => what)).toEqual([
      'POST /api/v1/session',
      'DELETE /api/v1/session',
      'POST /api/v1/session/second-factor',
    ]);
    expect(await walk.countRows()).toEqual(before);
  });

  it('says in the refusal how much is free, that reading works, and when to come back', async () => {
    const { headers, body } = await walk.post('/api/v1/submissions', token, documentOf('disk:refused')).expect(503);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(headers['retry-after']).toBe('60');
    expect(body).toMatchObject({
      type: '/problems/disk-nearly-full',
      detail:
        'The disk of the server has 200 MB left, and 256 MB are kept free. Nothing is stored at the moment; reading works.',
      advice: expect.stringContaining('Send the same request again later.'),
    });
  });

  it('answers what is read, to people with a token too, and lets an administrator sign in', async () => {
    await walk.get('/').expect(200);
    await walk.get('/api/v1/tournaments').expect(200);
    await walk.app
      .inject({ url: '/api/v1/tokens', headers: { authorization: `Bearer ${token}` } })
      .then(({ statusCode }) => {
        expect(statusCode).toBe(200);
      });
    await walk.post('/api/v1/session', null, { handle: 'Thsch', password: 'wrong' }).expect(401);
  });

  it('is ready for reading, and shows the shortage in health and metrics', async () => {
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ status: 'degraded', disk: 'low' });
    const { text } = await walk.watch('/metrics').expect(200);
    expect(text).toMatch(/^quadrant_disk_low 1$/m);
    expect(text).toMatch(new RegExp(`^quadrant_disk_free_bytes\\{folder=".+"\\} ${200 * MEGABYTE}$`, 'm'));
    expect(text).toMatch(new RegExp(`^quadrant_disk_free_limit_bytes ${256 * MEGABYTE}$`, 'm'));
  });

  it('stores again as soon as there is room', async () => {
    free = 300 * MEGABYTE;
    await look();
    await walk.post('/api/v1/submissions', token, documentOf('disk:refused')).expect(201);
    expect((await walk.watch('/health/ready').expect(200)).body).toMatchObject({ disk: 'ok' });
  });
});
