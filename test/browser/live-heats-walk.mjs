// Two heats have finals: seeds are read before the first, and its qualified players cannot enter the second.
import { expect, readLive, Run } from './live-steps.mjs';
import { signUp } from './sign-up.mjs';
import { WAYS } from './walking.mjs';

const HEATS = [
  ['Anton Achter', 'Berta Bug', 'Casimir Crew', 'Dorle Deck'],
  ['Erwin Engine', 'Frieda Field', 'Gustl Galley', 'Hedda Hull'],
];

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLiveHeats(walks, installation) {
  const director = await signUp(walks.browser, installation, 'Herta Heats', ['director']);
  const steps = async ({ page, hands, address, look, isExpected }) => {
    const run = new Run(page, hands);
    await page.goto(`${address}/live/new?game=2e`);
    await hands.fill('Name of the tournament', 'Regional of Two Heats');
    await hands.choose('Time zone', 'UTC');
    await hands.unfold('Heats and finals');
    await hands.fill('Heats', '2');
    await hands.choose('Who plays the finals', '4 players');
    await hands.press('Open the tournament');
    await hands.sees('Regional of Two Heats is open.');
    await hands.sees('1, 2');
    await hands.sees('3, 4');
    const finals = run.id;
    await look();

    for (const [index, players] of HEATS.entries()) {
      await page.goto(`${address}/live/${finals}/run`);
      await hands.press(`Begin heat ${index + 1}`);
      await hands.sees(`Regional of Two Heats, heat ${index + 1} is open.`);
      if (index === 1) await refuseQualified(run, address, finals, isExpected);
      await playHeat(run, players);
    }

    await page.goto(`${address}/live/${finals}/run`);
    await hands.press('Begin the finals');
    await hands.sees('The qualified players play the finals.');
    await look();
    const begun = await readLive(address, finals);
    const qualified = begun.heats.rows.flatMap((row) => row.qualified);
    expect(
      begun.players.map(({ handle }) => handle).join() === qualified.join(),
      'The finals are not played by who qualified, in the order of their seeds.',
    );
    for (const round of [1, 2]) {
      for (const [player] of await run.listOpen()) await run.win(player);
      expect((await readLive(address, finals)).rounds.length >= round, 'The bracket does not go on.');
    }
    await run.finish();
    await run.submit();
  };
  const title = 'a director runs two heats with their finals';
  await walks.walk(title, [WAYS.telephone], steps, director);
}

/** Players who qualified in the first heat cannot be entered into the second one. */
async function refuseQualified(run, address, finals, isExpected) {
  const [best] = (await readLive(address, finals)).heats.rows[0].qualified;
  isExpected(/409/);
  await run.hands.fill('Handle of a player', best);
  await run.hands.press('Enter player');
  await run.hands.sees('The player has qualified already');
  expect(new URL(run.page.url()).pathname === '/send', 'The refusal is not shown at the address of the form.');
}

/** One round decides a heat, and the first of each pair wins. */
async function playHeat(run, players) {
  for (const player of players) {
    await run.enter(player);
    // This also holds after a refusal, which is shown at the address of its form.
    expect(
      new URL(run.page.url()).pathname.endsWith('/run'),
      `The page of the heat does not follow the entry of ${player}.`,
    );
    await run.checkIn(player);
  }
  await run.begin(1);
  for (const [player] of await run.listTables()) await run.win(player);
  await run.hands.unfold('Number of rounds');
  await run.hands.fill('Rounds', '1');
  await run.hands.press('Change');
  await run.hands.sees('The number of rounds is changed.');
  await run.finish();
}
