import { createHash } from 'node:crypto';
import { hashClaimCode } from '../../../libs/store/players/src/claims/claim-code.js';
import { report, reportDocument } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';

const walk = useHttpWalk();
const ACCOUNTS = '/api/v1/accounts';

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Ada', { role: 'administrator' });
  const director = await walk.createToken('director', 'Dirk');
  const rounds = [
    round('Worf 100-35 bob FW', 'cy 100-20 dee FW'),
    round('Worf 40-100 cy FL', 'bob 55-50 dee MW'),
    round('Worf 100-0 dee FW', 'cy 30-30 bob TT'),
  ];
  const tournament = { director: 'Dirk', secondaryDirector: 'Second Sue', externalId: 'accounts:1' };
  const players = { bob: { name: 'Jean-Luc Picard' }, dee: { name: 'Guinan' } };
  await walk
    .post('/api/v1/submissions', director, reportDocument(report(...rounds, { tournament, players })))
    .expect(201);
  await walk.dataSource.query(
    `insert into leagues (slug, name, director, created_at) values ('north', 'North', 'Léna', now())`,
  );
});
beforeEach(() => walk.dataSource.query('delete from throttled_attempts'));

const signUp = (body: object) => newBrowser(walk).ask('post', ACCOUNTS, body);

describe('a sign-up', () => {
  it('makes an account and signs in to it', async () => {
    const browser = newBrowser(walk);
    const answer = await browser.ask('post', ACCOUNTS, { handle: ' Jadzia  Dax', password: PASSWORD });
    expect([answer.status, answer.headers['location']]).toEqual([201, '/api/v1/accounts/Jadzia%20Dax']);
    expect(answer.body.account).toMatchObject({ handle: 'Jadzia Dax', playerId: null, roles: [] });
    expect((await browser.ask('get', '/api/v1/session')).status).toBe(200);
    await newBrowser(walk).signIn('jadzia dax', PASSWORD);
    const [row] = await walk.dataSource.query<{ hash: string }[]>(
      `select password_hash as hash from accounts where handle = 'Jadzia Dax'`,
    );
    expect(row!.hash).toMatch(/^\$argon2id\$/);
    expect(await auditOf(walk.dataSource, 'account.sign-up')).toContainEqual(
      expect.objectContaining({ actor: 'Jadzia Dax', detail: { playerId: null, issuer: null } }),
    );
  });

  it.each([
    ['worf', 'player'],
    ['WÖRF', 'player'],
    ['Wоrf', 'lookalike'],
    ['W0rf', 'lookalike'],
    ['second sue', 'director'],
    ['5econd Sue', null],
    ['Secоnd Sue', 'lookalike'],
    ['lena', 'director'],
    ['ADA', 'account'],
    ['Аda', 'lookalike'],
    ['operator', 'reserved'],
    ['0perator', 'reserved'],
    ['Administrator', 'reserved'],
    ['schedule', 'reserved'],
    ['Jean-Luc Picard', 'name'],
    ['jeanlucpicard', 'name'],
    ['picard.jeanluc', 'name'],
    ['Picard, Jean Luc', 'name'],
    ['Jean_Luc_P1card', 'name'],
    ['Jean-Luc Picard II', null],
    // One word is the name of many.
    ['Guinan', null],
  ])('as %s meets: %s', async (handle, obstacle) => {
    const { status, body } = await signUp({ handle, password: PASSWORD });
    if (obstacle === null) {
      expect(status).toBe(201);
      return;
    }
    expect([status, body.type, body.obstacle]).toEqual([409, '/problems/handle-refused', obstacle]);
    expect(body.advice).toMatch(/\.$/);
  });

  it.each([
    [{ handle: 'Quark', password: 'short' }, 422],
    [{ handle: 'Quark of Ferenginar', password: 'quark of ferenginar' }, 422],
    [{ handle: 'Quark', password: 'password1234' }, 422],
    [{ handle: 'Quark', password: 'x1y2'.repeat(300) }, 422],
    [{ handle: 'Qu​ark', password: PASSWORD }, 400],
    [{ handle: 'krauQ‮', password: PASSWORD }, 400],
    [{ handle: 'Qu\u0000ark', password: PASSWORD }, 400],
    [{ handle: 'Q'.repeat(10_000), password: PASSWORD }, 400],
    [{ handle: 'Quark', password: PASSWORD, role: 'administrator' }, 400],
    [{ handle: 'Quark', password: PASSWORD, roles: [{ role: 'administrator' }] }, 400],
    [{ handle: 'Quark', password: PASSWORD, grants: ['administrator'] }, 400],
    [{ handle: 'Quark', password: PASSWORD, isAdmin: true }, 400],
    [{ handle: 'Quark', password: PASSWORD, playerId: 1 }, 400],
  ])('that is not right (%#) makes no account', async (body, status) => {
    expect((await signUp(body)).status).toBe(status);
    const [row] = await walk.dataSource.query<{ count: string }[]>(
      `select count(*) from accounts where handle_key like '%qu%ark%'`,
    );
    expect(row!.count).toBe('0');
  });

  it('of the same handle at once gives it to one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signUp({ handle: 'Odo', password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is a 429 at the eleventh wrong one', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await signUp({ handle: 'worf', password: PASSWORD })).status).toBe(409);
    }
    const { status, headers } = await signUp({ handle: 'worf', password: PASSWORD });
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('a claim code', () => {
  const CODE = 'WORF-1234-ABCD';
  const giveCode = (code: string, handle: string, expiresAt = new Date(ON_TIME.getTime() + 1000)) =>
    walk.dataSource.query(
      `insert into claim_codes (hash, player_id, submission_id, created_at, expires_at)
       select $1, player_id, 1, now(), $3 from player_handles where handle_key = $2`,
      [hashClaimCode(code), handle, expiresAt],
    );

  it('that is wrong or old is a 422', async () => {
    await giveCode('OLD-CODE', 'worf', ON_TIME);
    for (const claimCode of ['old-code', 'nobody gave this']) {
      const { status, body } = await signUp({ handle: 'worf', password: PASSWORD, claimCode });
      expect([status, body.type]).toEqual([422, '/problems/claim-code-unknown']);
    }
  });

  it('stays good when the sign-up is refused for something else', async () => {
    await giveCode(CODE, 'worf');
    const { status } = await signUp({ handle: 'bob', password: PASSWORD, claimCode: CODE });
    expect(status).toBe(409);
    const [row] = await walk.dataSource.query<{ used: Date | null }[]>(
      `select used_at as used from claim_codes where hash = $1`,
      [hashClaimCode(CODE)],
    );
    expect(row!.used).toBeNull();
  });

  it('gives its player the account, once, however it is typed', async () => {
    const typed = ['worf 1234 abcd', 'Worf-1234-ABCD', CODE];
    const answers = await Promise.all(
      typed.map((claimCode, index) =>
        signUp({ handle: index === 0 ? 'worf' : `son of mogh ${index}`, password: PASSWORD, claimCode }),
      ),
    );
    const [good, ...others] = answers.sort((a, b) => a.status - b.status);
    expect(others.map(({ status }) => status)).toEqual([422, 422]);
    const [player] = await walk.dataSource.query<{ id: string }[]>(
      `select public_id as id from players where handle_key = 'worf'`,
    );
    expect(good).toMatchObject({ status: 201, body: { account: { playerId: player!.id } } });
    expect(await auditOf(walk.dataSource, 'account.sign-up')).toContainEqual(
      expect.objectContaining({ detail: { playerId: player!.id, issuer: null } }),
    );
  });
});

