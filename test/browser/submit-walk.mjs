// A director submits a dirty spreadsheet: with a mouse on a desktop, on a telephone, and by keyboard alone.
import { complaintsOf, watchPage } from './complaints.mjs';
import { signUp } from './sign-up.mjs';

const HANDLE = 'Dora the Director';
const SIZES = [320, 390, 1280];
const THEMES = ['light', 'dark'];

let walks = 0;

/** A spreadsheet in which three cells are wrong, and a full win below the cap is right. */
function dirtyTable() {
  walks += 1;
  const [ann, bob, cy, dee] = ['Ann', 'Bob', 'Cy', 'Dee'].map((name) => `${name} Walker${walks}`);
  return [
    'Round\tPlayer 1\tPlayer 2\tResult\tScore 1\tScore 2',
    `1\t${ann}\t${bob}\tFW\t60\t35`,
    `1\t${cy}\t${dee}\tperhaps\t100\t20`,
    `2\t${ann}\t${cy}\tFL\t40\t100`,
    `2\t${bob}\t${dee}\tMW\t55\t5O`,
    `x\t${ann}\t${dee}\tFW\t100\t0`,
    `3\t${cy}\t${bob}\tTT\t30\t30`,
  ].join('\n');
}

const FIXES = { 'cell.3.4': 'FW', 'cell.5.6': '50', 'cell.6.1': '3' };

/**
 * Each walk, with what is wrong with its pages and steps.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('../faults/installation.mjs').Installation} installation
 * @param {(name: string, faults: readonly string[]) => void} tell
 */
export async function walkSubmit(browser, installation, tell) {
  const signedIn = await signUp(browser, installation, HANDLE, ['director']);
  const walk = async (name, size, steps) => {
    // A colour that is on its way from one theme to the other has no contrast yet.
    const options = { storageState: signedIn, bypassCSP: true, reducedMotion: 'reduce', ...size };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const faults = watchPage(page);
    try {
      await steps({ page, faults, address: installation.address });
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
    await context.close();
    tell(name, faults);
  };
  await walk(
    'a director submits a dirty spreadsheet on a desktop',
    { viewport: { width: 1280, height: 800 } },
    byMouse,
  );
  await walk(
    'a director submits a dirty spreadsheet at 390 pixels',
    { viewport: { width: 390, height: 844 } },
    byMouse,
  );
  await walk(
    'a director submits a dirty spreadsheet by keyboard alone',
    { viewport: { width: 1280, height: 800 } },
    byKeys,
  );
}

async function byMouse({ page, faults, address }) {
  await page.goto(`${address}/submit`);
  faults.push(...(await lookEverywhere(page)));
  const buffer = Buffer.from(dirtyTable());
  await page.locator('#file').setInputFiles({ name: `Walk ${walks}.csv`, mimeType: 'text/csv', buffer });
  await press(page, 'Read the file');
  await expectText(page, 'There are 3 things to fix');
  faults.push(...(await lookEverywhere(page)));
  for (const [field, value] of Object.entries(FIXES)) await page.locator(`[id="${field}"]`).fill(value);
  await page.locator('[id="set.game"]').selectOption('2e');
  await press(page, 'Save and check again');
  await press(page, 'Continue to the preview');
  await expectText(page, 'Final order');
  faults.push(...(await lookEverywhere(page)));
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expectText(page, 'Is this correct as it is?');
  faults.push(...(await lookEverywhere(page)));
  await page.getByLabel('This is correct').check();
  await page.getByLabel('Why it is correct').fill('Won by a special rule.');
  await press(page, 'Submit results');
  await expectText(page, 'Results submitted');
  await expectText(page, '4 players are new');
  faults.push(...(await lookEverywhere(page)));
  await page.getByRole('link', { name: 'Open the tournament' }).click();
  await expectText(page, `Walk ${walks}`);
  await page.goto(`${address}/my/tournaments`);
  faults.push(...(await lookEverywhere(page)));
}

async function byKeys({ page, address }) {
  const { keyboard } = page;
  await page.goto(`${address}/submit`);
  await tabTo(page, '#text');
  await keyboard.insertText(dirtyTable());
  await tabTo(page, 'button:has-text("Read the table")');
  await enter(page);
  await expectText(page, 'There are 3 things to fix');
  await tabTo(page, '[id="set.name"]');
  await keyboard.insertText(`Walk ${walks}`);
  await tabTo(page, '[id="set.game"]');
  await keyboard.type('Second');
  for (const [field, value] of Object.entries(FIXES)) {
    await tabTo(page, `[id="${field}"]`);
    await keyboard.press('Control+A');
    await keyboard.insertText(value);
  }
  // Enter in a cell saves.
  await enter(page);
  await tabTo(page, 'button:has-text("Continue to the preview")');
  await enter(page);
  await expectText(page, 'Final order');
  await tabTo(page, 'a:has-text("Continue")');
  await enter(page);
  await tabTo(page, '[name="ok.0"]');
  await keyboard.press('Space');
  await tabTo(page, '[name="reason.0"]');
  await keyboard.insertText('Won by a special rule.');
  await tabTo(page, 'button:has-text("Submit results")');
  await enter(page);
  await expectText(page, 'Results submitted');
  await tabTo(page, 'main a:has-text("Open the tournament")');
  await enter(page);
  await expectText(page, `Walk ${walks}`);
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

const expectText = (page, text) => page.locator('main').getByText(text).first().waitFor();

async function enter(page) {
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page, selector) {
  const wanted = page.locator(selector).first();
  await wanted.waitFor();
  for (let tabs = 0; tabs < 400; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

/** The page as it is at every width, light and dark. */
async function lookEverywhere(page) {
  const size = page.viewportSize();
  const found = [];
  for (const width of SIZES) {
    await page.setViewportSize({ ...size, width });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const where = `${new URL(page.url()).pathname} at ${width} pixels, ${colorScheme}`;
      found.push(...(await complaintsOf(page)).map((complaint) => `${where}: ${complaint}`));
    }
  }
  await page.setViewportSize(size);
  return found;
}
