import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock, createHttpApplication } from '@quadrant/http';
import { FrontDoorModule } from '../../../apps/cli/src/front-door.module.js';
import { madeReady } from '../../builders/http-application.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { newcomer, tournamentOf, unknownPlayers, type Newcomer } from './unapproved.js';
import request from 'supertest';

// Unset, so that the defaults count: 20 reports and 20 new players a day, 500 reports an hour with approval.
for (const variable of ['REPORTS_PER_DAY', 'NEW_PLAYERS_PER_DAY', 'APPROVED_REPORTS_PER_HOUR']) {
  process.env[variable] = '';
}
// Otherwise five reports would wait for a coordinator, and the sixth would be refused before it is counted.
process.env['REPORTS_FROM'] = 'anyone';

const walk = useHttpWalk();
const SUBMISSIONS = '/api/v1/submissions';
const NEXT_DAY = new Date('2014-11-11T00:00:00Z');
const HALF_DAY_SECONDS = '43200';

let tournaments = 0;
const newId = () => `quota:${++tournaments}`;

const submit = ({ token, handle }: Newcomer, players?: readonly string[]) =>
  walk.post(SUBMISSIONS, token, tournamentOf(handle, newId(), players));

const usedOf = async (subject: string, quota: string): Promise<number | null> => {
  const rows = await walk.dataSource.query<{ used: number }[]>(
    `select used from usage_counts where subject = $1 and quota = $2 order by window_begin desc limit 1`,
    [subject, quota],
  );
  return rows[0]?.used ?? null;
};

/** As if an account had used that much of a quota since its window began. */
const use = (subject: string, quota: string, begin: string, used: number) =>
  walk.dataSource.query(
    `insert into usage_counts (subject, quota, window_begin, used, most) values ($1, $2, $3, $4, 0)`,
    [subject, quota, begin, used],
  );

describe('reports of an account without approval', () => {
  it('are 20 a day: the 21st waits for the next day', async () => {
    const quark = await newcomer(walk.dataSource, 'quark');
    for (let number = 1; number <= 20; number += 1) await submit(quark).expect(201);
    const before = await walk.countRows();
    const late = tournamentOf('quark', newId());
    const { body, headers } = await walk.post(SUBMISSIONS, quark.token, late).expect(429);
    expect(headers['retry-after']).toBe(HALF_DAY_SECONDS);
    expect(body).toMatchObject({
      type: '/problems/quota-exceeded',
      detail: 'An account without approval can submit at most 20 reports a day. Yours has used 20 today.',
      advice:
        'Try again after 2014-11-11 00:00 UTC. A coordinator can approve you as a director, which lifts this limit.',
      quota: 'reports',
      limit: 20,
      per: 'day',
      used: 20,
      resetsAt: NEXT_DAY.toISOString(),
    });
    expect(await walk.countRows()).toEqual(before);
    walk.setTime(NEXT_DAY);
    await walk.post(SUBMISSIONS, quark.token, late).expect(201);
  });

  it('count once, however often the same one comes, also when no other one would pass', async () => {
    const rom = await newcomer(walk.dataSource, 'rom');
    const document = tournamentOf('rom', newId());
    const again = () => walk.post(SUBMISSIONS, rom.token, document).set('idempotency-key', 'rom-1');
    await again().expect(201);
    await again().expect(201);
    await walk.post(SUBMISSIONS, rom.token, document).expect(200);
    expect(await usedOf(rom.accountId, 'reports per day')).toBe(1);
    await walk.dataSource.query(`update usage_counts set used = 20 where subject = $1`, [rom.accountId]);
    await again().expect(201);
    await walk.post(SUBMISSIONS, rom.token, document).expect(200);
    await submit(rom).expect(429);
  });

  it('do not count when they are refused for something else', async () => {
    const nog = await newcomer(walk.dataSource, 'nog');
    await walk.post(SUBMISSIONS, nog.token, '{"schema":"quadrant/1"}').expect(422);
    await walk.post(SUBMISSIONS, nog.token, tournamentOf('somebody else', newId())).expect(403);
    expect(await usedOf(nog.accountId, 'reports per day')).toBeNull();
  });

  it('count as revisions too', async () => {
    const zek = await newcomer(walk.dataSource, 'zek');
    const externalId = newId();
    await walk.post(SUBMISSIONS, zek.token, tournamentOf('zek', externalId)).expect(201);
    await walk.post(SUBMISSIONS, zek.token, tournamentOf('zek', externalId, ['bob', 'ann'])).expect(201);
    expect(await usedOf(zek.accountId, 'reports per day')).toBe(2);
  });

  it('are refused after 200 documents with errors within a day', async () => {
    const brunt = await newcomer(walk.dataSource, 'brunt');
    const broken = () => walk.post(SUBMISSIONS, brunt.token, '{"schema":"quadrant/1"}');
    for (let number = 1; number <= 200; number += 1) await broken().expect(422);
    const { body, headers } = await broken().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect(body.detail).toBe('More than 200 documents of this account were refused within a day.');
  });
});

