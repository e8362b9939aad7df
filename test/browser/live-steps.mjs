// A director runs a tournament on its page. Tables are found by their players, as a director finds them.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { sendFrom } from './sign-up.mjs';
import { daysAgo } from './tournament-of-four.mjs';

export class Run {
  /**
   * @param {import('playwright-core').Page} page
   * @param {import('./hands.mjs').Pointer} hands
   */
  constructor(page, hands) {
    this.page = page;
    this.hands = hands;
  }

  get id() {
    return idOf(this.page);
  }

  async enter(player) {
    await this.hands.fill('Handle of a player', player);
    await this.hands.press('Enter player');
    await this.hands.sees(`Entered ${player}.`);
  }

  async checkIn(player) {
    await this.hands.press(`Check in ${player}`);
    await this.hands.sees(`${player} is checked in.`);
  }

  async begin(round) {
    await this.hands.press(`Pair round ${round}`);
    await this.hands.sees(`Round ${round} is paired.`);
    await this.hands.press(`Start round ${round}`);
    await this.hands.sees(`Round ${round} has started.`);
  }

  /** Finds the present table of a player. */
  table(player) {
    return this.page.locator('section.run-round').first().locator('li.live-table').filter({ hasText: player });
  }

  /** Lists the players who sit at the present tables, in order. */
  async listTables() {
    return this.readPlayers('li.live-table');
  }

  /** Lists the players of tables whose result is still missing. */
  async listOpen() {
    return this.readPlayers('li.live-table:is(.open, .claimed)');
  }

  readPlayers(tables) {
    const rows = this.page.locator('section.run-round').first().locator(tables);
    return rows.evaluateAll((found) =>
      found.map((each) => [...each.querySelectorAll('.seated > bdi')].map(({ textContent }) => textContent)),
    );
  }

  /** Opens the form for the result of a player's table. */
  async resultForm(player) {
    const form = this.table(player).getByRole('form', { name: /^Result of / });
    if (!(await form.isVisible())) await this.hands.activate(this.table(player).locator('summary').first());
    await form.waitFor();
    return form;
  }

  /** Fills in that a player wins, without sending it. */
  async fillWin(player, score = [100, 35]) {
    const form = await this.resultForm(player);
    await form.getByRole('radio', { name: `${player} wins`, exact: true }).check();
    const fields = form.getByLabel(/^Points of /);
    const isFirst = (await fields.first().evaluate((field) => field.labels[0].textContent)).includes(player);
    await fields.nth(isFirst ? 0 : 1).fill(String(score[0]));
    await fields.nth(isFirst ? 1 : 0).fill(String(score[1]));
    return form;
  }

  async win(player, score) {
    const form = await this.fillWin(player, score);
    await this.hands.goTo(form.getByRole('button', { name: 'Enter result' }));
    await this.hands.sees(/^The result of .+ is entered\.$/);
  }

  /** Enters the points of everybody in a pod; the first one goes out. */
  async pod(players) {
    const form = await this.resultForm(players[0]);
    for (const [index, player] of players.entries()) {
      await form.getByLabel(`Points of ${player}`, { exact: true }).fill(String(index === 0 ? 5000 : 100 * index));
    }
    await form.getByLabel('Went out first').selectOption({ label: players[0] });
    await this.hands.goTo(form.getByRole('button', { name: 'Enter result' }));
    await this.hands.sees(/^The result of .+ is entered\.$/);
  }

  /** Presses one of the folded buttons of a player. */
  async actOn(player, button) {
    const row = this.page.locator('.player-rows > li').filter({ hasText: player });
    await this.hands.activate(row.locator('summary'));
    await this.hands.goTo(row.getByRole('button', { name: button }));
  }

  async finish() {
    await this.hands.press('Finish the tournament');
    await this.hands.sees('The tournament is finished. Now submit its report.');
  }

  /** Submits the finished tournament, up to the receipt, and confirms every question. */
  async submit() {
    const { page, hands } = this;
    await hands.press('Check and submit the report');
    await hands.press('Continue to the preview');
    await hands.sees('Final order');
    await hands.follow('Continue');
    for (const box of await page.locator('main [name^="ok."]').all()) await box.check();
    for (const reason of await page.locator('main [name^="reason."]').all()) await reason.fill('It was played so.');
    await hands.press('Submit results');
    await hands.sees('Results submitted');
  }
}

export const idOf = (page) => /\/live\/([0-9a-f-]{36})/.exec(page.url())?.[1];

