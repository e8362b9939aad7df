// 40 players with deck lists and a waiting list, a round that fits a telephone, a projector, and a cut to three.
import {
  announceDay,
  enterAll,
  expect,
  letDaysPass,
  queryDatabase,
  readLive,
  Run,
  winsOfOpenTables,
} from './live-steps.mjs';
import { Pointer } from './hands.mjs';
import { sendFrom, signUp } from './sign-up.mjs';
import { TELEPHONE, WAYS } from './walking.mjs';

const DIRECTOR = 'Fortunata Forty';
const PLAYER = 'Willi Warten';
const PLACES = 40;
/** Two of them wait, and Willi is the third. */
const REGISTERED = 42;
const DAYS = 20;
const ROUNDS = 3;
const LIST = 'Missions\n5 Excavation\nDilemmas\n20 Wall\nDraw deck\n35 Ensign';
/** A projector has the first size, a newer one the second. */
const PROJECTORS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLiveForty(walks, installation) {
  const { browser, address } = walks;
  const director = await signUp(browser, installation, DIRECTOR, ['director']);
  const player = await signUp(browser, installation, PLAYER, []);
  const { rows } = await queryDatabase(installation, 'select handle from players order by handle_key limit $1', [
    REGISTERED,
  ]);
  const known = rows.map(({ handle }) => handle);
  const telephone = await browser.newContext({ storageState: player, viewport: TELEPHONE, locale: 'de-DE' });
  telephone.setDefaultTimeout(180_000);
  const phone = await telephone.newPage();

  const steps = async ({ page, hands, look, lookInGerman }) => {
    const run = new Run(page, hands);
    const fillIn = () => hands.fill('Places', String(PLACES));
    const facts = { name: 'Forty Decks', days: DAYS, rounds: ROUNDS, check: 'Players submit a deck list', fillIn };
    const announcement = await announceDay({ page, hands, address, look }, facts);
    const path = `/api/v1/announcements/${announcement}`;
    for (const handle of known) await sendFrom(page, 'POST', `${path}/players`, { handle });
    await waitForAPlace(phone, page, address, { announcement, leavers: known.slice(0, 3), path });
    const placed = [...known.slice(3), PLAYER];
    for (const handle of placed.slice(0, -1)) {
      await sendFrom(page, 'PUT', `${path}/deck-lists/${encodeURIComponent(handle)}`, { list: LIST });
    }
    await page.goto(`${address}/announcements/${announcement}/deck-lists`);
    await hands.sees('You can open the lists after the deadline.');
    // Three who come late wait behind the 40 who have a place.
    const waiting = known.slice(0, 3);
    for (const handle of waiting) await sendFrom(page, 'POST', `${path}/players`, { handle });
    await letDaysPass(installation, announcement, DAYS);
    await page.reload();
    await hands.press('Open deck lists');
    await hands.sees('The deck lists are open.');
    await look();
    await lookInGerman();

    await page.goto(`${address}/announcements/${announcement}`);
    await hands.press('Start the day');
    await hands.sees('Check in the players.');
    await enterWaiting({ page, hands, run, look, lookInGerman }, waiting, placed[0]);
    await hands.press(/^Check in everybody/);
    await hands.press('Pair round 1');
    await hands.press('Start round 1');
    await hands.sees('Round 1 has started.');
    await fitTelephone(page);
    await lookInGerman(fitTelephone);
    await look();
    await showOnProjector(walks, run.id);
    const [[first]] = await run.listTables();
    await run.win(first);
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (round > 1) await run.begin(round);
      await enterAll(page, run.id, await winsOfOpenTables(address, run.id));
      await page.reload();
    }
    await showOnProjector(walks, run.id);
    await cutToThree({ page, hands, address, run, look, lookInGerman });
    await run.finish();
    await look();
    const { standings, bracket } = await readLive(address, run.id);
    expect(standings.length === PLACES, `${standings.length} players are in the final order.`);
    const places = bracket.places.join(', ');
    const top = standings.slice(0, 3).map((each) => each.player);
    expect(places === top.join(', '), `The cut ended ${places}, and the final order begins ${top.join(', ')}.`);
    await run.submit();
    await page.goto(`${address}/announcements/${announcement}`);
    await hands.sees('Forty Decks');
  };
  const title = 'a director runs 40 players with deck lists, a waiting list and a cut to three';
  await walks.walk(title, [WAYS.mouse], steps, director);
  await telephone.close();
}

