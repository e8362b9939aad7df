// Walks a day of 11 players, from the announcement to the leaderboard. Players and watchers use their own telephones.
import { expectSoon } from '../faults/installation.mjs';
import { watchPage } from './complaints.mjs';
import { Pointer } from './hands.mjs';
import { announceDay, expect, letDaysPass, readLive, Run } from './live-steps.mjs';
import { signUp } from './sign-up.mjs';
import { TELEPHONE, WAYS } from './walking.mjs';

const DIRECTOR = 'Odile Dayrunner';
const HELPER = 'Hector Handy';
const REGISTERED = 'Ludmila Phone';
const LATE = 'Yorick Tardy';
const PLAYERS = [
  ...['Aldous Reed', 'Bela Quint', 'Cosmo Vane', 'Dagny Holt', 'Emeric Stoll'],
  ...['Fenella Gray', 'Gustav Knopf', 'Hedda Lund', 'Isidor Marsh'],
];
const DAYS = 20;
const ROUNDS = 4;

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLiveDay(walks, installation) {
  const { browser, address } = walks;
  const director = await signUp(browser, installation, DIRECTOR, ['director']);
  const helper = await signUp(browser, installation, HELPER, []);
  const player = await signUp(browser, installation, REGISTERED, []);
  const others = [];
  const onTelephone = async (storageState) => {
    const context = await browser.newContext({ storageState, viewport: TELEPHONE, locale: 'en-US' });
    context.setDefaultTimeout(180_000);
    others.push(context);
    return context.newPage();
  };
  const steps = async ({ page, hands, look }) => {
    const run = new Run(page, hands);
    const facts = { name: 'Day of Eleven', days: DAYS, rounds: ROUNDS, check: 'A final confrontation follows' };
    const announcement = await announceDay({ page, hands, address, look }, facts);
    const phone = await onTelephone(player);
    await register(phone, address, announcement);
    await letDaysPass(installation, announcement, DAYS);

    await page.goto(`${address}/announcements/${announcement}`);
    await hands.press('Start the day');
    await hands.sees('Check in the players.');
    await look();
    await hands.sees(REGISTERED);
    for (const each of PLAYERS) await run.enter(each);
    for (const each of [REGISTERED, ...PLAYERS]) await run.checkIn(each);
    await look();

    const watcher = await onTelephone();
    const faults = watchPage(watcher);
    await watcher.goto(`${address}/live/${run.id}`);
    await run.begin(1);
    await look();
    await sees(watcher, /Round 1 of 4, 10 players/);

    await useLink(phone, page, run);
    await helpAndDisagree(await onTelephone(helper), run, look);
    await loseConnection(watcher, faults, run);
    await enterOpenResults(run);

    await hands.sees('Pair round 2');
    await run.enter(LATE);
    await run.checkIn(LATE);
    await run.begin(2);
    expect((await readLive(address, run.id)).rounds[1].byes.length === 1, '11 players leave one with a bye.');
    const [[gives]] = await run.listTables();
    await run.actOn(gives, `Concede and drop`);
    await hands.sees(`${gives} dropped.`);
    await enterOpenResults(run);
    const leaver = [...PLAYERS].find((each) => each !== gives);
    await run.actOn(leaver, 'Drop');
    await hands.sees(`${leaver} dropped.`);

    for (let round = 3; round <= ROUNDS; round += 1) {
      await run.begin(round);
      await enterOpenResults(run);
    }
    const { rounds } = await readLive(address, run.id);
    expectNobodyMeetsTwice(rounds);
    await hands.sees(/Let them play the final confrontation/);
    await look();
    const { standings } = await readLive(address, run.id);
    const winner = standings[1].player;
    await hands.press(`${winner} won`);
    await hands.sees(`${winner} won the final confrontation.`);
    await run.finish();
    await look();
    await sees(watcher, 'Final standings');
    const final = (await readLive(address, run.id)).standings;
    expect(final[0].player === winner, `${winner} won the final confrontation, but ${final[0].player} is first.`);
    expect(faults.length === 0, `The watcher's page: ${faults.join('; ')}`);

    await run.submit();
    await look();
    await expectSoon('the winner is on the leaderboard', async () => {
      const search = new URLSearchParams({ name: winner });
      await page.goto(`${address}/leaderboards/2e/constructed?${search}`);
      return (await page.locator('main tbody th a', { hasText: winner }).count()) > 0;
    });
  };
  const title = 'a director runs a day of 11 players from the announcement to the leaderboard';
  await walks.walk(title, [WAYS.mouse], steps, director);
  for (const context of others) await context.close();
}

