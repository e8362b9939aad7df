import { report } from '../../builders/report.js';
import { handIn } from '../../builders/history.js';
import { round } from '../../builders/round-text.js';
import type { Browser } from '../accounts/browser.js';
import { pageOf } from '../accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from '../accounts/people.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { LiveDay } from './live-day.js';

const walk = useHttpWalk();
let coordinator: Browser;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Cora', { role: 'coordinator', continent: null });
  coordinator = await newBrowser(walk).signIn('Cora', PASSWORD);
});

const signedIn = async (handle: string): Promise<Browser> => {
  await makeAccount(walk.dataSource, handle, { role: 'director', region: null });
  return newBrowser(walk).signIn(handle, PASSWORD);
};

/** A tournament that is played to the end, whose first director is anonymised before anybody sends its report. */
async function leftBehind(director: string, second: string): Promise<LiveDay> {
  const one = `${director}-one`;
  await handIn(walk.dataSource, report(round(`${director} 10-10 ${one} TT`, `${one}x 10-10 ${one}y TT`)), {
    receivedAt: ON_TIME,
  });
  const browser = await signedIn(director);
  const day = await LiveDay.begin(browser, { secondaryDirector: second });
  await day.finish();
  const asked = { reason: 'They asked.', handle: director };
  const answer = await coordinator.ask('post', `/api/v1/players/${director}/anonymisation`, asked);
  expect(answer.status).toBe(200);
  return day;
}

const submit = async (browser: Browser, day: LiveDay) => {
  const draft = await day.as(browser).draft();
  const kept = await browser.ask('get', `/api/v1/drafts${draft.replace('/submit', '')}`);
  const { document } = kept.body as { document: { tournament: { director: string } } };
  expect(document.tournament.director).toMatch(/^removed-/);
  expect((await pageOf(browser, draft)).text).not.toContain('to fix');
  return (await pageOf(browser, `${draft}/confirm`)).send('Confirm and submit');
};

describe('a live tournament whose director was anonymised', () => {
  it('is sent by its second director', async () => {
    const second = await signedIn('Seth');
    const day = await leftBehind('dirk', 'Seth');
    await day.as(second).agree();
    const receipt = await submit(second, day);
    expect(receipt.path).toMatch(/^\/submit\/receipts\//);
    expect((await pageOf(second, day.page)).text).toContain('The report is stored');
  });

  it('is sent by a coordinator of the place', async () => {
    const day = await leftBehind('dana', 'Sina');
    const receipt = await submit(coordinator, day);
    expect(receipt.path).toMatch(/^\/submit\/receipts\//);
  });
});
