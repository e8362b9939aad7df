// Makes accounts for people who walk through pages.

const PASSWORD = 'darmok and jalad at tanagra';

/**
 * Makes an account with roles.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('../faults/installation.mjs').Installation} installation
 * @param {string} handle
 * @param {readonly string[]} roles
 * @returns what its browser keeps
 */
export async function signUp(browser, installation, handle, roles) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${installation.address}/sign-up`);
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/v1/accounts', { method: 'POST', headers, body: JSON.stringify(body) });
      return made.status;
    },
    { handle, password: PASSWORD },
  );
  if (status !== 201) throw new Error(`The account was not made: ${status}.`);
  const state = await context.storageState();
  await context.close();
  for (const role of roles) installation.demand('token', 'create', '--role', role, '--handle', handle);
  return state;
}
