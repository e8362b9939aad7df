import { useHttpWalk } from '../http-walk.js';
import { CLIENT, IdentityProvider } from './identity-provider.js';
import { auditOf, makeAccount, PASSWORD } from './people.js';

const HOST = 'quadrant.example';
const SESSION = '__Host-quadrant-session';
const FLOW = '__Host-quadrant-openid';
const CALLBACK = '/sign-in/openid/callback';

const provider = new IdentityProvider({
  's-ben': 'Ben',
  's-ann': 'Ann',
  's-worf': 'W0rf',
  's-rtl': 'Odo‮',
  's-nameless': undefined,
  's-second': 'Second Ben',
});

beforeAll(async () => {
  // The provider has advice for those who use it for more than a test.
  for (const way of ['warn', 'info'] as const) jest.spyOn(console, way).mockReturnValue();
  await provider.start(`http://${HOST}${CALLBACK}`);
  process.env['PUBLIC_URL'] = `http://${HOST}`;
  process.env['OIDC_ISSUER'] = provider.issuer;
  process.env['OIDC_CLIENT_ID'] = CLIENT.id;
  process.env['OIDC_CLIENT_SECRET'] = CLIENT.secret;
});
const walk = useHttpWalk();
beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Ann');
  await walk.dataSource.query(
    `with player as (
       insert into players (id, counts_as, handle, handle_key, created_at) overriding system value
       values (1, 1, 'Worf', 'worf', now()) returning id)
     insert into player_handles (handle_key, handle, player_id, kind, created_at)
       select 'worf', 'Worf', id, 'current', now() from player`,
  );
});
afterAll(() => {
  provider.stop();
  for (const name of ['PUBLIC_URL', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) delete process.env[name];
});

type Cookies = Record<string, string>;

/** Asks us as a browser at a page of ours would. */
async function ask(path: string, cookies: Cookies, site = 'same-origin') {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const headers = { host: HOST, 'sec-fetch-site': site, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) };
  const answer = await walk.app.inject({ url: path, headers });
  for (const { name, value } of answer.cookies) cookies[name] = value;
  return answer;
}

it('sends people back to the address of the setting, whatever Host a request names', async () => {
  const { headers } = await walk.app.inject({ url: '/sign-in/openid', headers: { host: 'evil.example' } });
  expect(new URL(headers['location']!).searchParams.get('redirect_uri')).toBe(`http://${HOST}${CALLBACK}`);
});

/** The whole way of a person, and where they end up. */
async function signIn(person: string, cookies: Cookies = {}, { to = '/', site = 'same-origin' } = {}) {
  const begun = await ask(`/sign-in/openid?to=${encodeURIComponent(to)}`, cookies, site);
  expect(begun.statusCode).toBe(302);
  const back = await provider.visit(begun.headers['location']!, person);
  expect(back.host).toBe(HOST);
  return ask(back.pathname + back.search, cookies, 'cross-site');
}

const whoIs = async (cookies: Cookies): Promise<string | null> => {
  const answer = await ask('/api/v1/session', { [SESSION]: cookies[SESSION] ?? '' });
  return answer.statusCode === 200 ? answer.json<{ account: { handle: string } }>().account.handle : null;
};

async function withPassword(handle: string): Promise<Cookies> {
  const answer = await walk.app.inject({
    method: 'POST',
    url: '/api/v1/session',
    payload: { handle, password: PASSWORD },
  });
  return { [SESSION]: answer.cookies[0]!.value };
}

