import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const PAGE = '/leaderboards/2e/constructed';
const german = (path: string) => walk.get(path).set('accept', 'text/html').set('accept-language', 'de-DE,en;q=0.5');

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'ann');
  const matches = [0, 2, 4, 6].map((n) => `filler${n} 100-35 filler${n + 1} FW`);
  // Both are words of pages, too.
  const played = round('Draw 100-35 Tournaments FW', ...matches);
  const document = report(played, played, played, {
    players: { Draw: { country: 'DE' } },
    tournament: { externalId: 'languages:1', name: 'Leagues' },
  });
  const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
  await walk.publisher.publishTournament(tournamentId, revision);
  await walk.get('/api/v1/runs').expect(200);
});

describe('a page for somebody whose browser likes German', () => {
  it('is in German and says so, to programs that keep it, too', async () => {
    const { headers, text } = await german(PAGE).expect(200);
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('Zuletzt gespielt');
    expect(headers['content-language']).toBe('de');
    expect(String(headers['vary']).split(', ')).toEqual(expect.arrayContaining(['cookie', 'accept-language']));
  });

  it('has another tag than the English one, so that neither is taken for the other', async () => {
    const [first, second] = [await german(PAGE).expect(200), await walk.get(PAGE).expect(200)];
    expect(first.headers['etag']).not.toBe(second.headers['etag']);
    expect(second.text).toContain('<html lang="en"');
    await german(PAGE).set('if-none-match', first.headers['etag']!).expect(304);
    await german(PAGE).set('if-none-match', second.headers['etag']!).expect(200);
  });

  it('leaves the names of players and tournaments as they are', async () => {
    const { text } = await german(PAGE).expect(200);
    expect(text).toMatch(/href="\/players\/Draw"[^>]*>Draw</);
    expect(text).toMatch(/href="\/players\/Tournaments"[^>]*>Tournaments</);
    expect((await german('/tournaments').expect(200)).text).toMatch(/href="\/tournaments\/[^"]+"[^>]*>Leagues</);
  });

  it('writes countries, times and choices as German does', async () => {
    const { text } = await german(PAGE).expect(200);
    for (const word of ['Deutschland', 'gerade eben', 'Montag 04:00 UTC', '10 oder mehr']) expect(text).toContain(word);
  });

  it('is in German where it refuses, too; the answer for programs stays English', async () => {
    const page = await german('/players/nobody').expect(404);
    expect(page.text).toContain('<html lang="de"');
    expect(page.text).toContain('<h1>Nicht gefunden</h1>');
    expect(page.headers['content-language']).toBe('de');
    const api = await walk.get('/api/v1/players/nobody').set('accept-language', 'de').expect(404);
    expect((api.body as { title: string }).title).toMatch(/^[A-Z][a-z ]+/);
    expect(api.headers['content-language']).toBeUndefined();
  });
});

it('shows a refused form in the language that a browser without a cookie asks for', async () => {
  const sent = new URLSearchParams({
    _form: 'sign-in',
    _operation: 'POST /api/v1/session',
    handle: 'ann',
    password: 'shaka when the walls fell',
  });
  const wish = { accept: 'text/html', 'accept-language': 'de' };
  const refused = await Reader.of(walk).browser.ask('post', '/send?from=/sign-in', sent.toString(), wish);
  expect(refused.status).toBe(401);
  expect(refused.text).toContain('<html lang="de"');
  expect(refused.text).toContain('<h1>Anmelden</h1>');
});

describe('the switch in the footer', () => {
  it('keeps the language for all pages, and goes back to the page', async () => {
    const ann = await Reader.of(walk).open('/players');
    expect(ann.html).toContain('href="/language/de?to=%2Fplayers"');
    await ann.open('/language/de?to=%2Fplayers');
    expect(ann.path).toBe('/players');
    expect(ann.html).toContain('<html lang="de"');
    expect((await ann.open('/tournaments')).text).toContain('Turniere');
    expect((await ann.open('/language/en?to=/')).html).toContain('<html lang="en"');
  });

  it('leads to no other site, and to no language that there is not', async () => {
    const away = await walk.get('/language/de?to=//evil.example').expect(303);
    expect(away.headers['location']).toBe('/');
    await walk.get('/language/tlh').expect(404);
  });

  it('is remembered by the account of a reader, for the next device', async () => {
    await makeAccount(walk.dataSource, 'Polly');
    const here = await Reader.of(walk).signIn('Polly', PASSWORD);
    await here.open('/language/de?to=/account');
    const there = await Reader.of(walk).signIn('Polly', PASSWORD);
    expect((await there.open('/players')).html).toContain('<html lang="de"');
    const session = await there.browser.ask('get', '/api/v1/session');
    expect(session.body).toMatchObject({ account: { handle: 'Polly', language: 'de' } });
    await there.open('/language/en?to=/');
    expect((await here.open('/players')).html).toContain('<html lang="de"');
  });

  it('is chosen by an operation, too, which refuses a language that there is not', async () => {
    await makeAccount(walk.dataSource, 'Rom');
    const browser = await newBrowser(walk).signIn('Rom', PASSWORD);
    const chosen = await browser.ask('put', '/api/v1/session/language', { language: 'de' });
    expect([chosen.status, chosen.body]).toEqual([200, { language: 'de' }]);
    expect((await browser.ask('put', '/api/v1/session/language', { language: 'tlh' })).status).toBe(400);
    const session = await browser.ask('get', '/api/v1/session');
    expect(session.body).toMatchObject({ account: { language: 'de' } });
  });

  it('is kept in the browser of somebody whose session has ended', async () => {
    await makeAccount(walk.dataSource, 'Nog');
    const nog = await Reader.of(walk).signIn('Nog', PASSWORD);
    await walk.dataSource.query(
      `delete from sessions where account_id = (select id from accounts where handle = 'Nog')`,
    );
    await nog.open('/language/de?to=/players');
    expect([nog.status, nog.html.includes('<html lang="de"')]).toEqual([200, true]);
  });

  it('is not chosen for an account by another site', async () => {
    await makeAccount(walk.dataSource, 'Quark');
    const quark = await Reader.of(walk).signIn('Quark', PASSWORD);
    await quark.browser.ask('get', '/language/de?to=/', undefined, { 'sec-fetch-site': 'cross-site' });
    const session = await quark.browser.ask('get', '/api/v1/session');
    expect(session.body).toMatchObject({ account: { language: null } });
  });

  it('is followed by what a form says and why it is refused', async () => {
    const ann = await Reader.of(walk).open('/language/de?to=/sign-in');
    await ann.send('sign-in', { handle: 'ann', password: 'wrong wrong wrong' });
    expect([ann.status, ann.html.includes('<html lang="de"')]).toEqual([401, true]);
    await ann.open('/sign-in?to=/account');
    await ann.send('sign-in', { handle: 'ann', password: PASSWORD });
    await ann.send('sign-out');
    expect(ann.text).toContain('Du bist in diesem Browser abgemeldet.');
  });
});