/**
 * Reads what everybody may see of a live tournament.
 *
 * @returns {Promise<import('../../libs/rules/live/src/live-view.js').LiveView>}
 */
export async function readLive(address, id) {
  return (await fetch(`${address}/api/v1/live/${id}`)).json();
}

/** @throws Error with the sentence where the condition is false */
export function expect(isSo, sentence) {
  if (!isSo) throw new Error(sentence);
}

/** Asks the database of an installation. */
export async function queryDatabase({ home }, text, values) {
  const read = (name) => readFileSync(path.join(home, name), 'utf8').trim();
  const password = encodeURIComponent(read('secrets/postgres-password'));
  const client = new pg.Client(`postgres://quadrant:${password}@127.0.0.1:${read('postgres-port')}/quadrant`);
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/**
 * Finds a time zone without summer time in which it is day now: so the date does not change during the walk.
 *
 * @returns {string}
 */
function zoneOfDay() {
  const hour = new Date().getUTCHours();
  if (hour >= 8 && hour < 16) return 'UTC';
  return hour < 8 ? 'Asia/Tokyo' : 'America/Phoenix';
}

const localDay = (zone, days) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(`${daysAgo(-days)}T12:00:00Z`));

/**
 * Announces a tournament whose players register before the day.
 *
 * @param walk the page, its hands, the address of the site and `look`
 * @param facts name, `days` ahead, rounds; a box to `check`, and what else to `fillIn` on the open page
 * @returns the id of the announcement
 */
export async function announceDay({ page, hands, address, look }, { name, days, rounds, check, fillIn }) {
  const zone = zoneOfDay();
  await page.goto(`${address}/tournaments/new`);
  await hands.fill('Name of the tournament', name);
  await hands.fill('Date', localDay(zone, days));
  await hands.fill('Time', '07:00');
  await hands.choose('Time zone', zone.replaceAll('_', ' '));
  await hands.fill('Venue', 'Quark Bar');
  await hands.fill('Address', 'Promenade 1');
  await hands.choose('Country', 'Germany');
  await hands.choose('Game', 'Second Edition');
  await hands.choose('Format', 'Constructed');
  await hands.fill('Rounds', String(rounds));
  await hands.fill('Entry fee', 'free');
  await hands.fill('Prizes', 'Promo cards for all');
  await hands.fill('How players reach you', 'odile@example.org');
  await hands.check('Players register before the day');
  await fillIn?.();
  await hands.unfold('Card pool, rules, kind and more');
  await hands.check(check);
  await hands.press('Announce tournament');
  await hands.sees(`Announced ${name}.`);
  await look();
  return page.url().split('/').at(-1);
}

/** Enters acts by the API, as the person who is signed in on the page; each has to be accepted. */
export async function enterAll(page, id, acts) {
  const entries = acts.map((act) => ({ key: randomUUID(), act }));
  const { answers } = await sendFrom(page, 'POST', `/api/v1/live/${id}/batches`, { entries });
  const problems = answers.flatMap(({ problem }) => (problem === undefined ? [] : [problem.detail]));
  expect(problems.length === 0, `The API refuses: ${problems.join('; ')}`);
}

/** Wins of the first player for all tables of the last round that have no result. */
export async function winsOfOpenTables(address, id) {
  const { rounds } = await readLive(address, id);
  const { round, tables } = rounds.at(-1);
  return tables
    .filter(({ status }) => status === 'open')
    .map(({ players, table }) => ({
      ...{ kind: 'result', round, players },
      told: { result: 'FW', score: [100, 5 * (table % 15)] },
    }));
}

/** Moves an announcement into the past, as if it had been made so many days earlier: no test waits for a day. */
export async function letDaysPass(installation, announcement, days) {
  const { rowCount } = await queryDatabase(
    installation,
    `update announcements set
       announced_at = announced_at - make_interval(days => $2), changed_at = changed_at - make_interval(days => $2),
       starts_at = starts_at - make_interval(days => $2), local_date = local_date - $2::int, ends_on = ends_on - $2::int,
       facts = jsonb_set(facts, '{startsAt}', to_jsonb(
         to_char((left(facts->>'startsAt', 10))::date - $2::int, 'YYYY-MM-DD') || substr(facts->>'startsAt', 11)))
     where id = $1`,
    [announcement, days],
  );
  expect(rowCount === 1, 'There is no such announcement.');
}
