// A director corrects results that are stored, by keyboard alone: at once, after somebody else was faster, and so late
// that a coordinator decides. Tournaments of every origin open in the same grid.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { expectSoon } from '../faults/installation.mjs';
import { expect, queryDatabase } from './live-steps.mjs';
import { sendAs, sendFrom, signUp } from './sign-up.mjs';
import { daysAgo, tournamentOfFour } from './tournament-of-four.mjs';
import { KEYBOARD_WAYS, WAYS } from './walking.mjs';

const DIRECTOR = 'Doro the Director';
/** No other match of these tournaments has one of these scores. */
const [PLAYED, CORRECTED, THEIRS, IN_OTHER_WINDOW] = ['35', '47', '41', '23'];

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 * @param {object} coordinator what the browser of a coordinator keeps
 */
export async function walkCorrect(walks, installation, coordinator) {
  const director = await signUp(walks.browser, installation, DIRECTOR, ['director']);
  const go = (title, ways, steps) => walks.walk(title, ways, steps, director);

  await go('a director corrects one cell of a stored result', KEYBOARD_WAYS, async ({ page, hands, address, look }) => {
    const id = await submit(page, address);
    const before = await documentOf(page, address, id);
    await openGrid(page, hands, `${address}/tournaments/${id}`);
    await look();
    await hands.fillIn(cellOf(page, 0, 'secondScore'), CORRECTED);
    await confirm(page, hands, look);
    await page.waitForURL('**/submit/receipts/**');
    await look();
    await hands.goTo(page.locator(`main .buttons a[href="/tournaments/${id}"]`));
    await becomesPublic(page, CORRECTED);
    await look();
    expectOneMatch(before, await documentOf(page, address, id));
    await hands.goTo(page.locator(`main a[href="/tournaments/${id}/revisions/2"]`));
    await expectRow(page, PLAYED, CORRECTED);
    await look();
  });

  await go('a director finishes a correction after others were faster', KEYBOARD_WAYS, async (walk) => {
    const { page, hands, address, look, isExpected } = walk;
    const id = await submit(page, address);
    await openGrid(page, hands, `${address}/tournaments/${id}`);
    await hands.fillIn(cellOf(page, 0, 'secondScore'), CORRECTED);

    // Another window saves the draft first. The browser says on its console that this one was answered with 409.
    isExpected(/409/);
    const [mine, theirs] = await Promise.all([0, 1].map((row) => cellOf(page, row, 'secondScore').getAttribute('id')));
    await saveInOtherWindow(page, { [mine]: THEIRS, [theirs]: IN_OTHER_WINDOW });
    await hands.goTo(page.locator('main button[name="then"][value="check"]:not(.unseen)'));
    expect((await page.locator('main fieldset').count()) === 1, 'Only the cell that both windows changed is asked.');
    await look();
    // The typed value comes after the stored one.
    await hands.reach(page.locator(`main input[name="${mine}"]:checked`));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await hands.goTo(page.locator('main form button.first'));
    expect((await cellOf(page, 0, 'secondScore').inputValue()) === CORRECTED, 'The typed cell was not kept.');
    expect((await cellOf(page, 1, 'secondScore').inputValue()) === IN_OTHER_WINDOW, 'The other cell was not kept.');

    const post = (place, body) => sendAs(walks.browser, installation, coordinator, 'POST', place, body);
    const { links } = await post(`/api/v1/tournaments/${id}/draft`, { answers: { [mine]: THEIRS } });
    await post(`${links.submission}?reason=Their+slip`, {});
    await hands.goTo(page.locator('main button[name="then"][value="preview"]'));
    await expectRow(page, PLAYED, THEIRS, CORRECTED);
    await look();
    await hands.goTo(page.locator('main button[name="then"][value="keep"]'));
    await confirm(page, hands);
    await page.waitForURL('**/submit/receipts/**');
    const { rounds } = await documentOf(page, address, id);
    const scores = rounds[0].matches.map(({ score }) => String(score[1]));
    expect(String(scores) === String([CORRECTED, IN_OTHER_WINDOW]), `Stored were ${scores}.`);
  });

  await go('a late correction waits for a coordinator, who approves it', KEYBOARD_WAYS, async (walk) => {
    const { page, hands, address, look } = walk;
    const id = await submit(page, address);
    await becameOfficial(installation, id, 40);
    await openGrid(page, hands, `${address}/tournaments/${id}`);
    // Before anybody types, the page says after how many days directors correct with a coordinator.
    await page.locator('[aria-labelledby="terms"]').getByText(/28/).waitFor();
    await look();
    await hands.fillIn(cellOf(page, 0, 'secondScore'), CORRECTED);
    await confirm(page, hands);
    await page.waitForURL('**/submit/waiting/**');
    await look();
    const waiting = page.url();
    expect((await documentOf(page, address, id)).rounds[0].matches[0].score[1] === 35, 'It counts already.');

    await becomePerson(page, coordinator);
    await page.goto(`${address}/desk/reports/${waiting.split('/').at(-1)}`);
    await expectRow(page, PLAYED, CORRECTED);
    await look();
    await hands.goTo(page.locator('#approve button.first'));
    await page.waitForURL('**/desk/reports*');
    await becomePerson(page, director);
    await page.goto(`${address}/tournaments/${id}`);
    await becomesPublic(page, CORRECTED);
    await page.locator(`main a[href="/tournaments/${id}/revisions/2"]`).waitFor();
  });

  await go('a director withdraws, and a coordinator undoes it on the same page', KEYBOARD_WAYS, async (walk) => {
    const { page, hands, address, look } = walk;
    const id = await submit(page, address);
    await page.goto(`${address}/tournaments/${id}/change`);
    await look();
    await hands.fillIn(page.locator('#withdrawal [name="reason"]'), 'It was a training.');
    await hands.goTo(page.locator('#withdrawal button[name="_trial"]'));
    await page.locator('#withdrawal-trial').waitFor();
    await hands.goTo(page.locator('#withdrawal button[type="submit"]:not([name])'));
    await look();
    await becomePerson(page, coordinator);
    await page.goto(`${address}/tournaments/${id}/change`);
    await hands.fillIn(page.locator('#reinstatement [name="reason"]'), 'It was none.');
    await hands.goTo(page.locator('#reinstatement button[type="submit"]:not([name])'));
    await page.locator('#withdrawal').waitFor();
    await becomePerson(page, director);
    await openGrid(page, hands, `${address}/tournaments/${id}`);
  });

  await go('tournaments of every origin open in the grid', [WAYS.mouse], async ({ page, hands, address }) => {
    const origins = {
      submitted: () => submit(page, address),
      pasted: () => paste(page, hands, address),
      'run live': () => runLive(page, address),
      imported: () => importOne(page, address, installation),
    };
    for (const [origin, make] of Object.entries(origins)) {
      const id = await make();
      const before = await documentOf(page, address, id);
      await openGrid(page, hands, `${address}/tournaments/${id}`);
      const score = cellOf(page, 0, 'secondScore');
      expect((await score.inputValue()) === PLAYED, `The score of a tournament that was ${origin} is not in its cell.`);
      await hands.fillIn(score, CORRECTED);
      await confirm(page, hands);
      await page.waitForURL('**/submit/receipts/**');
      expectOneMatch(before, await documentOf(page, address, id));
    }
  });
}

