// A league director forms a league, gives it a season with qualifiers and a scheme, flags a tournament and closes a half.
import { expectSoon } from '../faults/installation.mjs';
import { sendAs, signUp } from './sign-up.mjs';
import { daysAgo, tournamentOfFour } from './tournament-of-four.mjs';
import { ALL_HANDS } from './walking.mjs';

const SCHEME = 'at most 4\naward 4 when player.events = 0 because "first event in this league"';

let leagues = 0;

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 * @param {string} handle of somebody who may form leagues and directs tournaments
 * @param {object} signedIn as them
 * @param {readonly string[]} players four handles
 */
export async function walkAsLeagueDirector(walks, installation, handle, signedIn, players) {
  const title = 'a league director forms a league, a season and a scheme, flags and closes a half';
  const director = await signUp(walks.browser, installation, 'Dirk Director', ['director']);
  const steps = async ({ page, hands, address, look, expectingRefusal }) => {
    leagues += 1;
    const slug = `walkers-${leagues}`;
    const name = `Walkers' League ${leagues}`;
    await page.goto(`${address}/`);
    await hands.goByMenu(/^Desk/);
    await hands.goTo(page.locator('main .inbox a').filter({ hasText: 'Form a league' }));
    await look();
    await hands.fill('Name', name);
    await hands.fill('Name in addresses', slug);
    await hands.fill('Handle of the league director', handle);
    await hands.fill('Committed players', players.join('\n'));
    await hands.press('Form the league');
    await hands.sees(`Formed the league ${name}.`);
    await look();

    // Its first half is over: it can be closed.
    await hands.fillIn(page.locator('#season-new-season'), 'first');
    await hands.fillIn(page.locator('#season-new-startsOn'), daysAgo(60));
    await hands.fillIn(page.locator('#season-new-endsOn'), daysAgo(-60));
    await hands.fillIn(page.locator('#season-new-qualifiers-firstHalf'), '2');
    await hands.fillIn(page.locator('#season-new-qualifiers-secondHalf'), '2');
    await hands.fillIn(page.locator('#season-new-phases-first-half-from'), daysAgo(60));
    await hands.fillIn(page.locator('#season-new-phases-first-half-to'), daysAgo(2));
    await hands.fillIn(page.locator('#season-new-phases-second-half-from'), daysAgo(1));
    await hands.fillIn(page.locator('#season-new-phases-second-half-to'), daysAgo(-20));
    await hands.fillIn(page.locator('#season-new-phases-playoffs-from'), daysAgo(-21));
    await hands.fillIn(page.locator('#season-new-phases-playoffs-to'), daysAgo(-60));
    await hands.press('Add the season');
    await hands.sees('Added the season first.');
    await hands.sees('2 of the first half, 2 of the second');
    await look();

    await hands.unfold('Add a scheme');
    await hands.fillIn(page.locator('#scheme-new-scheme'), 'thanks');
    await hands.fillIn(page.locator('#scheme-new-name'), 'Thanks');
    await hands.fillIn(page.locator('#scheme-new-text'), SCHEME.replace('at most 4\n', ''));
    await hands.fillIn(page.locator('#scheme-new-reason'), 'As agreed.');
    const dryRun = page.locator('#scheme-new').getByRole('button', { name: 'Dry run' });
    await expectingRefusal(() => hands.goTo(dryRun));
    await hands.sees('There is a problem');
    await look();
    await hands.fillIn(page.locator('#scheme-new-text'), SCHEME);
    await hands.goTo(dryRun);
    await hands.sees('Nothing is stored yet.');
    await look();
    await hands.goTo(page.locator('#scheme-new').getByRole('button', { name: 'Save' }));
    await hands.sees('Saved the scheme thanks.');
    await look();

    const tournament = `League Night ${leagues}`;
    const document = tournamentOfFour('Dirk Director', { startsAt: `${daysAgo(4)}T10:00:00-05:00`, league: slug });
    document.tournament.name = tournament;
    await sendAs(walks.browser, installation, director, 'POST', '/api/v1/submissions', document);
    const flag = page.getByRole('form', { name: `Flag ${tournament}`, exact: true });
    await expectSoon('the tournament waits for a flag', async () => {
      await page.reload();
      return flag.isVisible();
    });
    await look();
    await hands.fillIn(flag.getByLabel('Why', { exact: true }), 'It was announced.');
    await hands.goTo(flag.getByRole('button', { name: 'Flag it' }));
    await hands.sees(`Flagged ${tournament}.`);

    await hands.unfold('Close a part');
    await hands.choose('Part', 'First half');
    await hands.fillIn(page.locator('#season-closing-reason'), 'All results are in.');
    await hands.press('Close it');
    await hands.press('Yes, do it');
    await hands.sees('The part was closed.');
    await look();
  };
  await walks.walk(title, ALL_HANDS, steps, signedIn);
}