/** Willi joins the waiting list, gets a place when three withdraw, and submits a deck list, on a German page. */
async function waitForAPlace(phone, page, address, { announcement, leavers, path }) {
  const own = new Pointer(phone);
  await phone.goto(`${address}/announcements/${announcement}`);
  await own.press('Auf die Warteliste');
  await own.sees('Du bist Nummer 3 auf der Warteliste.');
  for (const handle of leavers) {
    await sendFrom(page, 'DELETE', `${path}/players/${encodeURIComponent(handle)}`);
  }
  await phone.reload();
  await own.sees('Du hast einen Platz.');
  await own.follow('Decklisten');
  await own.fill('Deckliste', LIST);
  await own.press('Deckliste einreichen');
  await own.sees('60 Karten');
}

/** Somebody does not come: the first who waits takes their place. */
async function enterWaiting({ page, hands, run, look, lookInGerman }, [first, ...others], missing) {
  await hands.sees('Waiting list');
  await look();
  await lookInGerman();
  await run.actOn(missing, 'Take off the list');
  await hands.sees(/ is off the list\.$/);
  await hands.press(`Enter ${first}`);
  await hands.sees(`Entered ${first}. Now check them in.`);
  const waiting = await page.locator('#waiting-list li bdi').allInnerTexts();
  expect(waiting.join() === others.join(), `On the waiting list are ${waiting.join()}.`);
}

/** The list of all tables is not higher than the window, and each table is one line. */
async function fitTelephone(page) {
  const size = page.viewportSize();
  await page.setViewportSize(TELEPHONE);
  const list = page.locator('section.run-round ul.tables').first();
  const { height } = await list.boundingBox();
  const lines = await list.locator('> li').evaluateAll((found) => found.map((each) => each.offsetHeight));
  expect(lines.length === PLACES / 2, `The list has ${lines.length} tables.`);
  expect(height <= TELEPHONE.height, `${lines.length} tables are ${height} pixels high.`);
  expect(Math.max(...lines) < 44, `A table is ${Math.max(...lines)} pixels high.`);
  await page.setViewportSize(size);
}

/** People have longer names than those of this tournament. */
const lengthenNames = (screen) =>
  screen.evaluate(() => {
    for (const name of document.querySelectorAll('.screen-page bdi')) name.textContent += ' von Hohenberg-Weiß';
    dispatchEvent(new Event('resize'));
  });

/** Every page of a projector fits its screen, in both sizes and both languages, also with long names. */
async function showOnProjector({ browser, address, picture }, id) {
  for (const viewport of PROJECTORS) {
    const locale = viewport === PROJECTORS[0] ? 'en-US' : 'de-DE';
    const context = await browser.newContext({ viewport, locale });
    const screen = await context.newPage();
    await screen.goto(`${address}/live/${id}/screen`);
    await screen.locator('[data-screen-foot]').waitFor();
    const pages = await screen.locator('.screen-page').count();
    for (let turn = 0; turn < 2 * pages; turn += 1) {
      if (turn === pages) await lengthenNames(screen);
      const shown = screen.locator('.screen-page:visible');
      const key = await shown.getAttribute('data-screen-page');
      expect((await shown.count()) === 1, `The projector shows ${await shown.count()} pages at once.`);
      const { height, width } = await screen.evaluate(() => ({
        height: document.documentElement.scrollHeight - innerHeight,
        width: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(
        height <= 0 && width <= 0,
        `${key} is ${height} and ${width} pixels too large at ${viewport.width} pixels.`,
      );
      await picture(screen, `projector ${viewport.width} ${key}${turn < pages ? '' : ' long'}`);
      await screen.keyboard.press('ArrowRight');
    }
    await context.close();
  }
}

async function cutToThree({ page, hands, address, run, look, lookInGerman }) {
  const { standings, players } = await readLive(address, run.id);
  const best = standings.slice(0, 3).map((each) => each.player);
  // The page shows names instead of handles.
  const called = best.map((handle) => players.find((each) => each.handle === handle).called);
  await hands.unfold('Cut to a bracket');
  await hands.choose('Bracket', 'Best 3, the lowest seeds play in');
  await hands.press('Publish the bracket');
  await hands.sees('The bracket is published.');
  await look();
  await lookInGerman();
  const seated = await run.listTables();
  expect(seated.flat().join() === called.slice(1).join(), `The seeds 2 and 3 do not play: ${seated.flat().join()}.`);
  await run.win(called[2]);
  await run.win(called[2]);
}
