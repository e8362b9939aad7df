import { Reader } from './accounts/reader.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

beforeAll(() => makeAccount(walk.dataSource, 'ann'));

describe('a form without a script', () => {
  it('signs somebody in, goes on to the page that they wanted, and signs them out with a word', async () => {
    const ann = Reader.of(walk);
    await ann.open('/account');
    expect(ann.path).toBe('/sign-in?to=%2Faccount');
    await ann.send('sign-in', { handle: 'ann', password: PASSWORD });
    expect([ann.path, ann.status]).toEqual(['/account', 200]);
    await ann.send('sign-out');
    expect(ann.path).toBe('/');
    expect(ann.text).toContain('You are signed out of this browser.');
    expect((await ann.open('/')).text).not.toContain('You are signed out');
  });

  it('leaves its word to the page that somebody opens when a script loads another one first', async () => {
    const ann = await newBrowser(walk).signIn('ann', PASSWORD);
    const form = { _operation: 'DELETE /api/v1/session', _then: '/', _said: 'You are signed out.' };
    const sent = { ...form, _csrf: ann.csrfToken ?? '' };
    expect((await ann.ask('post', '/send?from=/account', new URLSearchParams(sent).toString())).status).toBe(303);
    const loaded = await ann.ask('get', '/', undefined, { accept: 'text/html', 'quadrant-background': '1' });
    expect(loaded.text).not.toContain('You are signed out');
    expect((await ann.ask('get', '/')).text).toContain('You are signed out');
    expect((await ann.ask('get', '/')).text).not.toContain('You are signed out');
  });

  it('shows the same page with the reason and what was typed, but for passwords, when it is refused', async () => {
    const ann = await Reader.of(walk).open('/sign-in?to=/disputes');
    await ann.send('sign-in', { handle: '"><script>ann', password: 'shaka when the walls fell' });
    expect(ann.status).toBe(401);
    expect(ann.html).toContain('<title>Error: Sign in');
    expect(ann.html).toContain('value="&quot;>&lt;script>ann"');
    expect(ann.html).not.toContain('shaka');
    expect(ann.html).toContain('name="_then" value="/disputes"');
    expect((await ann.open(ann.path)).path).toBe('/sign-in?to=/disputes');
  });

  it('is refused when another site sends it, or when it names no operation', async () => {
    const { browser } = Reader.of(walk);
    const foreign = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };
    const sent = '_form=x&_operation=POST+/api/v1/session&handle=ann';
    expect((await browser.ask('post', '/send?from=/', sent, foreign)).text).toContain('does not come from a page');
    for (const operation of ['GET /api/v1/players', 'POST /sign-in', 'POST https://evil.example/api/v1/x', '']) {
      const body = new URLSearchParams({ _operation: operation }).toString();
      expect((await browser.ask('post', '/send?from=/', body)).status).toBe(400);
    }
    const json = await browser.ask('post', '/send?from=/', { _operation: 'POST /api/v1/session' });
    expect(json.status).toBe(415);
  });

  it('leads to no other site', async () => {
    const { browser } = Reader.of(walk);
    for (const then of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const sent = { _operation: 'POST /api/v1/session', _then: then, handle: 'ann', password: PASSWORD };
      const answer = await browser.ask('post', '/send?from=/', new URLSearchParams(sent).toString());
      expect([answer.status, answer.headers['location']]).toEqual([303, '/']);
    }
  });

  it('needs the CSRF token of the session, like every other change', async () => {
    const ann = await newBrowser(walk).signIn('ann', PASSWORD);
    ann.csrfToken = null;
    const sent = new URLSearchParams({ _operation: 'DELETE /api/v1/session', _csrf: 'guessed' }).toString();
    expect((await ann.ask('post', '/send?from=/account', sent)).status).toBe(403);
    expect((await ann.ask('get', '/account')).status).toBe(200);
  });
});
