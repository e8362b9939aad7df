import { randomBytes } from 'node:crypto';
import { generateToken } from '@quadrant/http';
import { report, reportDocument } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import type { Browser } from './browser.js';
import { formsOf } from './page-forms.js';
import { makeAccount, newBrowser, PASSWORD } from './people.js';
import { Reader } from './reader.js';

const walk = useHttpWalk();

const page = (path: string) => walk.get(path).set('accept', 'text/html');

const see = async (browser: Browser, path: string): Promise<string> => {
  const { status, text } = await browser.ask('get', path);
  expect(status).toBe(200);
  return text;
};

let ann: Browser;
let dirk: Browser;

beforeAll(async () => {
  await makeAccount(walk.dataSource, '<b>ann</b>', { role: 'coordinator', continent: 'europe' });
  await makeAccount(walk.dataSource, 'Dirk');
  const token = await walk.createToken('director', 'Dirk');
  const document = reportDocument(report(round('bob 100-35 cy FW'), { tournament: { director: 'Dirk' } }));
  await walk.post('/api/v1/submissions', token, document).expect(201);
  ann = await newBrowser(walk).signIn('<b>ann</b>', PASSWORD);
  dirk = await newBrowser(walk).signIn('Dirk', PASSWORD);
});

describe('the head of every page', () => {
  it('leads to the sign-in, or to the account of whoever is signed in', async () => {
    expect((await page('/').expect(200)).text).toContain('<a href="/sign-in">Sign in</a>');
    const { text, headers } = await ann.ask('get', '/');
    expect(text).toContain('Signed in as <bdi>&lt;b>ann&lt;/b></bdi>');
    expect(text).toContain('<a href="/audit">Audit</a>');
    expect(headers['cache-control']).toBe('no-store');
    expect(await see(dirk, '/')).not.toContain('/audit');
  });

  it('shows it on refusals too, and nobody for a session that is over', async () => {
    const cookie = ann.cookie;
    const { text } = await page('/nothing').set('cookie', cookie).expect(404);
    expect(text).toContain('<a href="/account">');
    walk.setTime(new Date('2030-01-01'));
    expect((await page('/').set('cookie', cookie).expect(200)).text).toContain('>Sign in<');
  });
});

describe('sign-in and sign-up', () => {
  it('have labelled forms that go to the operations, never into an address', async () => {
    const { text } = await page('/sign-in?to=/audit%3Fperson%3Dx').expect(200);
    expect(formsOf(text)).toEqual([{ method: 'POST', action: '/api/v1/session', fields: ['handle', 'password'] }]);
    expect(text).toContain('method="post"');
    expect(text).toContain('name="_then" value="/audit?person=x"');
    expect(text).not.toContain('<noscript>');
    expect(text).not.toContain('OpenID');
    const { text: signUp } = await page('/sign-up').expect(200);
    expect(formsOf(signUp)).toEqual([
      { method: 'POST', action: '/api/v1/accounts', fields: ['handle', 'password', 'claimCode'] },
    ]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2e%2e//evil.example',
  ])('lead nowhere else than to this site: not to %s', async (to) => {
    for (const path of ['/sign-in', '/sign-up']) {
      const { text } = await page(`${path}?to=${encodeURIComponent(to)}`).expect(200);
      expect(/name="_then" value="([^"]*)"/.exec(text)?.[1]).toMatch(/^\/(?!\/)/);
    }
  });

  it('say when cookies cannot be kept, and only then', async () => {
    for (const path of ['/sign-in', '/sign-up']) {
      expect((await page(path).set('host', 'quadrant.example')).text).toContain('keep no session');
      expect((await page(path).set('host', 'localhost:3000')).text).not.toContain('keep no session');
    }
  });

  it('are where a page leads that is for somebody who is signed in', async () => {
    for (const path of ['/account', '/audit?person=a%26b', '/disputes']) {
      const { headers, text } = await page(path).expect(303);
      expect(headers['location']).toBe(`/sign-in?to=${encodeURIComponent(path)}`);
      expect([text, headers['www-authenticate']]).toEqual(['', undefined]);
      await walk.get(path).set('accept', 'application/json').expect(401);
    }
  });

  it('come back to the page that somebody came from, whichever of the two they choose', async () => {
    const yuri = await Reader.of(walk).open('/submit');
    expect(yuri.html).toContain('href="/sign-up?to=%2Fsubmit"');
    await yuri.open('/sign-up?to=%2Fsubmit');
    expect(yuri.html).toContain('href="/sign-in?to=%2Fsubmit"');
    await yuri.open('/sign-in?to=%2Fsubmit');
    expect(yuri.html).toContain('href="/sign-up?to=%2Fsubmit"');
    await yuri.open('/sign-up?to=%2Fsubmit');
    await yuri.send('sign-up', { handle: 'yuri', password: 'short' });
    await yuri.send('sign-up', { handle: 'yuri', password: PASSWORD });
    expect(yuri.path).toBe('/submit');
    expect(yuri.text).toContain('Your account is ready, and you are signed in.');
  });

  it('say who is signed in already', async () => {
    const text = await see(ann, '/sign-in?to=/disputes');
    expect(text).toContain(
      'You are signed in as <a href="/account">&lt;b>ann&lt;/b></a>. <a href="/disputes">Go on</a>',
    );
  });
});

