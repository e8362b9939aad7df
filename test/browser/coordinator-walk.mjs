// A coordinator approves the report of a new director, makes a dry run, publishes it, rolls back and resumes.
import { sendAs, signUp } from './sign-up.mjs';
import { daysAgo, tournamentOfFour } from './tournament-of-four.mjs';
import { ALL_HANDS } from './walking.mjs';

let directors = 0;

/** Sends a late report of a new director who is not approved: it waits for approval, and then for the next refresh. */
async function sendAsNewDirector(browser, installation) {
  directors += 1;
  const handle = `Nora Newcomer ${directors}`;
  const signedIn = await signUp(browser, installation, handle, []);
  const startsAt = `${daysAgo(20 + directors)}T10:00:00-05:00`;
  const { tournament, ...rest } = tournamentOfFour(handle, { startsAt });
  const document = { tournament: { ...tournament, name: `Night at the ${directors}. Club` }, ...rest };
  await sendAs(browser, installation, signedIn, 'POST', '/api/v1/submissions', document);
  return { handle, name: document.tournament.name };
}

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {import('../faults/installation.mjs').Installation} installation
 * @param {object} signedIn as a coordinator
 */
export async function walkAsCoordinator(walks, installation, signedIn) {
  const title = 'a coordinator approves a new director, publishes a dry run, rolls back and resumes';
  const steps = async ({ page, hands, address, look }) => {
    const { handle, name } = await sendAsNewDirector(walks.browser, installation);
    await page.goto(`${address}/`);
    await hands.goByMenu(/^Desk/);
    await look();
    await hands.goTo(page.locator('main .inbox a').filter({ hasText: 'Reports to approve' }));
    await hands.goTo(page.locator('main .inbox a').filter({ hasText: name }));
    await hands.sees('Standings, and what each rating would do');
    await look();
    await hands.check(`Also approve ${handle} as a director`);
    await hands.press('Approve');
    await hands.sees(`Approved ${name}.`);
    await look();

    await hands.follow('Desk');
    await hands.goTo(page.locator('main .inbox a').filter({ hasText: 'See what the next refresh moves' }));
    await look();
    await hands.press('Make a dry run');
    await hands.sees('What moves');
    await hands.sees(name);
    await look();
    await hands.press('Publish this');
    // The bar moves while the run is being published, and the page says when it is.
    await hands.sees(/It was published as/);
    await look();

    await hands.follow('Refresh');
    await hands.follow('Desk');
    await hands.goTo(page.locator('main .inbox a').filter({ hasText: 'Everything that was published' }));
    await look();
    const before = page.locator('main ol.runs > li').nth(1);
    await hands.activate(before.locator('summary'));
    await hands.fillIn(before.getByLabel('Why', { exact: true }), 'A result was wrong.');
    await hands.goTo(before.getByRole('button', { name: 'Roll back' }));
    await hands.sees('Publishing is paused.');
    await page.getByText('Publishing has been paused').waitFor();
    await look();
    await hands.press('Resume publishing');
    await hands.sees(/It was published as/);
    if (await page.getByText('Publishing has been paused').isVisible()) throw new Error('Publishing is still paused.');
  };
  await walks.walk(title, ALL_HANDS, steps, signedIn);
}
