// A director has no network: entries stay on the device, and are sent in order as the account that made them.
import { chromium } from 'playwright-core';
import { kill } from '../faults/installation.mjs';
import { findChromium } from './find-chromium.mjs';
import { expect, readLive, Run } from './live-steps.mjs';
import { PASSWORD, signUp } from './sign-up.mjs';
import { Walks, WAYS } from './walking.mjs';

const DIRECTOR = 'Otto Offline';
const HELPER = 'Hanna Elsewhere';
const PLAYERS = ['Ansgar Net', 'Birte Cable', 'Carsten Wave', 'Doris Mast'];
const LATE = 'Edgar Later';
const NIGHT = { tournament: { name: 'Hall Night', game: '2e', format: 'constructed', zone: 'UTC' } };

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLiveOffline(walks, installation) {
  const { browser, address } = walks;
  const director = await signUp(browser, installation, DIRECTOR, ['director']);
  const helper = await signUp(browser, installation, HELPER, []);
  const title = 'a director goes on without a network';
  const steps = async ({ page, hands, look, isExpected }) => {
    // The browser says on its console that it is offline.
    isExpected(/ERR_INTERNET_DISCONNECTED/);
    // The server refuses entries after a break.
    isExpected(/answers 412|status of 412/);
    const run = new Run(page, hands);
    await open(page, hands, address);
    for (const player of PLAYERS) await run.checkIn(player);
    await hands.unfold('Helpers');
    await hands.fill('Handle of their account', HELPER);
    await hands.press('Add helper');
    await run.begin(1);
    await hands.sees('This page also works without a network on this device.');
    const { id } = run;

    await enterWithoutNetwork(walks, run, helper, look);
    const side = page.locator('.conflict .sides > li').filter({ hasText: `Entered by ${DIRECTOR}` });
    await hands.goTo(side.getByRole('button', { name: 'This one counts' }));
    await hands.sees('The result is decided.');

    await page.context().setOffline(true);
    await hands.fill('Handle of a player', LATE);
    await hands.activate(hands.button('Enter player'));
    await unsent(page, 1);
    // Another person who signs in does not send it. A page that is left may be online for a moment, and would send it.
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await signIn(page, hands, address, HELPER);
    await page.goto(`${address}/live/${id}/run`);
    await page.locator('[data-others]', { hasText: DIRECTOR }).waitFor();
    await look();
    expect(!(await hasPlayer(address, id, LATE)), 'It was sent under another account.');

    await signOut(page, hands, address);
    expect(!(await hasPlayer(address, id, LATE)), 'It was sent after somebody signed out.');
    await signIn(page, hands, address, DIRECTOR);
    await page.goto(`${address}/live/${id}/run`);
    await page.locator('.player-rows > li').filter({ hasText: LATE }).waitFor();
    await page.locator('[data-unsent]').waitFor({ state: 'hidden' });

    await keepOldEntry(page, id);
    await page.reload();
    await hands.sees('From another version of this page');
    await hands.sees(/"handle":"Somebody Old"/);
    await look();
    await hands.activate(hands.button('Discard it'));
    await page.locator('[data-unsent]').waitFor({ state: 'hidden' });

    await pairTwice(walks, run, director, look);
    isExpected(/ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await surviveServer(installation, run);
  };
  await walks.walk(title, [WAYS.mouse], steps, director);
  await walkWithoutHttps(walks, installation);
}

async function open(page, hands, address) {
  await page.goto(`${address}/live/new?game=2e`);
  await hands.fill('Name of the tournament', 'Cellar Night');
  await hands.fill('Rounds', '3');
  await hands.choose('Time zone', 'UTC');
  await hands.fill('Players', PLAYERS.join('\n'));
  await hands.press('Open the tournament');
  await hands.sees('Cellar Night is open.');
}

/** Enters two results without a network. A helper enters one of them differently at the same time. Then the network is back. */
async function enterWithoutNetwork(walks, run, helper, look) {
  const { page, hands } = run;
  const { id } = run;
  const context = page.context();
  const before = await readLive(walks.address, id);
  await context.setOffline(true);
  await page.reload();
  await hands.sees('Cellar Night');
  const [[one, other], [third]] = await run.listTables();
  await enterOffline(run, one, 1);
  await onOtherDevice(walks, helper, id, (helping) => helping.win(other, [100, 0]));
  await enterOffline(run, third, 2);
  await look();
  await page.reload();
  await unsent(page, 2);
  await run
    .table(third)
    .getByText(/^Not sent yet: Result of /)
    .waitFor();
  const kept = await run
    .table(third)
    .getByLabel(/^Points of /)
    .first()
    .inputValue();
  expect(['100', '35'].includes(kept), 'The form does not show the result that waits.');
  await context.setOffline(false);
  await page.locator('[data-unsent]').waitFor({ state: 'hidden' });
  await hands.sees('Two different results');
  await run.table(third).locator('.live-result.settled').waitFor();
  const { version } = await readLive(walks.address, id);
  expect(
    version === before.version + 3,
    `Three entries were made, but the version went from ${before.version} to ${version}.`,
  );
}

async function enterOffline(run, player, count) {
  const form = await run.fillWin(player);
  await run.hands.activate(form.getByRole('button', { name: 'Enter result' }));
  await unsent(run.page, count);
}

/** Waits until the page says how many entries wait. */
async function unsent(page, count) {
  await page.getByRole('heading', { name: `Not sent yet (${count})` }).waitFor();
}

async function onOtherDevice({ browser, address }, storageState, id, act) {
  const context = await browser.newContext({ storageState, locale: 'en-US' });
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  await page.goto(`${address}/live/${id}/run`);
  await act(new Run(page, new WAYS.mouse.Hands(page)));
  await context.close();
}

const hasPlayer = async (address, id, player) =>
  (await readLive(address, id)).players.some(({ handle }) => handle === player);

async function signIn(page, hands, address, handle) {
  await page.goto(`${address}/sign-in`);
  await hands.fill('Handle', handle);
  await hands.fill('Password', PASSWORD);
  await hands.press('Sign in');
}

/** Signing out asks first, and leaves no page behind. */
async function signOut(page, hands, address) {
  await page.goto(`${address}/account`);
  const asked = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await hands.activate(hands.button('Sign out'));
  expect((await asked).message().includes('keeps 1 '), 'It does not say how many entries were not sent.');
  page.once('dialog', (dialog) => void dialog.accept());
  await hands.press('Sign out');
  await hands.sees('You are signed out of this browser.');
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  expect(left.length === 0, `Left on this device: ${left.join(', ')}.`);
}

/** Stores an entry as an old version of the page might have written it. */
async function keepOldEntry(page, live) {
  await page.evaluate(
    async ([live, account]) => {
      const database = await new Promise((resolve, reject) => {
        const opening = indexedDB.open('unsent', 1);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction('entries', 'readwrite');
      transaction.objectStore('entries').add({ format: 0, live, account, act: { handle: 'Somebody Old' } });
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    },
    [live, DIRECTOR],
  );
}

/** The same director continued with another device meanwhile: the page shows refused entries beside the reason. */
async function pairTwice(walks, run, signedIn, look) {
  const { page, hands } = run;
  await page.context().setOffline(true);
  await hands.activate(hands.button('Pair round 2'));
  await unsent(page, 1);
  await onOtherDevice(walks, signedIn, run.id, (other) => other.begin(2));
  await page.context().setOffline(false);
  await hands.sees('Not accepted');
  await hands.sees('This was changed since you opened it');
  await hands.sees(/Since you opened the page: Round 2 was paired\. Round 2 was started\./);
  await look();
  await hands.activate(hands.button('Discard it'));
  await page.locator('[data-unsent]').waitFor({ state: 'hidden' });
}

/** The server is killed before an entry: the page waits for it, and continues by itself. */
async function surviveServer(installation, run) {
  const [[player]] = await run.listOpen();
  const form = await run.fillWin(player);
  const isServer = ({ command }) => command.includes('serve.js');
  const { pid } = installation.listParts().find(isServer);
  kill(pid, 'SIGKILL');
  await run.hands.activate(form.getByRole('button', { name: 'Enter result' }));
  await run.table(player).locator('.live-result.settled').waitFor();
  await run.page.locator('[data-unsent]').waitFor({ state: 'hidden' });
}

/** Over plain http to another host, the page works only online, and says so. */
async function walkWithoutHttps({ tell }, installation) {
  const token = installation.demand('token', 'create', '--role', 'director', '--handle', 'Hall Director');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--host-resolver-rules=MAP hall.test 127.0.0.1', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const hall = `http://hall.test:${new URL(installation.address).port}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const begun = await fetch(`${installation.address}/api/v1/live`, {
      method: 'POST',
      headers,
      body: JSON.stringify(NIGHT),
    });
    const { id } = await begun.json();
    const steps = async ({ page, hands, isExpected }) => {
      // These headers have no effect without https.
      isExpected(/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/);
      // No cookie is kept there, so no browser is signed in.
      await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
      await page.goto(`${hall}/live/${id}/run`);
      await hands.sees('This page works only online here');
    };
    const name = 'the page of a director says over plain http that it works only online';
    await new Walks(browser, hall, tell).walk(name, [WAYS.mouse], steps);
  } finally {
    await browser.close();
  }
}
