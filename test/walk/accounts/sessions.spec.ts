import request from 'supertest';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';

const walk = useHttpWalk();
const SESSION = '/api/v1/session';
const COOKIE = '__Host-quadrant-session';
const DAY = 86_400_000;
const later = (days: number) => walk.setTime(new Date(ON_TIME.getTime() + days * DAY));

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Ann');
  await makeAccount(walk.dataSource, 'Bob');
  await makeAccount(walk.dataSource, 'Ada', { role: 'administrator' });
});
beforeEach(() => walk.dataSource.query('delete from throttled_attempts'));

describe('a sign-in', () => {
  it('says who it is, and gives a cookie that only this browser sends to only this host', async () => {
    const answer = await newBrowser(walk).ask('post', SESSION, { handle: 'ANN', password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      account: expect.objectContaining({ handle: 'Ann', roles: [], hasPassword: true, disabledAt: null }),
      csrfToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(ON_TIME.getTime() + 14 * DAY).toISOString(),
      notice: null,
    });
    const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-quadrant-session=qds_[\w-]{43}$/);
    expect(attributes.map((each) => each.replace(/^Expires=.*/, 'Expires')).sort()).toEqual(
      ['Expires', 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
    );
    const [stored] = await walk.dataSource.query<{ hash: Buffer }[]>(`select hash from sessions`);
    expect(stored!.hash).toHaveLength(32);
    expect(answer.text).not.toContain(pair.slice(pair.indexOf('=') + 1));
  });

  it('says where a browser would not keep the cookie', async () => {
    const { body } = await request(walk.app.getHttpServer())
      .post(SESSION)
      .set('host', '192.168.0.7:3000')
      .send({ handle: 'Ann', password: PASSWORD })
      .expect(200);
    expect(body.notice).toContain('plain http');
  });

  it('begins a session of its own, and ends the one that was there', async () => {
    const browser = await newBrowser(walk).signIn('Ann', PASSWORD);
    const before = browser.copy();
    await browser.signIn('Ann', PASSWORD);
    expect(browser.cookies.get(COOKIE)).not.toBe(before.cookies.get(COOKIE));
    expect((await before.ask('get', SESSION)).status).toBe(401);
    expect((await browser.ask('get', SESSION)).status).toBe(200);
  });

  it('does not take over a secret that somebody else put into the browser', async () => {
    const browser = newBrowser(walk);
    browser.cookies.set(COOKIE, 'qds_fixed');
    await browser.signIn('Ann', PASSWORD);
    expect(browser.cookies.get(COOKIE)).not.toBe('qds_fixed');
  });

  it('is in the audit, without anything secret', async () => {
    const browser = await newBrowser(walk).signIn('Bob', PASSWORD);
    await browser.ask('delete', SESSION);
    const entries = [
      ...(await auditOf(walk.dataSource, 'session.begin')),
      ...(await auditOf(walk.dataSource, 'session.end')),
    ];
    expect(entries).toContainEqual(
      expect.objectContaining({ actor: 'Bob', subject: 'Bob', detail: { way: 'password' } }),
    );
    expect(entries.at(-1)).toMatchObject({ actor: 'Bob', detail: {} });
    expect(JSON.stringify(entries)).not.toContain('qds_');
  });

  it('answers a wrong password and an unknown handle alike', async () => {
    const browser = newBrowser(walk);
    const wrong = await browser.ask('post', SESSION, { handle: 'Ann', password: 'darmok and gilad' });
    const unknown = await browser.ask('post', SESSION, { handle: 'Nobody', password: PASSWORD });
    for (const { status, headers, body } of [wrong, unknown]) {
      expect([status, body.type, headers['set-cookie']]).toEqual([401, '/problems/sign-in-refused', undefined]);
    }
    expect(wrong.body.detail).toBe(unknown.body.detail);
  });

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
  ])('is refused where %s is %s', async (header, value) => {
    const asking = request(walk.app.getHttpServer()).post(SESSION).set(header, value);
    const { body } = await asking.send({ handle: 'Ann', password: PASSWORD }).expect(403);
    expect(body.type).toBe('/problems/cross-site-request');
  });

  it.each([
    { handle: 'Ann' },
    { handle: ['Ann'], password: PASSWORD },
    { handle: 'Ann', password: { $ne: '' } },
    { handle: 'Ann', password: 'x'.repeat(2001) },
    { handle: 'Ann', password: PASSWORD, role: 'administrator' },
    { handle: 'A'.repeat(10_000), password: PASSWORD },
  ])('that is malformed (%#) is a 400', async (body) => {
    expect((await newBrowser(walk).ask('post', SESSION, body)).status).toBe(400);
  });

  it.each(['A‮nn', 'An​n', 'An\u0000n'])('takes %j for nobody', async (handle) => {
    expect((await newBrowser(walk).ask('post', SESSION, { handle, password: PASSWORD })).status).toBe(401);
  });
});