/** Finds the cell of a row, from 0, in a column of a kind. */
const cellOf = (page, row, kind) =>
  page.locator('[data-result-grid] tr[data-line]').nth(row).locator(`[data-kind="${kind}"] input`);

/** Opens the stored results from the page of their tournament. */
async function openGrid(page, hands, tournament) {
  await page.goto(tournament);
  await hands.goTo(page.locator('#edit-results button'));
  await page.locator('[data-result-grid]').waitFor();
  await page.locator('[data-grid-tools]:not([hidden])').waitFor();
}

/** Goes on from the grid to the end, and says why. */
async function confirm(page, hands, look = () => undefined) {
  await hands.goTo(page.locator('main button[name="then"][value="preview"]'));
  await page.waitForURL('**/preview');
  await look();
  await hands.goTo(page.locator('main .buttons a.first'));
  await look();
  await hands.fillIn(page.locator('main [name="reason"]'), 'The slip says so.');
  await hands.goTo(page.locator('main form button.first'));
}

async function saveInOtherWindow(page, cells) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [cell, text] of Object.entries(cells)) await other.locator(`[id="${cell}"]`).fill(text);
  await Promise.all([other.waitForEvent('load'), other.keyboard.press('Control+Enter')]);
  await other.close();
}

/** Waits until a table has a row with these cells. */
async function expectRow(page, ...texts) {
  let rows = page.locator('main tbody tr');
  for (const text of texts) rows = rows.filter({ hasText: text });
  await rows.first().waitFor();
}

/** Reads the page of a tournament again until it has the score, perhaps folded: a worker publishes what is stored. */
async function becomesPublic(page, score) {
  await expectSoon(`the page of the tournament has the score 100–${score}`, async () => {
    if ((await page.locator('main').textContent()).includes(`100–${score}`)) return true;
    await page.reload();
    return false;
  });
}

async function documentOf(page, address, id) {
  return (await page.context().request.get(`${address}/api/v1/tournaments/${id}/document`)).json();
}

