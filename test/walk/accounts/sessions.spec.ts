import { createHash } from 'node:crypto';
import { hashToken } from '@quadrant/http';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import type { Browser } from './browser.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';
import request from 'supertest';

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

  it('gives a second cookie by which the device is known, stored as its hash', async () => {
    const answer = await newBrowser(walk).ask('post', SESSION, { handle: 'Ann', password: PASSWORD });
    const [, cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-quadrant-device=qdd_[\w-]{43}$/);
    expect(attributes.map((each) => each.replace(/^Expires=.*/, 'Expires')).sort()).toEqual(
      ['Expires', 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
    );
    const secret = pair.slice(pair.indexOf('=') + 1);
    const rows = await walk.dataSource.query<{ hash: Buffer }[]>(`select hash from known_devices`);
    expect(rows.map(({ hash }) => hash.toString('hex'))).toContain(hashToken(secret).toString('hex'));
    expect(JSON.stringify(rows) + answer.text).not.toContain(secret);
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

  it.each(['A‮nn', 'An​n'])('takes %j for nobody', async (handle) => {
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

  it('is a 429 at the eleventh wrong one for a handle from one address, and for nobody else', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await wrong('Ann', '10.0.0.1')).statusCode).toBe(401);
    }
    const eleventh = await wrong('ánn', '10.0.0.1');
    expect(eleventh.statusCode).toBe(429);
    expect(eleventh.json()).toMatchObject({ type: '/problems/too-many-requests' });
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await wrong('Bob', '10.0.0.1')).statusCode).toBe(401);
    // The owner signs in from an address of their own.
    expect((await newBrowser(walk).ask('post', SESSION, { handle: 'Ann', password: PASSWORD })).status).toBe(200);
  });

  it('is a 429 at the 31st wrong one from a network, whatever handles they name', async () => {
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      expect((await wrong(`nobody ${attempt}`, '2001:db8::1')).statusCode).toBe(401);
    }
    expect((await wrong('nobody', '2001:db8::ffff')).statusCode).toBe(429);
    expect((await wrong('nobody', '2001:db8:0:1::1')).statusCode).toBe(401);
  });

  it('lets no more than ten through that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => wrong('Ann', '10.0.1.1')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  it('is a 429 for everybody but known devices after 200 wrong ones from many addresses within an hour', async () => {
    const known = await newBrowser(walk).signIn('Ann', PASSWORD);
    for (let attempt = 1; attempt <= 9; attempt += 1) await wrong('Ann', `10.0.2.${attempt}`);
    await walk.dataSource.query(`update throttled_attempts set points = 200 where key like 'sign-in-handle:%'`);
    const refused = await wrong('Ann', '10.0.2.10');
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      429,
      'More than 200 attempts within an hour were wrong.',
    ]);
    expect((await newBrowser(walk).ask('post', SESSION, { handle: 'Ann', password: PASSWORD })).status).toBe(429);
    await known.signIn('Ann', PASSWORD);
    await known.signIn('Ann', PASSWORD);
  });

  it('from a known device goes on while its own address is blocked, and has ten attempts of its own', async () => {
    const known = await newBrowser(walk).signIn('Ann', PASSWORD);
    for (let attempt = 1; attempt <= 11; attempt += 1) await wrong('Ann', '127.0.0.1');
    for (let attempt = 1; attempt <= 31; attempt += 1) await wrong(`nobody ${attempt}`, '127.0.0.1');
    expect((await newBrowser(walk).ask('post', SESSION, { handle: 'Ann', password: PASSWORD })).status).toBe(429);
    const guess = () => known.ask('post', SESSION, { handle: 'Ann', password: 'wrong, wrong, wrong' });
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  it('counts a device that Ann knows like any unknown one when it signs in as Bob', async () => {
    const known = await newBrowser(walk).signIn('Ann', PASSWORD);
    for (let attempt = 1; attempt <= 11; attempt += 1) await wrong('Bob', '127.0.0.1');
    expect((await known.ask('post', SESSION, { handle: 'Bob', password: PASSWORD })).status).toBe(429);
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
    expect(rows).toHaveLength(4);
    for (const { key } of rows) expect(key).toMatch(/^sign-in-(?:handle|address|pair|pair-hour):[\w-]{43}$/);
  });
});

describe('a known device', () => {
  const DEVICE = '__Host-quadrant-device';
  const isKnown = async (browser: Browser, handle = 'Ann') => {
    await walk.dataSource.query(
      `insert into throttled_attempts (key, points, expire) values ($1, 1000, $2)
       on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [`sign-in-handle:${createHash('sha256').update(handle.toLowerCase()).digest('base64url')}`, Date.now() + 60_000],
    );
    const { status } = await browser.copy().ask('post', SESSION, { handle, password: PASSWORD });
    await walk.dataSource.query('delete from throttled_attempts');
    return status !== 429;
  };

  it('gets a new secret at each sign-in, and the old one is worth nothing', async () => {
    const browser = await newBrowser(walk).signIn('Ann', PASSWORD);
    const old = browser.copy();
    await browser.signIn('Ann', PASSWORD);
    expect(browser.cookies.get(DEVICE)).not.toBe(old.cookies.get(DEVICE));
    expect([await isKnown(old), await isKnown(browser)]).toEqual([false, true]);
  });

  it('stays known when its owner signs out, and to both who share a browser', async () => {
    const browser = await newBrowser(walk).signIn('Ann', PASSWORD);
    await browser.ask('delete', SESSION);
    await browser.signIn('Bob', PASSWORD);
    await browser.ask('delete', SESSION);
    await browser.signIn('Ann', PASSWORD);
    const [first, second] = [browser.copy(), browser.copy()];
    expect(await isKnown(first, 'Bob')).toBe(true);
    expect(second.cookies.get(DEVICE)).toBeDefined();
  });

  it('is forgotten after a year without a sign-in', async () => {
    const browser = await newBrowser(walk).signIn('Ann', PASSWORD);
    later(365);
    expect(await isKnown(browser)).toBe(false);
  });

  it('is one of the 20 that were used last', async () => {
    const first = await newBrowser(walk).signIn('Ann', PASSWORD);
    for (let day = 1; day <= 20; day += 1) {
      later(day);
      await newBrowser(walk).signIn('Ann', PASSWORD);
    }
    expect(await isKnown(first)).toBe(false);
    const [row] = await walk.dataSource.query<{ count: number }[]>(
      `select count(*)::integer as count from known_devices d join accounts a on a.id = d.account_id where a.handle = 'Ann'`,
    );
    expect(row!.count).toBe(20);
  });

  it('is forgotten when the account is disabled', async () => {
    const browser = await newBrowser(walk).signIn('Bob', PASSWORD);
    const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
    await ada.ask('post', '/api/v1/accounts/bob/disabling', { reason: 'left' });
    await ada.ask('post', '/api/v1/accounts/bob/enabling', { reason: 'back' });
    expect(await isKnown(browser, 'Bob')).toBe(false);
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

  it('tells who they are, and its CSRF token again', async () => {
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

  it('ends at once when they sign out, and the cookie goes', async () => {
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
