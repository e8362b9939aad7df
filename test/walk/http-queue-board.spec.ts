import { appRoutes } from '@bull-board/api/dist/routes.js';
import { JobProducer } from '@quadrant/queue';
import { readQueueSettings } from '@quadrant/settings';
import { describeWithRedis } from '../builders/redis.js';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { useHttpWalk } from './http-walk.js';

describeWithRedis('the board of the queue', (redis) => {
  const walk = useHttpWalk();
  const environment = { ...process.env };
  let admin: Reader;

  beforeAll(async () => {
    await makeAccount(walk.dataSource, 'Quark', { role: 'administrator' });
    await makeAccount(walk.dataSource, 'Thsch', { role: 'coordinator', continent: null });
    admin = await Reader.of(walk).signIn('Quark', PASSWORD);
  });
  afterEach(() => {
    process.env = { ...environment, DATABASE_URL: process.env['DATABASE_URL'] };
  });

  const putJob = async () => {
    process.env['REDIS_URL'] = redis.url;
    const producer = new JobProducer(readQueueSettings(process.env), () => undefined);
    await producer.enqueue([{ id: 'outbox-board', name: 'refresh', payload: { requestId: 'spec' } }]);
    await producer.close();
  };

  it('says that a queue in PostgreSQL has none', async () => {
    await admin.open('/admin');
    expect(admin.html).toContain('href="/admin/queue"');
    await admin.open('/admin/queue');
    expect(admin.text).toContain('The queue is in PostgreSQL, so there is no board for it.');
    expect((await admin.open('/admin/queue/board/')).status).toBe(404);
  });

  it('answers 503 while Redis does not answer', async () => {
    process.env['REDIS_URL'] = 'redis://127.0.0.1:1';
    expect((await admin.open('/admin/queue/board/api/queues')).status).toBe(503);
  });

  it('shows administrators what waits in Redis', async () => {
    await putJob();
    await admin.open('/admin/queue');
    expect(admin.html).toContain('href="/admin/queue/board/"');
    expect((await admin.open('/admin/queue/board/')).status).toBe(200);
    expect(admin.html).toContain('<base href="/admin/queue/board/" />');
    expect(admin.html).not.toMatch(/<%|https:\/\//);
    for (const [, file] of admin.html.matchAll(/(?:src|href)="(static\/[^"]+)"/g)) {
      expect((await admin.open(`/admin/queue/board/${file}`)).status).toBe(200);
    }
    await admin.open('/admin/queue/board/api/queues?activeQueue=refresh&status=waiting');
    const queue = (
      JSON.parse(admin.html) as { queues: { name: string; readOnlyMode: boolean; jobs: unknown[] }[] }
    ).queues.find(({ name }) => name === 'refresh');
    expect(queue).toMatchObject({ readOnlyMode: true, jobs: [{ id: 'outbox-board', data: { requestId: 'spec' } }] });
  });

  it('has no address that changes something, none outside its folder, and none for others', async () => {
    process.env['REDIS_URL'] = redis.url;
    const changing = appRoutes.api.flatMap(({ method, route }) =>
      [method].flat().flatMap((verb) => (verb === 'get' ? [] : [{ verb, route }])),
    );
    expect(changing.length).toBeGreaterThan(15);
    for (const { verb, route } of changing) {
      for (const each of [route].flat()) {
        const path = `/admin/queue/board${each.replace(':queueName', 'refresh').replace(/:\w+/g, 'outbox-board')}`;
        const { status } = await admin.browser.ask(verb, path, {});
        expect([verb, each, status]).toEqual([verb, each, 404]);
      }
    }
    await admin.open('/admin/queue/board/api/queues?activeQueue=refresh&status=waiting');
    expect(admin.html).toContain('outbox-board');
    for (const path of [
      'static/..%2f..%2fpackage.json',
      'static/%2e%2e/index.ejs',
      'static/js',
      'nothing/here/at/all',
    ]) {
      expect((await admin.open(`/admin/queue/board/${path}`)).status).toBe(404);
    }
    const coordinator = await Reader.of(walk).signIn('Thsch', PASSWORD);
    for (const path of ['', '/board/', '/board/api/queues', '/board/static/images/logo.svg']) {
      expect((await coordinator.open(`/admin/queue${path}`)).status).toBe(403);
    }
  });
});