describe('an administrator', () => {
  it('invites somebody, who sets their password by the link', async () => {
    const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
    const invited = await ada.ask('post', '/api/v1/invitations', { handle: 'Second Sue' });
    expect(invited.status).toBe(201);
    expect(invited.body).toEqual({
      handle: 'Second Sue',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/password#qdl_[\w-]{43}$/),
      expiresAt: new Date(ON_TIME.getTime() + 86_400_000).toISOString(),
    });
    expect((await ada.ask('post', '/api/v1/invitations', { handle: 'second sue' })).body.type).toBe(
      '/problems/account-exists',
    );
    expect((await ada.ask('post', '/api/v1/invitations', { handle: 'Operator' })).body.obstacle).toBe('reserved');
    const [, link] = (invited.body.url as string).split('#');
    const sue = newBrowser(walk);
    const set = await sue.ask('post', '/api/v1/password', { link, newPassword: 'temba, their arms wide' });
    expect([set.status, set.body]).toEqual([200, { handle: 'Second Sue', revokedTokens: 0 }]);
    await sue.signIn('Second Sue', 'temba, their arms wide');
  });

  it.each(['evil.example', 'localhost.evil.example', '192.168.0.7:3000'])(
    'gets links without the Host header %s of the request',
    async (host) => {
      const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
      const ours = { cookie: ada.cookie, 'x-csrf-token': ada.csrfToken!, 'sec-fetch-site': 'same-origin' };
      const headers = { host, 'x-forwarded-host': host, ...ours };
      for (const [url, payload] of [
        ['/api/v1/invitations', { handle: `of ${host}` }],
        ['/api/v1/accounts/Ada/password-link', {}],
      ] as const) {
        const answer = await walk.app.inject({ method: 'POST', url, headers, payload });
        expect([answer.statusCode, answer.json<{ url: string }>().url]).toEqual([
          201,
          expect.stringMatching(/^\/password#qdl_[\w-]{43}$/),
        ]);
      }
    },
  );

  it('sees all accounts, a page at a time', async () => {
    const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
    const seen: string[] = [];
    let path: string | null = `${ACCOUNTS}?limit=2`;
    while (path !== null) {
      const { body, text } = await ada.ask('get', path);
      expect(text).not.toMatch(/argon2|hash/i);
      seen.push(...(body.rows as { handle: string }[]).map(({ handle }) => handle));
      path = body.next === null ? null : `${ACCOUNTS}?limit=2&cursor=${body.next}`;
    }
    const rows = await walk.dataSource.query<{ handle: string }[]>(
      `select handle from accounts order by handle_key collate "C"`,
    );
    expect(seen).toEqual(rows.map(({ handle }) => handle));
  });

  it('cannot be disabled as long as they are the last, not by another one at the same moment either', async () => {
    const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
    const alone = await ada.ask('post', `${ACCOUNTS}/Ada/disabling`, { reason: 'tired' });
    expect([alone.status, alone.body.type]).toEqual([409, '/problems/last-administrator']);

    await makeAccount(walk.dataSource, 'Eve', { role: 'administrator' });
    const eve = await newBrowser(walk).signIn('Eve', PASSWORD);
    const answers = await Promise.all([
      ada.ask('post', `${ACCOUNTS}/Eve/disabling`, { reason: 'not both' }),
      eve.ask('post', `${ACCOUNTS}/Ada/disabling`, { reason: 'not both' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row] = await walk.dataSource.query<{ count: string }[]>(
      `select count(*) from accounts where handle in ('Ada', 'Eve') and disabled_at is null`,
    );
    expect(row!.count).toBe('1');
    await walk.dataSource.query(`update accounts set disabled_at = null`);
  });
});

describe('an account', () => {
  it('is read by its owner and by administrators, and nobody else learns whether it is there', async () => {
    const ada = await newBrowser(walk).signIn('Ada', PASSWORD);
    await makeAccount(walk.dataSource, 'Kira');
    await makeAccount(walk.dataSource, 'Nog');
    const kira = await newBrowser(walk).signIn('Kira', PASSWORD);
    expect((await kira.ask('get', `${ACCOUNTS}/kira`)).body).toMatchObject({ handle: 'Kira' });
    for (const handle of ['Nog', 'nobody', createHash('sha256').digest('hex')]) {
      expect((await kira.ask('get', `${ACCOUNTS}/${handle}`)).status).toBe(403);
    }
    expect((await ada.ask('get', `${ACCOUNTS}/nog`)).status).toBe(200);
    expect((await ada.ask('get', `${ACCOUNTS}/nobody`)).status).toBe(404);
    expect((await ada.ask('post', `${ACCOUNTS}/%00/disabling`, { reason: 'x' })).status).toBe(404);
    expect((await ada.ask('post', `${ACCOUNTS}/nobody/password-link`)).status).toBe(404);
  });
});
