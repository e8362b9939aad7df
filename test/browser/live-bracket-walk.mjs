// A double elimination of 8 (Star Wars: The Card Game) without Swiss rounds, and a bracket of 6 that a club announced.
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
    await page.goto(`${address}/live/new?game=sw-lcg`);
    await hands.fill('Name of the tournament', 'Eight Twice');
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
  await walkOwnBracket(walks, director);
}

const CLUB = ['Ada Aspen', 'Bo Beech', 'Cleo Cork', 'Dan Dogwood', 'Edda Elder', 'Flo Fig'];
const [ADA, BO, CLEO, DAN, EDDA, FLO] = CLUB;
const LINES = ['1: 3-6, 2: 4-5', '3: 1-W2, 4: 2-W1', '5: W3-W4'];

/** The result of the first round was wrong, and shows after the semifinals: they are played again. */
async function walkOwnBracket(walks, director) {
  const steps = async ({ page, hands, address, look, expectingRefusal }) => {
    const run = new Run(page, hands);
    await page.goto(`${address}/live/new?game=2e`);
    await hands.fill('Name of the tournament', 'Club Ladder');
    await hands.choose('Structure', 'Single elimination');
    await hands.choose('Time zone', 'UTC');
    await hands.fill('Players', CLUB.join('\n'));
    await hands.unfold('A bracket of your own');
    await hands.fill('Name of the bracket', 'Club bracket of 6');
    await hands.fill('Its matches, one round a line', LINES.join('\n').replace('W3-W4', 'W3-W9'));
    await expectingRefusal(async () => {
      await hands.press('Open the tournament');
      await hands.sees(/Match 5 waits for match 9, which does not exist/);
    });
    await look();
    await hands.fill('Its matches, one round a line', LINES.join('\n'));
    await hands.press('Open the tournament');
    await hands.press('Check in everybody (6)');
    await hands.press('Publish the bracket');
    await hands.sees('The bracket is published.');
    for (const winner of [CLEO, EDDA, EDDA, BO]) await run.win(winner);
    // Dan had won against Edda, who has played Ada since.
    await hands.unfold('Round 1: results and corrections');
    const table = page.locator('details.fold').locator('li.live-table').filter({ hasText: DAN });
    await hands.activate(table.locator('summary').first());
    await expectingRefusal(async () => {
      await sendWin(table, hands, DAN);
      await hands.sees(/Later matches depend on/);
    });
    await table.getByLabel('Take the later results back, because').fill('The slip was misread.');
    await hands.goTo(table.getByRole('button', { name: 'Enter result' }));
    await hands.sees(/^The result of .+ is entered\.$/);
    await look();
    await run.win(ADA);
    await run.win(BO);
    await run.finish();
    const { bracket } = await readLive(address, run.id);
    const places = bracket.places.map((each) => each.split(' ')[0]).join(' ');
    expect(places === 'Bo Ada Cleo Dan Edda Flo', `The places are ${places}.`);
    await run.submit();
  };
  await walks.walk('a club plays a bracket of its own and corrects its first round', [WAYS.telephone], steps, director);
}

/** Sends the form of a table: the player wins by 100 to 35. */
async function sendWin(table, hands, player) {
  const form = table.getByRole('form', { name: /^Result of / });
  await form.getByRole('radio', { name: `${player} wins`, exact: true }).check();
  const fields = form.getByLabel(/^Points of /);
  const isFirst = (await fields.first().evaluate((field) => field.labels[0].textContent)).includes(player);
  await fields.nth(isFirst ? 0 : 1).fill('100');
  await fields.nth(isFirst ? 1 : 0).fill('35');
  await hands.goTo(form.getByRole('button', { name: 'Enter result' }));
}