/** @throws Error when anything but the score of the first match differs */
function expectOneMatch(before, after) {
  const apart = (document) => {
    const copy = structuredClone(document);
    copy.rounds[0].matches[0].score = null;
    return JSON.stringify({ ...copy, tournamentId: null, tournamentRevision: null });
  };
  expect(apart(after) === apart(before), 'More than one match has changed.');
  expect(String(after.rounds[0].matches[0].score[1]) === CORRECTED, 'The score was not stored.');
}

/** Goes on as somebody else in the same window. */
async function becomePerson(page, { cookies }) {
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
}

/** Submits a tournament by the API. @returns its id */
async function submit(page, address) {
  await page.goto(`${address}/about`);
  const document = tournamentOfFour(DIRECTOR, { startsAt: `${daysAgo(1)}T10:00:00Z` });
  return (await sendFrom(page, 'POST', '/api/v1/submissions', document)).tournamentId;
}

async function paste(page, hands, address) {
  const { tournament, rounds } = tournamentOfFour(DIRECTOR, {});
  const lines = rounds.flatMap(({ round, matches }) =>
    matches.map(({ players, result, score }) => [round, ...players, result, ...score].join('\t')),
  );
  await page.goto(`${address}/submit`);
  await hands.fillIn(
    page.locator('#text'),
    ['Round\tPlayer 1\tPlayer 2\tResult\tScore 1\tScore 2', ...lines].join('\n'),
  );
  await hands.press('Read the table');
  await hands.fillIn(page.locator('[id="set.name"]'), tournament.name);
  await page.locator('[id="set.game"]').selectOption(tournament.game);
  await hands.goTo(page.locator('main button[name="then"][value="check"]:not(.unseen)'));
  await hands.goTo(page.locator('main button[name="then"][value="preview"]'));
  await hands.goTo(page.locator('main .buttons a.first'));
  await hands.goTo(page.locator('main form button.first'));
  await page.waitForURL('**/submit/receipts/**');
  return (await page.locator('main dl a').first().getAttribute('href')).split('/').at(-1);
}

/** Runs a tournament of two players and one round by the API, and submits its report. */
async function runLive(page, address) {
  const [ann, bob] = ['Ann', 'Bob'].map((name) => `${name} ${randomUUID().slice(0, 4)}`);
  await page.goto(`${address}/about`);
  const send = (place, body) => sendFrom(page, 'POST', `/api/v1/live${place}`, body);
  const tournament = {
    name: 'Run live',
    game: '2e',
    format: 'constructed',
    zone: 'UTC',
    country: 'US',
    plannedRounds: 1,
  };
  const { id } = await send('', { tournament, players: [ann, bob] });
  const enter = async (act) => {
    const { version } = await (await page.context().request.get(`${address}/api/v1/live/${id}`)).json();
    await send(`/${id}/entries`, { key: randomUUID(), basedOn: version, act });
  };
  for (const handle of [ann, bob]) await enter({ kind: 'check-in', handle });
  await enter({ kind: 'pair', round: 1 });
  await enter({ kind: 'start-round', round: 1 });
  const { rounds } = await (await page.context().request.get(`${address}/api/v1/live/${id}`)).json();
  const told = { result: 'FW', score: [100, Number(PLAYED)] };
  await enter({ kind: 'result', round: 1, players: rounds[0].tables[0].players, told });
  await enter({ kind: 'finish' });
  const { draft } = await send(`/${id}/draft`, {});
  const receipt = await sendFrom(page, 'POST', `/api/v1/drafts/${draft}/submission`, {});
  expect(receipt.tournamentId !== null, `The report waits: ${JSON.stringify(receipt.heldFor)}`);
  return receipt.tournamentId;
}

async function importOne(page, address, installation) {
  const externalId = `walk:${randomUUID()}`;
  const played = tournamentOfFour(DIRECTOR, { startsAt: `${daysAgo(50)}T10:00:00Z`, externalId });
  const folder = writeExportFolder(path.join(installation.folder, 'exported'), JSON.stringify(played));
  installation.demand('import', folder, '--no-refresh');
  const { rows } = await queryDatabase(installation, 'select key from tournaments where external_id = $1', [
    externalId,
  ]);
  return rows[0].key;
}

/** Moves the official run that published a tournament into the past: no test waits for days. */
async function becameOfficial(installation, id, days) {
  const official = `
    update runs set kind = 'refresh', official_run = number, published_at = published_at - make_interval(days => $2)
    where number = (select o.since_run from outcomes o join tournaments t on t.id = o.tournament_id where t.key = $1)`;
  await expectSoon('a run publishes the tournament', async () => {
    return (await queryDatabase(installation, official, [id, days])).rowCount === 1;
  });
}