describe('new players of an account without approval', () => {
  it('are 20 a day: a report that brings more is refused as a whole, a smaller one passes', async () => {
    const ishka = await newcomer(walk.dataSource, 'ishka');
    await submit(ishka, unknownPlayers('ferengi', 16)).expect(201);
    const before = await walk.countRows();
    const { body, headers } = await submit(ishka, unknownPlayers('nagus', 6)).expect(429);
    expect(headers['retry-after']).toBe(HALF_DAY_SECONDS);
    expect(body).toMatchObject({
      type: '/problems/quota-exceeded',
      detail:
        'An account without approval can add at most 20 new players a day. This report would add 6 new players, and ' +
        '16 were added today. Nothing of it was stored.',
      wanted: 6,
      used: 16,
    });
    expect(await walk.countRows()).toEqual(before);
    expect(await usedOf(ishka.accountId, 'reports per day')).toBe(1);
    await submit(ishka, unknownPlayers('liquidator', 4)).expect(201);
    await submit(ishka, unknownPlayers('ferengi', 16)).expect(201);
    await walk.post('/api/v1/players', ishka.token, { handle: 'gint', reason: 'spec' }).expect(429);
    walk.setTime(NEXT_DAY);
    await walk.post('/api/v1/players', ishka.token, { handle: 'gint', reason: 'spec' }).expect(201);
    expect(await usedOf(ishka.accountId, 'new-players per day')).toBe(1);
  });

  it('may never be more than 20 in one report: waiting does not help', async () => {
    const gaila = await newcomer(walk.dataSource, 'gaila');
    const { body, headers } = await submit(gaila, unknownPlayers('horde', 22)).expect(429);
    expect(headers['retry-after']).toBe(HALF_DAY_SECONDS);
    expect(body.advice).toBe(
      'Waiting does not help: this is more at once than a whole day allows. A coordinator can approve you as ' +
        'a director, which lifts this limit.',
    );
  });
});

describe('reports with approval', () => {
  it('are 500 an hour for an account that the operator gave a token to report', async () => {
    const token = await walk.createToken('director', 'sisko');
    const [{ id }] = await walk.dataSource.query<[{ id: string }]>(`select id from accounts where handle = 'sisko'`);
    const sisko = { accountId: id, handle: 'sisko', token };
    await use(id, 'reports per hour', '2014-11-10T12:00:00Z', 499);
    await submit(sisko, unknownPlayers('ensign', 30)).expect(201);
    const { body, headers } = await submit(sisko).expect(429);
    expect(headers['retry-after']).toBe('3600');
    expect(body.detail).toBe(
      'An approved director can submit at most 500 reports an hour. Yours has used 500 in this hour.',
    );
    walk.setTime(new Date('2014-11-10T13:00:00Z'));
    await submit(sisko).expect(201);
  });

  it('are counted for nobody with a role', async () => {
    const token = await walk.createToken('coordinator', 'kira');
    await submit({ accountId: '', handle: 'kira', token }, unknownPlayers('major', 30)).expect(201);
    const counted = await walk.dataSource.query<object[]>(
      `select from usage_counts where subject = (select id::text from accounts where handle = 'kira')`,
    );
    expect(counted).toHaveLength(0);
  });
});

describe('two processes at once', () => {
  let second: NestFastifyApplication;
  beforeAll(async () => {
    const settings = { port: 0, logLevel: 'silent', trustProxy: false } as const;
    second = await madeReady(await createHttpApplication(FrontDoorModule, { settings }));
    jest.spyOn(second.get(Clock, { strict: false }), 'now').mockReturnValue(ON_TIME);
  });
  afterAll(() => second?.close());

  const send = ({ token }: Newcomer, app: NestFastifyApplication) => {
    const sending = request(app.getHttpServer()).post(SUBMISSIONS).set('authorization', `Bearer ${token}`);
    return sending.send(tournamentOf('morn', newId()));
  };

  it('store no more reports of an account than its quota', async () => {
    const morn = await newcomer(walk.dataSource, 'morn');
    await submit(morn).expect(201);
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => (await send(morn, index % 2 ? second : walk.app)).status),
    );
    // On a busy machine some wait too long and get a 503. Only their places are free again.
    const later: number[] = [];
    while (later.at(-1) !== 429) later.push((await send(morn, second)).status);
    const count = (statuses: readonly number[], wanted: number) => statuses.filter((each) => each === wanted).length;
    const filled = count(later, 201);
    expect(count(answers, 201) + filled).toBe(19);
    expect(count(answers, 429) + count(answers, 503) - filled).toBe(11);
    expect(filled).toBeLessThanOrEqual(count(answers, 503));
    expect(await usedOf(morn.accountId, 'reports per day')).toBe(20);
  });
});