describe('without a script', () => {
  it('somebody signs up, claims a player, makes a token and revokes it', async () => {
    const zoe = await Reader.of(walk).open('/sign-up');
    await zoe.send('sign-up', { handle: 'zoe', password: 'short' });
    expect(zoe.text).toContain('Choose another password');
    expect(zoe.html).toContain('value="zoe"');
    await zoe.send('sign-up', { handle: 'zoe', password: PASSWORD });
    expect(zoe.path).toBe('/account');
    expect(zoe.text).toContain('Your account is ready, and you are signed in.');
    await zoe.send('claim', { handle: 'cy', message: 'I have red hair' });
    expect(zoe.text).toContain('Your claim on cy was sent. Its state is below.');
    await zoe.send('create-token', { name: 'club' }, 'Create the token');
    expect(zoe.text).toMatch(/The token club: qd\w_\w+/);
    await zoe.open('/account');
    expect(zoe.text).not.toMatch(/qd\w_\w{20}/);
    const [, revoke = ''] = /<form id="(revoke-[^"]+)"/.exec(zoe.html) ?? [];
    await zoe.send(revoke);
    expect(zoe.text).toContain('Revoked the token club.');
    const claims = await Reader.of(walk).signIn('Dirk', PASSWORD);
    const [, claim = ''] = /<form id="(claim-[^"]+)"/.exec(claims.html) ?? [];
    await claims.send(claim, { reason: 'do not know them' }, 'Refuse');
    expect(claims.text).toContain('Refused the claim of zoe on cy.');
  });

  it('somebody changes their password, and sets one by a link', async () => {
    await makeAccount(walk.dataSource, 'Pam');
    const pam = await Reader.of(walk).signIn('Pam', PASSWORD);
    await pam.send('change-password', { currentPassword: 'not this one', newPassword: 'riker beard trombone lute' });
    expect(pam.text).toContain('The present password is wrong');
    await pam.send('change-password', { currentPassword: PASSWORD, newPassword: 'riker beard trombone lute' });
    expect(pam.text).toContain(
      'The password was changed. Tokens revoked: 0. You have been signed out everywhere else.',
    );
    const lost = await Reader.of(walk).open('/password');
    await lost.send('set-password', { link: 'qdl_wrong', newPassword: 'garak plain simple tailor' });
    expect(lost.text).toContain('The link is not valid');
    expect(lost.html).toContain('value="qdl_wrong"');
  });
});

it('the page of a one-time link has no secret in it', async () => {
  const { text, headers } = await page('/password').expect(200);
  expect(formsOf(text)).toEqual([
    { method: 'POST', action: '/api/v1/password', fields: ['link', 'newPassword', 'keepTokens'] },
  ]);
  expect(text).toContain('src="/assets/password-link.js"');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

describe('the account page', () => {
  it('has roles with their areas, and tokens without what they are', async () => {
    const { body } = await ann.ask('post', '/api/v1/tokens', { name: '<i>club</i>', scopes: ['read'] });
    const text = await see(ann, '/account');
    expect(text).toContain('<a href="/desk">Coordinator, Europe</a>');
    expect(text).toContain('&lt;i>club&lt;/i>');
    expect(text).not.toContain((body as { token: string }).token);
    expect(formsOf(text)).toContainEqual({
      method: 'DELETE',
      action: `/api/v1/tokens/${(body as { id: string }).id}`,
      fields: [],
    });
    await ann.ask('delete', `/api/v1/tokens/${(body as { id: string }).id}`);
    const after = await see(ann, '/account');
    expect(after).toContain(`revoked <time datetime="${ON_TIME.toISOString()}">`);
    expect(formsOf(after).filter(({ action }) => action.startsWith('/api/v1/tokens/'))).toEqual([]);
  });

  it('has the claims that wait for them and their own, until they are a player', async () => {
    const eve = newBrowser(walk);
    await eve.ask('post', '/api/v1/accounts', { handle: 'eve', password: PASSWORD });
    const made = await eve.ask('post', '/api/v1/players/bob/claim', { message: 'I am <script>bob</script>' });
    const { id } = made.body as { id: string };
    expect(await see(eve, '/account')).toContain('<caption>Your claims</caption>');
    const waiting = await see(dirk, '/account');
    expect(waiting).toContain('I am &lt;script>bob&lt;/script>');
    const fields = ['reason'];
    expect(formsOf(waiting)).toContainEqual({ method: 'POST', action: `/api/v1/claims/${id}/confirmation`, fields });
    expect(formsOf(waiting)).toContainEqual({ method: 'POST', action: `/api/v1/claims/${id}/refusal`, fields });
    expect((await dirk.ask('post', `/api/v1/claims/${id}/confirmation`, { reason: 'seen them' })).status).toBe(200);
    expect(await see(eve, '/account')).toContain('You are the player <a href="/players/bob">bob</a>');
    expect(await see(dirk, '/account')).not.toContain('Claims that wait for you');
  });

  it('has only forms that go to operations which take their fields', async () => {
    const { body } = await walk.get('/api/v1/openapi.json').expect(200);
    const paths = Object.keys((body as { paths: object }).paths).map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'));
    const forms = formsOf(await see(ann, '/account'));
    expect(forms.length).toBeGreaterThan(3);
    for (const { action } of forms) {
      expect(paths).toContain(action.replace(/\{[^}]+\}|[0-9a-f]{8}-[0-9a-f-]{27}/g, '{}'));
    }
  });

  it('is shown to a token as well, and to nobody with a wrong one', async () => {
    const token = await walk.createToken('player', 'tom');
    await page('/account').set('authorization', `Bearer ${token}`).expect(200);
    await page('/account')
      .set('authorization', `Bearer ${generateToken(randomBytes)}`)
      .expect(401);
  });
});
