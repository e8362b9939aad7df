// Makes accounts for people who walk through pages.

/** Every account here has this password. */
export const PASSWORD = 'darmok and jalad at tanagra';

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

/**
 * Sends a request to the API as a person who is signed in.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('../faults/installation.mjs').Installation} installation
 * @param {object} storageState of their browser
 * @returns what the API answers
 * @throws Error with the answer where it is refused
 */
export async function sendAs(browser, installation, storageState, method, path, body) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${installation.address}/about`);
  try {
    return await sendFrom(page, method, path, body);
  } finally {
    await context.close();
  }
}

/** Sends a request to the API from a page of the site, as the person who is signed in there; as {@link sendAs}. */
export async function sendFrom(page, method, path, body) {
  const answer = await page.evaluate(
    async ({ method, path, body }) => {
      const session = await (await fetch('/api/v1/session')).json();
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { ...type, 'x-csrf-token': session.csrfToken };
      const sent = await fetch(path, { method, headers, body: JSON.stringify(body) });
      return { status: sent.status, text: await sent.text() };
    },
    { method, path, body },
  );
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text);
}
