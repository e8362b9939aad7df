import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { TcpProxy } from '../builders/tcp-proxy.js';
import { useHttpWalk } from './http-walk.js';

let proxy: TcpProxy;
const walk = useHttpWalk(async (url) => {
  proxy = new TcpProxy(url, 5432);
  await proxy.open();
  return proxy.route(url);
});
afterAll(() => proxy.cut());

const documentOf = (externalId: string) =>
  reportDocument(report(round('ann 100-35 bob FW', 'cy 100-20 dee FW'), { tournament: { externalId } }));

describe('while PostgreSQL is gone', () => {
  it('everything is a 503 that says when to come back; what was acknowledged is there afterwards, and no more', async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    const { body: kept } = await walk.post('/api/v1/submissions', token, documentOf('outage:kept')).expect(201);
    const before = await walk.countRows();

    await proxy.cut();
    const answers = await Promise.all([
      walk.post('/api/v1/submissions', token, documentOf('outage:refused')),
      walk.post('/api/v1/refreshes', token, {}),
      walk.post('/api/v1/session', null, { handle: 'Thsch', password: 'darmok and jalad' }),
      walk.post('/api/v1/accounts', null, { handle: 'Somebody', password: 'darmok and jalad' }),
      walk.get('/api/v1/leaderboards/2e/constructed'),
      walk.get('/api/v1/tournaments'),
      walk.watch('/health/ready'),
      walk.get('/leaderboards/2e/constructed'),
    ]);
    const page = await walk.get('/').set('accept', 'text/html').expect(503);
    await walk.get('/health/live').expect(200);
    await proxy.open();

    for (const { status, headers, body } of answers) {
      expect(status).toBe(503);
      expect(headers['content-type']).toBe('application/problem+json');
      expect(headers['retry-after']).toBe('5');
      expect(body).toMatchObject({
        type: '/problems/service-unavailable',
        advice: expect.stringContaining('Retry-After'),
      });
    }
    expect(page.headers['retry-after']).toBe('5');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(await walk.countRows()).toEqual(before);
    await walk.get(kept.links.self as string).expect(200);
    await walk.post('/api/v1/submissions', token, documentOf('outage:refused')).expect(201);
  });
});
