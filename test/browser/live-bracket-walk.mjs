// A double elimination of 8 (Star Wars: The Card Game), without Swiss rounds.
import { expect, readLive, Run } from './live-steps.mjs';
import { signUp } from './sign-up.mjs';
import { WAYS } from './walking.mjs';

const PLAYERS = [
  ...['Anakin Alder', 'Biggs Birch', 'Corran Cedar', 'Dodonna Date'],
  ...['Evaan Elm', 'Finn Fir', 'Greedo Ginkgo', 'Han Hazel'],
];
/** Everybody but the winner loses twice, and the winner once. */
const FEWEST_MATCHES = 14;

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 */
export async function walkLiveBracket(walks, installation) {
  const director = await signUp(walks.browser, installation, 'Dorme Double', ['director']);
  const steps = async ({ page, hands, address, look }) => {
    const run = new Run(page, hands);
    await page.goto(`${address}/live/new`);
    await hands.fill('Name of the tournament', 'Eight Twice');
    await hands.choose('Game', 'Star Wars LCG');
    await hands.choose('Time zone', 'UTC');
    await hands.fill('Players', PLAYERS.join('\n'));
    await hands.press('Open the tournament');
    for (const player of PLAYERS) await run.checkIn(player);
    await hands.unfold('Play a bracket without Swiss rounds');
    await hands.choose('Bracket', 'Double elimination of 8');
    await look();
    await hands.press('Publish the bracket');
    await hands.sees('The bracket is published.');

    let matches = 0;
    for (let open = await run.listOpen(); open.length > 0; open = await run.listOpen()) {
      const [winner] = open[0];
      const form = await run.resultForm(winner);
      await form.getByLabel('Winner', { exact: true }).selectOption({ label: `${winner} wins` });
      await hands.goTo(form.getByRole('button', { name: 'Enter result' }));
      await hands.sees(/^The result of .+ is entered\.$/);
      matches += 1;
      if (matches === 1) await look();
    }
    expect(matches >= FEWEST_MATCHES && matches <= FEWEST_MATCHES + 1, `${matches} matches were played.`);
    await hands.sees('The bracket is played.');
    await run.finish();
    await look();
    const { bracket } = await readLive(address, run.id);
    expect(bracket.places.length === PLAYERS.length, 'Somebody has no place.');
    await run.submit();
  };
  const title = 'a director runs a double elimination of 8';
  await walks.walk(title, [WAYS.mouse], steps, director);
}
