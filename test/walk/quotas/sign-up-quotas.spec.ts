import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock, createHttpApplication } from '@quadrant/http';
import { FrontDoorModule } from '../../../apps/cli/src/front-door.module.js';
import { madeReady } from '../../builders/http-application.js';
import { PASSWORD } from '../accounts/people.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import request from 'supertest';

// Unset, so that the default counts: 10 a day from one address.
process.env['SIGN_UPS_PER_DAY'] = '';

const walk = useHttpWalk();
const NEXT_DAY = new Date('2014-11-11T00:00:00Z');
let behindProxy: NestFastifyApplication;

beforeAll(async () => {
  const settings = { port: 0, logLevel: 'silent', trustProxy: ['127.0.0.1', '::1'] } as const;
  behindProxy = await madeReady(await createHttpApplication(FrontDoorModule, { settings }));
  jest.spyOn(behindProxy.get(Clock, { strict: false }), 'now').mockImplementation(() => ON_TIME);
});
afterAll(() => behindProxy?.close());
beforeEach(() => walk.dataSource.query(`delete from usage_counts`));

let people = 0;

/** A sign-up as a proxy hands it on for somebody at an address. */
function signUp(app: NestFastifyApplication, address: string, handle = `citizen ${++people}`) {
  return request(app.getHttpServer())
    .post('/api/v1/accounts')
    .set('x-forwarded-for', address)
    .set('sec-fetch-site', 'same-origin')
    .send({ handle, password: PASSWORD });
}

const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

describe('sign-ups from one address', () => {
  it('are 10 a day: of 200, 10 pass and 190 are refused', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 200; sent += 1) statuses.push((await signUp(behindProxy, '192.0.2.1')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([10, 190]);
    expect((await signUp(behindProxy, '192.0.2.2')).status).toBe(201);
  });

  it('say when the next one passes, and who can help before', async () => {
    for (let sent = 0; sent < 10; sent += 1) await signUp(walk.app, '').expect(201);
    const { body, headers } = await signUp(walk.app, '').expect(429);
    expect(headers['retry-after']).toBe('43200');
    expect(body).toMatchObject({
      type: '/problems/quota-exceeded',
      detail: 'One network address can create at most 10 accounts a day. 10 accounts came from yours today.',
      advice: 'Try again after 2014-11-11 00:00 UTC. An administrator can create an account for you before then.',
      quota: 'sign-ups',
    });
    walk.setTime(NEXT_DAY);
    await signUp(walk.app, '').expect(201);
  });

  it('are counted by the /64 network of IPv6', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 20; host += 1) {
      statuses.push((await signUp(behindProxy, `2001:db8:1:2:${host}::${host}`)).status);
    }
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([10, 10]);
    expect((await signUp(behindProxy, '2001:db8:1:3::1')).status).toBe(201);
  });

  it('are counted by the address of the connection where no proxy is trusted', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host += 1) statuses.push((await signUp(walk.app, `192.0.2.${host}`)).status);
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([10, 2]);
  });

  it('do not count when they are refused for something else', async () => {
    await signUp(walk.app, '', 'garak').expect(201);
    for (let sent = 0; sent < 5; sent += 1) await signUp(walk.app, '', 'garak').expect(409);
    const [row] = await walk.dataSource.query<{ used: number }[]>(`select used from usage_counts`);
    expect(row).toEqual({ used: 1 });
  });

  it('are no more than 10 when 40 come to two processes at once', async () => {
    const address = '192.0.2.77';
    const other = await madeReady(
      await createHttpApplication(FrontDoorModule, {
        settings: { port: 0, logLevel: 'silent', trustProxy: ['127.0.0.1', '::1'] },
      }),
    );
    jest.spyOn(other.get(Clock, { strict: false }), 'now').mockReturnValue(ON_TIME);
    const all = Array.from({ length: 40 }, (_, index) => signUp(index % 2 ? other : behindProxy, address));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    await other.close();
    // On a busy machine some wait too long for the database or for their password to be hashed. Their places are free
    // again, except where the database does not take them back in time either.
    const later: number[] = [];
    while (later.at(-1) !== 429) later.push((await signUp(behindProxy, address)).status);
    const [passed, refused, busy] = [201, 429, 503].map((status) => count(statuses, status));
    expect(passed! + refused! + busy!).toBe(40);
    const made = passed! + count(later, 201);
    expect(made).toBeLessThanOrEqual(10);
    expect(10 - made).toBeLessThanOrEqual(busy!);
  });
});
