// A director runs 11 players over 4 rounds with a phone, as fast as a person taps. The log says how long a round's results took.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, Run } from './live-steps.mjs';
import { signUp } from './sign-up.mjs';
import { WAYS } from './walking.mjs';

const PLAYERS = [
  ...['Abel Ash', 'Bea Bay', 'Carl Cass', 'Dora Dill', 'Ewan Eyre', 'Fay Fenn'],
  ...['Gus Gale', 'Hal Hope', 'Ina Ives', 'Jon Jay', 'Kit Kerr'],
];
const ROUNDS = 4;
const TABLES = 5;
/** A person reads a slip in three seconds, finds and hits a button in 1.2, and types a digit in 0.4. */
const [SLIP_MS, TAP_MS, DIGIT_MS] = [3000, 1200, 400];
const MOST_MS = 90_000;

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLivePace(walks, installation) {
  const director = await signUp(walks.browser, installation, 'Paul Pace', ['director']);
  const steps = async ({ page, hands, address, look, lookInGerman }) => {
    const run = new Run(page, hands);
    await page.goto(`${address}/live/new?game=2e`);
    await hands.fill('Name of the tournament', 'Phone of One');
    await hands.fill('Rounds', String(ROUNDS));
    await hands.choose('Time zone', 'UTC');
    await hands.fill('Players', PLAYERS.join('\n'));
    await hands.press('Open the tournament');
    await hands.press(`Check in everybody (${PLAYERS.length})`);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await run.begin(round);
      if (round === 1) await look();
      const person = new Person(page);
      const began = Date.now();
      for (const players of await run.listTables()) await enterSlip(person, run, players, round);
      const seconds = await readPace(page, run.id, round, began);
      console.log(
        `        round ${round}: ${TABLES} results in ${seconds} s, with ${person.taps} taps and ${person.digits} digits`,
      );
      if (round === 1) await lookInGerman();
    }
    await run.finish();
    await run.submit();
  };
  await walks.walk(
    'a director enters the results of 11 players as fast as a person',
    [WAYS.telephone],
    steps,
    director,
  );
}

/** Taps and types with the pauses of a person, and counts. */
class Person {
  taps = 0;
  digits = 0;

  constructor(page) {
    this.page = page;
  }

  async tap(locator) {
    this.taps += 1;
    await sleep(TAP_MS);
    await locator.click();
  }

  async type(field, number) {
    await this.tap(field);
    for (const digit of String(number)) {
      this.digits += 1;
      await sleep(DIGIT_MS);
      await this.page.keyboard.type(digit);
    }
  }
}

/** Opens the line of the table, taps the winner, types both scores, and enters the result. */
async function enterSlip(person, run, players, round) {
  await sleep(SLIP_MS);
  const row = run.table(players[0]);
  await person.tap(row.locator('summary').first());
  const form = row.getByRole('form', { name: /^Result of / });
  const winner = (round + players[0].length) % 2;
  await person.tap(form.getByText(`${players[winner]} wins`, { exact: true }));
  const fields = form.getByLabel(/^Points of /);
  await person.type(fields.nth(winner), 100);
  await person.type(fields.nth(1 - winner), 5 * (players[1].length + round));
  await Promise.all([
    run.page.waitForEvent('load'),
    person.tap(form.getByRole('button', { name: 'Enter result', exact: true })),
  ]);
  await run.hands.sees(/^The result of .+ is entered\.$/);
}

/** @returns the seconds from the first slip of a round to the last result in the log */
async function readPace(page, id, round, began) {
  const { rows } = await (await page.request.get(`${new URL(page.url()).origin}/api/v1/live/${id}/log`)).json();
  const results = rows.filter(({ act }) => act.kind === 'result' && act.round === round);
  expect(results.length === TABLES, `The log has ${results.length} results of round ${round}.`);
  const taken = Math.max(...results.map(({ at }) => Date.parse(at))) - began;
  expect(taken <= MOST_MS, `The results of round ${round} took ${taken} ms.`);
  return Math.round(taken / 1000);
}
