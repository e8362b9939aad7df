import { argon2id, hash } from 'argon2';
import { atFullCost } from '../../builders/cheap-passwords.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import type { Browser } from './browser.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';

const walk = useHttpWalk();
const CHANGE = '/api/v1/password';
const SESSION = '/api/v1/session';
const NEW = 'shaka, when the walls fell';

beforeEach(async () => {
  for (const table of [
    'throttled_attempts',
    'sessions',
    'known_devices',
    'password_links',
    'role_grants',
    'tokens',
    'accounts',
  ]) {
    await walk.dataSource.query(`delete from ${table}`);
  }
  await makeAccount(walk.dataSource, 'Ann');
  await makeAccount(walk.dataSource, 'Ada', { role: 'administrator' });
});

const signIn = (handle = 'Ann', password = PASSWORD) => newBrowser(walk).signIn(handle, password);

async function makeLink(handle = 'Ann'): Promise<string> {
  const { body } = await (await signIn('Ada')).ask('post', `/api/v1/accounts/${handle}/password-link`);
  return (body.url as string).split('#')[1]!;
}

async function makeToken(browser: Browser): Promise<string> {
  const { body } = await browser.ask('post', '/api/v1/tokens', { name: 'bot', scopes: ['read'] });
  return body.token as string;
}

const works = async (token: string): Promise<boolean> =>
  (await walk.get(SESSION).set('authorization', `Bearer ${token}`)).status === 200;

const use = (link: string, newPassword = NEW) => newBrowser(walk).ask('post', CHANGE, { link, newPassword });

describe('a change of the password', () => {
  it('ends all other sessions, and lets this one go on as another', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const stolen = here.copy();
    const answer = await here.ask('put', CHANGE, { currentPassword: PASSWORD, newPassword: NEW });
    expect(answer.status).toBe(200);
    expect(here.csrfToken).not.toBe(stolen.csrfToken);
    expect((await here.ask('get', SESSION)).status).toBe(200);
    expect((await there.ask('get', SESSION)).status).toBe(401);
    expect((await stolen.ask('get', SESSION)).status).toBe(401);
    expect((await newBrowser(walk).ask('post', SESSION, { handle: 'Ann', password: PASSWORD })).status).toBe(401);
    await signIn('Ann', NEW);
    expect((await auditOf(walk.dataSource, 'password.change')).at(-1)).toMatchObject({ actor: 'Ann', detail: {} });
  });

  it('revokes the tokens of the account and says how many, unless it is asked to keep them', async () => {
    const ann = await signIn();
    const ada = await signIn('Ada');
    const [first, second, other] = [await makeToken(ann), await makeToken(ann), await makeToken(ada)];
    const kept = await ann.ask('put', CHANGE, { currentPassword: PASSWORD, newPassword: NEW, keepTokens: true });
    expect([kept.status, kept.body.revokedTokens, await works(first)]).toEqual([200, 0, true]);
    const changed = await ann.ask('put', CHANGE, { currentPassword: NEW, newPassword: PASSWORD });
    expect([changed.status, changed.body.revokedTokens]).toEqual([200, 2]);
    expect([await works(first), await works(second), await works(other)]).toEqual([false, false, true]);
    const [entry] = (await auditOf(walk.dataSource, 'password.change')).slice(-1);
    expect((entry!['detail'] as { revokedTokens: string[] }).revokedTokens).toHaveLength(2);
    expect(
      (await ann.ask('put', CHANGE, { currentPassword: PASSWORD, newPassword: NEW, keepTokens: 'yes' })).status,
    ).toBe(400);
  });

  it('forgets all devices but the one that it is made on', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await here.ask('put', CHANGE, { currentPassword: PASSWORD, newPassword: NEW });
    await walk.dataSource.query(`update throttled_attempts set points = 1000`);
    const again = (browser: Browser) => browser.ask('post', SESSION, { handle: 'Ann', password: NEW });
    expect([(await again(there)).status, (await again(here)).status]).toEqual([429, 200]);
  });

  it('makes links that are under way void', async () => {
    const link = await makeLink();
    await (await signIn()).ask('put', CHANGE, { currentPassword: PASSWORD, newPassword: NEW });
    expect((await use(link)).status).toBe(422);
  });

  it.each([
    ['a wrong present one', { currentPassword: 'wrong, wrong, wrong', newPassword: NEW }, 422],
    ['a bad new one', { currentPassword: PASSWORD, newPassword: 'short' }, 422],
    ['somebody else named', { currentPassword: PASSWORD, newPassword: NEW, handle: 'Ada' }, 400],
  ])('with %s changes nothing', async (_, body, status) => {
    const browser = await signIn();
    expect((await browser.ask('put', CHANGE, body)).status).toBe(status);
    expect((await browser.ask('get', SESSION)).status).toBe(200);
    await signIn();
  });

  it('is a 429 at the eleventh wrong present password', async () => {
    const browser = await signIn();
    const attempt = () => browser.ask('put', CHANGE, { currentPassword: 'wrong, wrong, wrong', newPassword: NEW });
    for (let count = 1; count <= 10; count += 1) expect((await attempt()).status).toBe(422);
    expect((await attempt()).status).toBe(429);
  });

  it('needs a scope that only few tokens have', async () => {
    const token = await walk.createToken('director', 'Ann');
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const { statusCode } = await walk.app.inject({
      method: 'PUT',
      url: CHANGE,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    expect(statusCode).toBe(403);
  });
});

