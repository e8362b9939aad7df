import { inTransaction } from '../../libs/store/audit/src/transaction.js';
import { recordAudit } from '../../libs/store/audit/src/audit.js';
import type { Browser } from './accounts/browser.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let administrator: Browser;

const TOURNAMENT = '0f5f2c5e-6a51-4c55-9a8e-1b2c3d4e5f60';

const see = async (path: string): Promise<string> => {
  const { status, text } = await administrator.ask('get', path);
  expect(status).toBe(200);
  return text;
};

const rowsOf = (html: string): number => html.split('<li value=').length - 1;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'admin', { role: 'administrator' });
  await makeAccount(walk.dataSource, 'ann');
  await inTransaction(walk.dataSource, async (client) => {
    const facts = { at: ON_TIME, actor: '<b>kim</b>', requestId: 'r-1' };
    const detail = {
      reason: 'typed <i>wrong</i>',
      before: { name: 'Old', country: 'DE' },
      after: { name: 'New', country: 'DE' },
      takesEffect: ['at', 'once'],
    };
    await recordAudit(client, { ...facts, action: 'tournament.revise', subject: TOURNAMENT, detail });
    for (let number = 0; number < 60; number += 1) {
      await recordAudit(client, { ...facts, actor: 'long', action: 'league.create', subject: `${number}`, detail: {} });
    }
  });
  administrator = await newBrowser(walk).signIn('admin', PASSWORD);
});

it('is for those who watch over it: others see the refusal and the ways out', async () => {
  const ann = await newBrowser(walk).signIn('ann', PASSWORD);
  const refused = await walk.get('/audit').set('accept', 'text/html').set('cookie', ann.cookie).expect(403);
  expect(refused.text).toContain('<h1>You may not do that</h1>');
  expect(refused.text).toContain('an administrator');
  expect(refused.text).toContain('<a href="/sign-in?to=%2Faudit">Sign in as somebody else</a>');
  expect(refused.text).toContain('Signed in as <bdi>ann</bdi>');
});

it('tells what was before and after, and why, with everything escaped', async () => {
  const text = await see('/audit?person=%3Cb%3Ekim%3C/b%3E');
  expect(rowsOf(text)).toBe(1);
  expect(text).toContain('<bdi>&lt;b>kim&lt;/b></bdi> revised a tournament · <time datetime=');
  expect(text).toContain('<p class="reason">typed &lt;i>wrong&lt;/i></p>');
  expect(text).toMatch(/<dt>name<\/dt><dd><del>Old<\/del>.*?<ins>New<\/ins>/);
  expect(text).not.toContain('<dt>country</dt>');
  expect(text).toContain('<dt>takes effect</dt><dd>at, once</dd>');
  expect(text).toContain(`<a href="/audit?tournament=${TOURNAMENT}">this tournament</a>`);
  expect(text).toContain('Request r-1');
});

it('pages, and exports what is filtered', async () => {
  const first = await see('/audit?person=long&action=league&from=2014-11-10&to=2014-11-11&tournament=');
  expect(rowsOf(first)).toBe(50);
  const next = /rel="next" href="([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = await see(next);
  expect(rowsOf(second)).toBe(10);
  expect(second).not.toContain('rel="next"');
  expect(second).toContain('>Newest</a>');
  const csv = /href="(\/api\/v1\/audit\.csv[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(csv).toBe('/api/v1/audit.csv?person=long&action=league&from=2014-11-10&to=2014-11-11');
  const { text } = await administrator.ask('get', csv);
  expect(text.trimEnd().split('\n')).toHaveLength(61);
});

it('finds a tournament by the address of its page, and says when no tournament has a name', async () => {
  const address = `https://quadrant.example/tournaments/${TOURNAMENT}?language=de#rounds`;
  const text = await see(`/audit?tournament=${encodeURIComponent(address)}`);
  expect(rowsOf(text)).toBe(1);
  expect(text).toContain(`<input name="tournament" value="${TOURNAMENT}"`);
  expect(await see('/audit?tournament=No%20such%20name')).toContain('Nothing matches');
});

it('says which filter cannot be used, keeps the others, and says when nothing fits', async () => {
  const text = await see(`/audit?person=long&tournament=${'x'.repeat(301)}&from=yesterday`);
  expect(text).toContain('The filter &quot;Tournament&quot; is not used');
  expect(text).toContain('The filter &quot;From&quot; is not used');
  expect(text).toMatch(/<input name="person" value="long"/);
  expect(rowsOf(text)).toBe(50);
  expect(await see('/audit?to=2000-01-01')).toContain('Nothing matches');
  const wrong = await administrator.ask('get', '/audit?cursor=nonsense');
  expect(wrong.status).toBe(400);
});