async function register(page, address, announcement) {
  await page.goto(`${address}/announcements/${announcement}`);
  const hands = new Pointer(page);
  await hands.press('Register');
  await hands.sees('You are registered.');
}

/** A player enters their result with their link, and the other player confirms it with theirs. */
async function useLink(phone, page, run) {
  const { address: first, other, opponent } = await findLinks(page, run, REGISTERED);
  const own = new Pointer(phone);
  await phone.goto(first);
  await phone.getByRole('radio', { name: `${REGISTERED} wins`, exact: true }).check();
  await own.fill(`Points of ${REGISTERED}`, '100');
  await own.fill(`Points of ${opponent}`, '20');
  await own.press('Enter result');
  await own.sees('Your result is entered.');
  await page.goto(page.url().replace(/\/paper.*$/, '/run'));
  await run
    .table(REGISTERED)
    .getByText(/waits for the second player/)
    .waitFor();
  await phone.goto(other);
  await own.goTo(phone.locator('#own-confirm').getByRole('button'));
  await own.sees('The result is confirmed.');
  // The director's page hears of it.
  await run.table(REGISTERED).locator('.live-result.settled').waitFor();
}

async function findLinks(page, run, player) {
  const tables = await run.listTables();
  const opponent = tables.find((players) => players.includes(player)).find((each) => each !== player);
  await page.goto(
    `${page
      .url()
      .split('?')[0]
      .replace(/\/run$/, '')}/paper?sheet=links`,
  );
  const linkOf = (name) => page.locator('.slip').filter({ hasText: name }).locator('code').innerText();
  return { address: await linkOf(player), other: await linkOf(opponent), opponent };
}

/** A helper and the director enter different results for one game at the same time. The director decides. */
async function helpAndDisagree(telephone, run, look) {
  const { page, hands } = run;
  await hands.unfold('Helpers');
  await hands.fill('Handle of their account', HELPER);
  await hands.press('Add helper');
  await hands.sees(`${HELPER} helps now.`);
  const [one, other] = (await run.listTables())[0];
  const helping = new Run(telephone, new Pointer(telephone));
  await telephone.goto(page.url());
  const form = await run.fillWin(one);
  await helping.win(other);
  await hands.sees(`The result of`);
  await hands.goTo(form.getByRole('button', { name: 'Enter result' }));
  await hands.sees('Two different results');
  const told = await page.locator('.conflict .sides strong').allTextContents();
  expect(told.length === 2 && told.every((each) => each.includes('wins')), `The results read “${told.join('”, “')}”.`);
  await look();
  const side = page.locator('.conflict .sides > li').filter({ hasText: `Entered by ${HELPER}` });
  await hands.goTo(side.getByRole('button', { name: 'This one counts' }));
  await hands.sees('The result is decided.');
  expect((await page.locator('.conflict').count()) === 0, 'The conflict is still there.');
}

/** A watcher loses the network. When it is back, they see what they missed. */
async function loseConnection(watcher, faults, run) {
  const context = watcher.context();
  await context.setOffline(true);
  const open = (await run.listOpen())[0];
  await run.win(open[0]);
  await context.setOffline(false);
  await watcher.locator('.live-result.settled', { hasText: open[0] }).first().waitFor();
  // The browser says on its console that it was offline.
  faults.splice(0, Infinity, ...faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)));
}

/** Enters a win for the first player of each open table. */
async function enterOpenResults(run) {
  for (const [first] of await run.listOpen()) await run.win(first);
}

function expectNobodyMeetsTwice(rounds) {
  const met = new Set();
  for (const { players } of rounds.flatMap(({ tables }) => tables)) {
    const pair = [...players].sort().join(' v ');
    expect(!met.has(pair), `${pair} met twice.`);
    met.add(pair);
  }
}

const sees = (page, text) => page.locator('main').getByText(text).first().waitFor();