describe('a password link', () => {
  it('sets a password, once, and ends all sessions', async () => {
    const browser = await signIn();
    const link = await makeLink();
    const token = await makeToken(browser);
    expect((await use(link)).body).toEqual({ handle: 'Ann', revokedTokens: 1 });
    expect(await works(token)).toBe(false);
    expect((await browser.ask('get', SESSION)).status).toBe(401);
    await signIn('Ann', NEW);
    expect((await use(link, 'another long password')).body.type).toBe('/problems/password-link-unknown');
    await signIn('Ann', NEW);
    const [made, set] = await Promise.all(
      ['password-link.create', 'password.set'].map((each) => auditOf(walk.dataSource, each)),
    );
    expect(made!.at(-1)).toMatchObject({ actor: 'Ada', subject: 'Ann' });
    expect(set!.at(-1)).toMatchObject({ actor: 'Ann', detail: { way: 'link' } });
    expect(JSON.stringify([made, set])).not.toContain('qdl_');
  });

  it('is used by one of two who use it at once', async () => {
    const link = await makeLink();
    const answers = await Promise.all([use(link, 'password of the one'), use(link, 'password of the other')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is over after a day', async () => {
    const link = await makeLink();
    walk.setTime(new Date(ON_TIME.getTime() + 86_400_000));
    expect((await use(link)).status).toBe(422);
  });

  it('is void once a newer one was made', async () => {
    const [old, latest] = [await makeLink(), await makeLink()];
    expect((await use(old)).status).toBe(422);
    expect((await use(latest)).status).toBe(200);
  });

  it('is not used up by a password that is refused', async () => {
    const link = await makeLink();
    expect((await use(link, 'short')).body.type).toBe('/problems/password-refused');
    expect((await use(link)).status).toBe(200);
  });

  it('does not help a disabled account', async () => {
    const link = await makeLink();
    await (await signIn('Ada')).ask('post', '/api/v1/accounts/ann/disabling', { reason: 'spec' });
    expect((await use(link)).status).toBe(422);
  });

  it('is a 429 at the eleventh wrong one', async () => {
    for (let count = 1; count <= 10; count += 1) expect((await use(`qdl_${count}`)).status).toBe(422);
    expect((await use('qdl_11')).status).toBe(429);
  });

  it('is stored as its hash only', async () => {
    const link = await makeLink();
    const rows = await walk.dataSource.query<object[]>(`select * from password_links`);
    expect(JSON.stringify(rows)).not.toContain(link);
  });
});

describe('the cost of a guess', () => {
  it('is raised at the next sign-in', async () => {
    const cheap = await hash(PASSWORD, { type: argon2id, memoryCost: 19456, timeCost: 2, parallelism: 1 });
    await walk.dataSource.query(`update accounts set password_hash = $1 where handle = 'Ann'`, [cheap]);
    await atFullCost(signIn);
    const [row] = await walk.dataSource.query<{ hash: string }[]>(
      `select password_hash as hash from accounts where handle = 'Ann'`,
    );
    expect(row!.hash).toContain('m=32768');
    await signIn();
  });
});
