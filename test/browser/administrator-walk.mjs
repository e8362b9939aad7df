// An administrator invites somebody, who sets a password with the link and signs in.
import { ALL_HANDS } from './walking.mjs';

let guests = 0;

/**
 * @param {import('./walking.mjs').Walks} walks
 * @param {object} signedIn as an administrator
 */
export async function walkAsAdministrator(walks, signedIn) {
  const steps = async ({ page, hands, address, look }) => {
    guests += 1;
    const handle = `Gus Guest ${guests}`;
    await page.goto(`${address}/`);
    await hands.goByMenu(/^Administration/);
    await look();
    await hands.goTo(page.locator('main .inbox a').filter({ hasText: 'Accounts and roles' }));
    await look();
    await hands.fill('Handle', handle);
    await hands.press('Invite');
    await hands.sees(`Invited ${handle}.`);
    await look();
    const link = await page.locator('output.token').innerText();
    await hands.goTo(page.locator('main tbody').getByRole('link', { name: handle, exact: true }));
    await look();
    await page.context().clearCookies();
    await page.goto(link);
    await page.locator('main input[type="password"]').first().waitFor();
  };
  await walks.walk('an administrator invites somebody', ALL_HANDS, steps, signedIn);
}
