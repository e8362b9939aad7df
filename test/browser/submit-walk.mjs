// A director submits a dirty spreadsheet: with a mouse on a desktop, on a telephone, and by keyboard alone.
import { dirtyWorkbook } from './dirty-workbook.mjs';
import { tabTo } from './hands.mjs';
import { KEYBOARD_WAYS, WAYS } from './walking.mjs';

let tables = 0;

/** A spreadsheet in which three cells are wrong, and a full win below the cap is right. */
function dirtyTable() {
  tables += 1;
  const [ann, bob, cy, dee] = ['Ann', 'Bob', 'Cy', 'Dee'].map((name) => `${name} Walker${tables}`);
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

/** @param {import('./walking.mjs').Walks} walks */
export async function walkSubmit(walks, signedIn) {
  const name = 'a director submits a dirty spreadsheet';
  await walks.walk(name, [WAYS.mouse, WAYS.telephone], byMouse, signedIn);
  await walks.walk(name, [WAYS.keyboard], byKeys, signedIn);
  await walks.walk('a director submits a workbook of two sheets', KEYBOARD_WAYS, submitWorkbook, signedIn);
}

/** Newcomers get from the file to the receipt in so many pages. */
const MOST_PAGES = 5;

async function submitWorkbook({ page, hands, address, look }) {
  const { bytes, name, wrong, right } = dirtyWorkbook();
  const pages = new Set();
  page.on('load', () => pages.add(new URL(page.url()).pathname));
  await page.goto(`${address}/submit`);
  await look();
  await hands.reach(page.locator('#file'));
  // The dialog that Enter opens belongs to the system; headless Chromium does not always tell of it.
  await page
    .locator('#file')
    .setInputFiles({ name: 'results.xlsx', mimeType: 'application/octet-stream', buffer: bytes });
  await hands.goTo(page.locator('main form[enctype] button'));
  await look();
  const suggested = await page.locator('[id="set.name"]').inputValue();
  if (suggested !== name) throw new Error(`The rows above the table suggest "${suggested}" as the name.`);
  await hands.reach(page.locator('[id="set.game"]'));
  await page.keyboard.type('Second');
  const misspelled = page.locator(`[data-result-grid] input[value="${wrong}"]`);
  await hands.fillIn(misspelled, right);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Control+Enter')]);
  await look();
  await hands.goTo(page.locator('main button[name="then"][value="preview"]'));
  await look();
  await hands.goTo(page.locator('main .buttons a.first'));
  await look();
  await hands.goTo(page.locator('main form button.first'));
  await page.waitForURL('**/submit/receipts/**');
  await look();
  if (pages.size > MOST_PAGES) throw new Error(`It took ${pages.size} pages: ${[...pages].join(', ')}.`);
}

async function byMouse({ page, address, look }) {
  await page.goto(`${address}/submit`);
  await look();
  const buffer = Buffer.from(dirtyTable());
  await page.locator('#file').setInputFiles({ name: `Walk ${tables}.csv`, mimeType: 'text/csv', buffer });
  await press(page, 'Read the file');
  await expectText(page, 'There are 3 things to fix');
  await look();
  for (const [field, value] of Object.entries(FIXES)) await page.locator(`[id="${field}"]`).fill(value);
  await page.locator('[id="set.game"]').selectOption('2e');
  await press(page, 'Save and check again');
  await press(page, 'Continue to the preview');
  await expectText(page, 'Final order');
  await look();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expectText(page, 'Is this correct as it is?');
  await look();
  await page.getByLabel('This is correct').check();
  await page.getByLabel('Why it is correct').fill('Won by a special rule.');
  await press(page, 'Submit results');
  await expectText(page, 'Results submitted');
  await expectText(page, '4 players are new');
  await look();
  await page.getByRole('link', { name: 'Open the tournament' }).click();
  await expectText(page, `Walk ${tables}`);
  await page.goto(`${address}/my/tournaments`);
  await look();
}

async function byKeys({ page, address }) {
  const { keyboard } = page;
  await page.goto(`${address}/submit`);
  await tabTo(page, page.locator('#text').first());
  await keyboard.insertText(dirtyTable());
  await tabTo(page, page.locator('button:has-text("Read the table")').first());
  await enter(page);
  await expectText(page, 'There are 3 things to fix');
  await tabTo(page, page.locator('[id="set.name"]').first());
  await keyboard.insertText(`Walk ${tables}`);
  await tabTo(page, page.locator('[id="set.game"]').first());
  await keyboard.type('Second');
  for (const [field, value] of Object.entries(FIXES)) {
    await tabTo(page, page.locator(`[id="${field}"]`).first());
    await keyboard.press('Control+A');
    await keyboard.insertText(value);
  }
  // Enter in a cell goes down; this saves.
  await Promise.all([page.waitForEvent('load'), keyboard.press('Control+Enter')]);
  await tabTo(page, page.locator('button:has-text("Continue to the preview")').first());
  await enter(page);
  await expectText(page, 'Final order');
  await tabTo(page, page.locator('a:has-text("Continue")').first());
  await enter(page);
  await tabTo(page, page.locator('[name="ok.0"]').first());
  await keyboard.press('Space');
  await tabTo(page, page.locator('[name="reason.0"]').first());
  await keyboard.insertText('Won by a special rule.');
  await tabTo(page, page.locator('button:has-text("Submit results")').first());
  await enter(page);
  await expectText(page, 'Results submitted');
  await tabTo(page, page.locator('main a:has-text("Open the tournament")').first());
  await enter(page);
  await expectText(page, `Walk ${tables}`);
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

const expectText = (page, text) => page.locator('main').getByText(text).first().waitFor();

async function enter(page) {
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}
