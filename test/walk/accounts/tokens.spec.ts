import { ON_TIME, useHttpWalk } from '../http-walk.js';
import type { Browser } from './browser.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';

const walk = useHttpWalk();
const TOKENS = '/api/v1/tokens';
let ada: Browser;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Ada', { role: 'administrator' });
  await makeAccount(walk.dataSource, 'Ann');
  await makeAccount(walk.dataSource, 'Bob');
  [ada, ann, bob] = (await Promise.all(
    ['Ada', 'Ann', 'Bob'].map((handle) => newBrowser(walk).signIn(handle, PASSWORD)),
  )) as [Browser, Browser, Browser];
});

const by = (token: string) => walk.get('/api/v1/session').set('authorization', `Bearer ${token}`);

async function makeToken(
  browser: Browser,
  scopes = ['read'],
  more: object = {},
): Promise<{ id: string; token: string }> {
  const { status, body } = await browser.ask('post', TOKENS, { name: 'bot', scopes, ...more });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as { id: string; token: string };
}

describe('a token', () => {
  it('is shown once, known by how it begins, and stored as its hash', async () => {
    const { status, headers, body } = await ann.ask('post', TOKENS, {
      name: ' pairings ',
      scopes: ['read', 'results:write'],
    });
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^qdt_[0-9A-Za-z]{46}$/),
      prefix: (body.token as string).slice(0, 8),
      handle: 'Ann',
      name: 'pairings',
      scopes: ['read', 'results:write'],
      createdAt: ON_TIME.toISOString(),
      lastUsedAt: null,
      expiresAt: '2015-11-10T12:00:00.000Z',
      revokedAt: null,
    });
    await by(body.token).expect(200);
    const { token, ...listed } = body;
    const list = await ann.ask('get', TOKENS);
    expect(list.body.rows).toEqual([{ ...listed, lastUsedAt: ON_TIME.toISOString() }]);
    const everything = JSON.stringify([
      list.body,
      await walk.dataSource.query(`select * from tokens`),
      await auditOf(walk.dataSource, 'token.create'),
    ]);
    expect(everything).not.toContain((token as string).slice(9));
  });

  it('stops at once when it is revoked', async () => {
    const { id, token } = await makeToken(ann);
    await by(token).expect(200);
    const { status, body } = await ann.ask('delete', `${TOKENS}/${id}`);
    expect([status, body.revokedAt]).toEqual([200, ON_TIME.toISOString()]);
    expect((await by(token).expect(401)).body.detail).toBe('The token is unknown here or was revoked.');
    expect((await ann.ask('delete', `${TOKENS}/${id}`)).status).toBe(200);
    expect(await auditOf(walk.dataSource, 'token.revoke')).toHaveLength(1);
  });

  it('lasts a year when no end is given, and as long as it is told otherwise', async () => {
    const { token } = await makeToken(ann);
    const { token: longer } = await makeToken(ann, ['read'], { expiresAt: '2024-11-10' });
    walk.setTime(new Date('2015-11-10T12:00:00Z'));
    expect((await by(token).expect(401)).body.detail).toBe('The token expired at 2015-11-10T12:00:00.000Z.');
    await by(longer).expect(200);
  });

  it('stops when it expires', async () => {
    const { token } = await makeToken(ann, ['read'], { expiresAt: '2014-11-11T12:00:00Z' });
    await by(token).expect(200);
    walk.setTime(new Date('2014-11-11T12:00:00Z'));
    expect((await by(token).expect(401)).body.detail).toBe('The token expired at 2014-11-11T12:00:00.000Z.');
  });

  it.each([
    [{ name: 'x', scopes: [] }, 400],
    [{ name: 'x', scopes: ['everything'] }, 400],
    [{ name: 'x', scopes: ['read', 'read'] }, 400],
    [{ name: 'x', scopes: 'read' }, 400],
    [{ name: '', scopes: ['read'] }, 400],
    [{ name: 'x', scopes: ['read'], expiresAt: '2014-11-10T12:00:00Z' }, 400],
    [{ name: 'x', scopes: ['read'], expiresAt: 'tomorrow' }, 400],
    [{ name: 'x', scopes: ['read'], accountId: 'a' }, 400],
    [{ name: 'x', scopes: ['read', 'accounts:write'] }, 403],
    [{ name: 'x', scopes: ['leagues:write'] }, 403],
  ])('that makes no sense (%#) is refused', async (wish, status) => {
    expect((await ann.ask('post', TOKENS, wish)).status).toBe(status);
  });

  it('for leagues is for whoever directs one', async () => {
    await walk.dataSource.query(
      `insert into leagues (slug, name, director, created_at) values ('north', 'North', 'BOB', now())`,
    );
    await makeToken(bob, ['leagues:write']);
  });

  it('makes no other one, unless it may change accounts, and then none that can more than itself', async () => {
    const { token } = await makeToken(ann, ['read', 'results:write']);
    const refused = await walk.post(TOKENS, token, { name: 'x', scopes: ['read'] }).expect(403);
    expect(refused.body.scope).toBe('accounts:write');
    const { token: strong } = await makeToken(ada, ['read', 'accounts:write']);
    await walk.post(TOKENS, strong, { name: 'x', scopes: ['read'] }).expect(201);
    const { body } = await walk.post(TOKENS, strong, { name: 'x', scopes: ['runs:write'] }).expect(403);
    expect(body).toMatchObject({ type: '/problems/scopes-refused', scopes: ['read', 'accounts:write'] });
  });

  it('makes none that outlives it', async () => {
    const expiresAt = '2014-11-11T12:00:00.000Z';
    const { token } = await makeToken(ada, ['read', 'accounts:write'], { expiresAt });
    const make = (wish: object) => walk.post(TOKENS, token, { name: 'x', scopes: ['read'], ...wish });
    expect((await make({}).expect(201)).body.expiresAt).toBe(expiresAt);
    expect((await make({ expiresAt: '2014-11-11T11:00:00Z' }).expect(201)).body.expiresAt).toContain('T11:00');
    const { body } = await make({ expiresAt: '2014-11-11T12:00:01Z' }).expect(400);
    expect(body.detail).toBe(`The token would outlive the one that makes it, which expires at ${expiresAt}.`);
  });

  it('is seen and revoked by its owner and by administrators only', async () => {
    const { id, token } = await makeToken(ann);
    expect((await bob.ask('get', `${TOKENS}?handle=Ann`)).status).toBe(403);
    expect((await bob.ask('get', `${TOKENS}?handle=nobody`)).status).toBe(403);
    expect((await bob.ask('delete', `${TOKENS}/${id}`)).status).toBe(403);
    expect((await bob.ask('delete', `${TOKENS}/00000000-0000-4000-8000-000000000000`)).status).toBe(403);
    await by(token).expect(200);
    const { body } = await ada.ask('get', `${TOKENS}?handle=ann`);
    expect((body.rows as { id: string }[]).map((each) => each.id)).toContain(id);
    expect((await ada.ask('get', `${TOKENS}?handle=nobody`)).status).toBe(404);
    expect((await ada.ask('delete', `${TOKENS}/${id}`)).status).toBe(200);
    await by(token).expect(401);
  });

  it('counts, and not the session that comes with it', async () => {
    const { token } = await makeToken(bob);
    const { body } = await by(token).set('cookie', ada.cookie).expect(200);
    expect(body).toMatchObject({ account: { handle: 'Bob' }, csrfToken: null });
    await walk.post('/api/v1/invitations', token, { handle: 'x' }).set('cookie', ada.cookie).expect(403);
  });
});