describe('a throttled sign-in', () => {
  const wrong = (handle: string, address: string) =>
    walk.app.inject({
      method: 'POST',
      url: SESSION,
      remoteAddress: address,
      payload: { handle, password: 'wrong, wrong, wrong' },
    });

  it('is a 429 at the eleventh wrong one for a handle, wherever they come from, and for no other handle', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await wrong('Ann', `10.0.0.${attempt}`)).statusCode).toBe(401);
    }
    const eleventh = await wrong('ánn', '10.0.0.11');
    expect(eleventh.statusCode).toBe(429);
    expect(eleventh.json()).toMatchObject({ type: '/problems/too-many-requests' });
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await newBrowser(walk).ask('post', SESSION, { handle: 'Ann', password: PASSWORD })).status).toBe(429);
    expect((await newBrowser(walk).ask('post', SESSION, { handle: 'Bob', password: PASSWORD })).status).toBe(200);
  });

  it('is a 429 at the eleventh wrong one from an address, whomever they name', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await wrong(`nobody ${attempt}`, '2001:db8::1')).statusCode).toBe(401);
    }
    expect((await wrong('nobody', '2001:db8::ffff')).statusCode).toBe(429);
    expect((await wrong('nobody', '2001:db8:0:1::1')).statusCode).toBe(401);
  });

  it('lets no more than ten through that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => wrong('Ann', `10.0.1.${index}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  it('does not count right ones', async () => {
    for (let attempt = 1; attempt <= 9; attempt += 1) await wrong('Ann', '127.0.0.1');
    const browser = newBrowser(walk);
    for (let attempt = 1; attempt <= 3; attempt += 1) await browser.signIn('Ann', PASSWORD);
    expect((await wrong('Ann', '127.0.0.1')).statusCode).toBe(401);
    expect((await wrong('Ann', '127.0.0.1')).statusCode).toBe(429);
  });

  it('goes on after its minute', async () => {
    for (let attempt = 1; attempt <= 11; attempt += 1) await wrong('Ann', '127.0.0.1');
    await walk.dataSource.query(`update throttled_attempts set expire = expire - 60000`);
    expect((await wrong('Ann', '127.0.0.1')).statusCode).toBe(401);
  });

  it('keeps neither handle nor address', async () => {
    await wrong('a password in the wrong field', '10.1.2.3');
    const rows = await walk.dataSource.query<{ key: string }[]>(`select key from throttled_attempts`);
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^sign-in-(?:handle|address):[\w-]{43}$/);
  });
});

describe('a session', () => {
  it('is over after 14 days without use, and after 90 with', async () => {
    const idle = await newBrowser(walk).signIn('Ann', PASSWORD);
    const busy = await newBrowser(walk).signIn('Ann', PASSWORD);
    for (let day = 13; day < 90; day += 13) {
      later(day);
      expect((await busy.ask('get', SESSION)).status).toBe(200);
    }
    later(14);
    expect((await idle.ask('get', SESSION)).body.detail).toContain('The session is over');
    later(90);
    expect((await busy.ask('get', SESSION)).status).toBe(401);
  });

  it('says when it is over, never after its 90 days', async () => {
    const browser = await newBrowser(walk).signIn('Ann', PASSWORD);
    for (let day = 13; day < 90; day += 13) {
      later(day);
      await browser.ask('get', SESSION);
    }
    later(85);
    const { body } = await browser.ask('get', SESSION);
    expect(body.expiresAt).toBe(new Date(ON_TIME.getTime() + 90 * DAY).toISOString());
  });

  it('tells who he is, and its CSRF token again', async () => {
    const browser = await newBrowser(walk).signIn('Ada', PASSWORD);
    const { csrfToken } = browser;
    const { body } = await browser.ask('get', SESSION);
    expect(body.csrfToken).toBe(csrfToken);
    expect(body.account.roles).toMatchObject([{ role: 'administrator', continent: null, region: null }]);
  });

  it('tells a token no CSRF token', async () => {
    const token = await walk.createToken('player', 'Toni');
    const { body } = await walk.get(SESSION).set('authorization', `Bearer ${token}`).expect(200);
    expect(body).toMatchObject({ account: { handle: 'Toni', hasPassword: false }, csrfToken: null, expiresAt: null });
  });

  it('ends at once when he signs out, and the cookie goes', async () => {
    const browser = await newBrowser(walk).signIn('Ann', PASSWORD);
    const stolen = browser.copy();
    expect((await browser.ask('delete', SESSION)).status).toBe(200);
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect((await stolen.ask('get', SESSION)).status).toBe(401);
  });

  it('does not end without a CSRF token, nor by a token', async () => {
    const browser = await newBrowser(walk).signIn('Ann', PASSWORD);
    browser.csrfToken = null;
    expect((await browser.ask('delete', SESSION)).body.type).toBe('/problems/csrf-token-wrong');
    const token = await walk.createToken('player', 'Toni');
    const { status } = await walk.delete(SESSION, token);
    expect(status).toBe(409);
    expect((await browser.ask('get', SESSION)).status).toBe(200);
  });

  it('ends in the middle when the account is disabled, and so do its tokens', async () => {
    const bob = await newBrowser(walk).signIn('Bob', PASSWORD);
    const { body: created } = await bob.ask('post', '/api/v1/tokens', { name: 'bot', scopes: ['read'] });
    const byToken = () => walk.get(SESSION).set('authorization', `Bearer ${created.token}`);
    await byToken().expect(200);
    const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
    const { body } = await ada.ask('post', '/api/v1/accounts/bob/disabling', { reason: 'left' });
    expect(body).toMatchObject({ handle: 'Bob', disabledAt: ON_TIME.toISOString() });
    expect((await bob.ask('get', SESSION)).status).toBe(401);
    expect((await byToken().expect(401)).body.detail).toBe('The account of the token is disabled.');
    const refused = await bob.ask('post', SESSION, { handle: 'Bob', password: PASSWORD });
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/account-disabled']);

    await ada.ask('post', '/api/v1/accounts/bob/enabling', { reason: 'back' });
    expect((await bob.ask('get', SESSION)).status).toBe(401);
    await byToken().expect(200);
    await bob.signIn('Bob', PASSWORD);
  });
});