describe('a sign-in by OpenID Connect', () => {
  it('goes to the provider with PKCE, state and nonce, and keeps the way back in a cookie of its own', async () => {
    const begun = await ask('/sign-in/openid?to=/leagues', {});
    const address = new URL(begun.headers['location']!);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: CLIENT.id,
      redirect_uri: `http://${HOST}${CALLBACK}`,
      response_type: 'code',
      scope: 'openid profile',
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
      code_challenge_method: 'S256',
    });
    expect(begun.cookies).toEqual([
      expect.objectContaining({ name: FLOW, path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: 600 }),
    ]);
  });

  it('makes an account at the first time, and finds it again at the next', async () => {
    const first: Cookies = {};
    const answer = await signIn('s-ben', first, { to: '/leagues?a=1' });
    expect([answer.statusCode, answer.headers['location'], first[FLOW]]).toEqual([302, '/leagues?a=1', '']);
    expect(await whoIs(first)).toBe('Ben');
    const second: Cookies = {};
    await signIn('s-ben', second);
    expect(await whoIs(second)).toBe('Ben');
    expect(second[SESSION]).not.toBe(first[SESSION]);
    expect(await auditOf(walk.dataSource, 'account.sign-up')).toEqual([
      expect.objectContaining({ actor: 'Ben', detail: { playerId: null, issuer: provider.issuer } }),
    ]);
  });

  it.each([
    ['s-ann', 409, 'handle-refused'],
    ['s-worf', 409, 'handle-refused'],
    ['s-rtl', 422, 'openid-without-handle'],
    ['s-nameless', 422, 'openid-without-handle'],
    ['nobody', 403, 'openid-refused'],
  ])('of %s takes nobody over: %d', async (person, status, code) => {
    const cookies: Cookies = {};
    const answer = await signIn(person, cookies);
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([status, `/problems/${code}`]);
    expect(cookies[SESSION]).toBeUndefined();
  });

  it('connects the account of somebody who is signed in', async () => {
    const cookies = await withPassword('Ann');
    const { [SESSION]: before } = cookies;
    const answer = await signIn('s-ann', cookies);
    expect([answer.statusCode, cookies[SESSION]]).toEqual([302, before]);
    const elsewhere: Cookies = {};
    await signIn('s-ann', elsewhere);
    expect(await whoIs(elsewhere)).toBe('Ann');
    expect(await auditOf(walk.dataSource, 'identity.link')).toMatchObject([
      { actor: 'Ann', detail: { issuer: provider.issuer } },
    ]);
  });

  it('connects nothing where another site sent them', async () => {
    const cookies = await withPassword('Ann');
    await signIn('s-second', cookies, { site: 'cross-site' });
    expect(await whoIs(cookies)).toBe('Second Ben');
  });

  it('is refused for a disabled account', async () => {
    await walk.dataSource.query(`update accounts set disabled_at = now() where handle = 'Ben'`);
    const answer = await signIn('s-ben');
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([403, '/problems/account-disabled']);
    await walk.dataSource.query(`update accounts set disabled_at = null`);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'a',
  ])('does not go on to %s', async (to) => {
    expect((await signIn('s-ben', {}, { to })).headers['location']).toBe('/');
  });

  describe('that comes back', () => {
    const goAndComeBack = async (cookies: Cookies) => {
      const begun = await ask('/sign-in/openid', cookies);
      return provider.visit(begun.headers['location']!, 's-ben');
    };
    const finish = async (back: URL, cookies: Cookies) => {
      const answer = await ask(back.pathname + back.search, cookies, 'cross-site');
      return [answer.statusCode, answer.json<{ type: string }>().type];
    };
    const FAILED = [400, '/problems/openid-failed'];

    it('to another browser does not count', async () => {
      expect(await finish(await goAndComeBack({}), {})).toEqual(FAILED);
    });

    it('with another state does not count', async () => {
      const cookies: Cookies = {};
      const back = await goAndComeBack(cookies);
      back.searchParams.set('state', 'another');
      expect(await finish(back, cookies)).toEqual(FAILED);
    });

    it('with the code of another way does not count', async () => {
      const [mine, theirs]: [Cookies, Cookies] = [{}, {}];
      const [back, other] = [await goAndComeBack(mine), await goAndComeBack(theirs)];
      back.searchParams.set('code', other.searchParams.get('code')!);
      expect(await finish(back, mine)).toEqual(FAILED);
    });

    it('for another nonce does not count', async () => {
      const cookies: Cookies = {};
      const back = await goAndComeBack(cookies);
      const flow = JSON.parse(Buffer.from(cookies[FLOW]!, 'base64url').toString()) as object;
      cookies[FLOW] = Buffer.from(JSON.stringify({ ...flow, nonce: 'another' })).toString('base64url');
      expect(await finish(back, cookies)).toEqual(FAILED);
    });

    it('twice counts once', async () => {
      const cookies: Cookies = {};
      const back = await goAndComeBack(cookies);
      const again = { ...cookies };
      expect((await ask(back.pathname + back.search, cookies, 'cross-site')).statusCode).toBe(302);
      expect(await finish(back, again)).toEqual(FAILED);
    });

    it.each(['nonsense', Buffer.from('{"state":1}').toString('base64url'), Buffer.from('[]').toString('base64url')])(
      'with the cookie %s does not count',
      async (flow) => {
        expect(await finish(await goAndComeBack({}), { [FLOW]: flow })).toEqual(FAILED);
      },
    );

    it('while the provider is away is a 503', async () => {
      const cookies: Cookies = {};
      const back = await goAndComeBack(cookies);
      provider.stop();
      expect(await finish(back, cookies)).toEqual([503, '/problems/openid-unavailable']);
    });
  });
});
