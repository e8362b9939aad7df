// A player's phone: the page is installed and kept, loses its network for a round, sends the result later, and shows notices.
import { expect, readLive, Run } from './live-steps.mjs';
import { signUp } from './sign-up.mjs';
import { WAYS } from './walking.mjs';

const DIRECTOR = 'Paula Phone';
const PLAYERS = ['Ada Antenna', 'Bruno Battery', 'Cleo Cell', 'Dario Dial'];

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLivePhone(walks, installation) {
  const { browser, address } = walks;
  const signedIn = await signUp(browser, installation, DIRECTOR, ['director']);
  const desk = await browser.newContext({ storageState: signedIn, locale: 'en-US' });
  desk.setDefaultTimeout(180_000);
  const hall = await desk.newPage();
  const run = new Run(hall, new WAYS.mouse.Hands(hall));
  await open(run, address);
  const links = await readLinks(run, address);

  const steps = async ({ page, hands, look, isExpected }) => {
    isExpected(/ERR_INTERNET_DISCONNECTED/);
    const own = `${address}/live/${run.id}/me/${links.get(PLAYERS[0])}`;
    await page.goto(own);
    await hands.sees('This page also works without a network on this device.');
    await readManifest(page, own);
    await hands.sees('Notify me on this device');
    await look();

    const opponent = await opponentOf(run, address, PLAYERS[0]);
    await loseNetworkForARound({ page, hands, look }, run, address, opponent);
    await showNotices(page, own);
    await readTableCode(walks, page, run, own);
  };
  await walks.walk('a player’s phone loses its network for a round', [WAYS.telephone], steps);
  await desk.close();
}

async function open(run, address) {
  const { page, hands } = run;
  await page.goto(`${address}/live/new?game=2e`);
  await hands.fill('Name of the tournament', 'Phone Night');
  await hands.fill('Rounds', '3');
  await hands.choose('Time zone', 'UTC');
  await hands.fill('Players', PLAYERS.join('\n'));
  await hands.press('Open the tournament');
  for (const player of PLAYERS) await run.checkIn(player);
  await run.begin(1);
}

async function readLinks({ page, id }, address) {
  const answer = await page.request.get(`${address}/api/v1/live/${id}/links`);
  const { rows } = await answer.json();
  return new Map(rows.map(({ player, link }) => [player, link]));
}

/** Chromium itself says whether the page can be installed. */
async function readManifest(page, own) {
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url === `${own}/app.webmanifest`, `The manifest is ${url}.`);
  expect(errors.length === 0, `The manifest has errors: ${JSON.stringify(errors)}`);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window without history of its own is never offered an installation.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults.length === 0, `The page cannot be installed: ${JSON.stringify(faults)}`);
}

async function opponentOf({ id }, address, player) {
  const { rounds } = await readLive(address, id);
  return rounds
    .at(-1)
    .tables.find(({ players }) => players.includes(player))
    .players.find((each) => each !== player);
}

async function loseNetworkForARound({ page, hands, look }, run, address, opponent) {
  const [player] = PLAYERS;
  await page.context().setOffline(true);
  await page.reload();
  await hands.sees(/No connection\. You see how it was at .*\d/);
  await page.locator('.own-table', { hasText: opponent }).waitFor();
  const form = page.getByRole('form', { name: 'Your result' });
  await form.getByRole('radio', { name: `${player} wins`, exact: true }).check();
  const fields = form.getByLabel(/^Points of /);
  await fields.nth(0).fill('100');
  await fields.nth(1).fill('35');
  await hands.activate(form.getByRole('button', { name: 'Enter result' }));
  await page.getByRole('heading', { name: 'Not sent yet (1)' }).waitFor();
  const kept = await page.locator('[data-list="waiting"]').innerText();
  expect(kept.includes(`${player} wins`) && !kept.includes('{'), `The entry that waits is called "${kept}".`);
  await look();
  await page.reload();
  await page.getByRole('heading', { name: 'Not sent yet (1)' }).waitFor();
  const before = await readLive(address, run.id);

  // The others finish the round meanwhile.
  for (const [one] of await run.listOpen()) if (one !== player && one !== opponent) await run.win(one, [100, 0]);
  await page.context().setOffline(false);
  await page.locator('[data-unsent]').waitFor({ state: 'hidden' });
  await page.locator('[data-as-of]').waitFor({ state: 'hidden' });
  await hands.sees('Your opponent or the director confirms it now.');
  const { version, rounds } = await readLive(address, run.id);
  const claimed = rounds[0].tables.find(({ players }) => players.includes(player));
  expect(
    version === before.version + 2,
    `Two results were entered, but the version went from ${before.version} to ${version}.`,
  );
  expect(claimed.status === 'claimed', `The result that was entered without a network is ${claimed.status}.`);
  await look();
}

/** A push service is not asked here: the browser gets what one would deliver. */
async function showNotices(page, own) {
  const { origin, pathname } = new URL(own);
  await page.context().grantPermissions(['notifications'], { origin });
  // Consent keeps these texts, after a push service has answered.
  await page.evaluate(async () => {
    const cache = await caches.open('push-texts-1');
    await cache.put(location.pathname, new Response(document.querySelector('[data-push]').dataset.pushTexts));
  });
  const session = await page.context().newCDPSession(page);
  const registration = new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === own);
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const notice = {
    tag: 'one',
    address: pathname,
    notice: 'paired',
    values: { tournament: 'Phone Night', round: 2, table: 7, opponent: 'Bruno Battery' },
  };
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(notice),
  });
  // waitForFunction takes a promise for a result, whatever it brings.
  const { title, body } = await page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    for (;;) {
      const [found] = await getNotifications.call(await navigator.serviceWorker.ready);
      if (found !== undefined) return { title: found.title, body: found.body };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  expect(title === 'The pairings are out: round 2', `The notice has the title "${title}".`);
  expect(body === 'Table 7 against Bruno Battery\nPhone Night', `The notice says "${body}".`);
}

/** The code of the own table leads back to the own page; a photograph of it leads a stranger nowhere. */
async function readTableCode({ browser }, page, run, own) {
  const { rounds } = await readLive(new URL(own).origin, run.id);
  const { table } = rounds[0].tables.find(({ players }) => players.includes(PLAYERS[0]));
  const code = `${new URL(own).origin}/live/${run.id}/tables/${table}?round=1`;
  await page.goto(code);
  expect(page.url() === own, `The code of the table leads to ${page.url()}.`);
  const home = await browser.newContext({ locale: 'en-US' });
  const stranger = await home.newPage();
  await stranger.goto(code);
  await stranger.getByText('Only the players of this table and the staff enter its result.').waitFor();
  expect(
    (await stranger.getByRole('button', { name: 'Enter result' }).count()) === 0,
    'A stranger can enter a result.',
  );
  await home.close();
}
