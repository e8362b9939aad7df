// A director types a tournament of four players into the empty grid, by keyboard alone.
import { tabTo } from './hands.mjs';
import { KEYBOARD_WAYS, TELEPHONE } from './walking.mjs';

let grids = 0;

/** @param {import('./walking.mjs').Walks} walks */
export async function walkGrid(walks, signedIn) {
  await walks.walk('a director types results into the grid', KEYBOARD_WAYS, typeResults, signedIn);
}

async function typeResults({ page, address, way, look }) {
  const { keyboard } = page;
  grids += 1;
  const [ann, bob, cy, dee] = ['Ann', 'Bob', 'Cy', 'Dee'].map((name) => `${name} Gridley${grids}`);
  await page.goto(`${address}/submit`);
  await press(page, 'button[value="grid"]');
  await expectNone(page, '.error-summary, .finding, [aria-invalid]');
  await tabTo(page, cell(page, 'set.name'));
  await keyboard.insertText(`Grid ${grids}`);
  await tabTo(page, cell(page, 'set.game'));
  await keyboard.type('Second');
  const keys = page.locator('.result-keys:not([hidden]) [data-key]:visible');
  if ((await keys.count()) < 5) throw new Error('No legend says which key writes which result.');
  if (way.viewport.width === TELEPHONE.width) await expectCards(page);

  // Row by row with Tab; keys write the results.
  await tabTo(page, cell(page, 'cell.2.1'));
  await typeRow(keyboard, ['1', ann, bob, '1', '100', '35']);
  await expectValue(page, 'cell.2.4', 'FW');
  await typeRow(keyboard, ['', cy, dee, 'm', '55', '50']);
  await expectValue(page, 'cell.3.4', 'MW');

  // The players of the grid complete while they are typed, and Tab takes them.
  await keyboard.type('2');
  for (const name of [ann, cy]) {
    await keyboard.press('Tab');
    await keyboard.type(name.split(' ')[0]);
    await page.locator('[role="option"]').filter({ hasText: name }).waitFor();
    for (let marked = 0; marked < 8; marked += 1) {
      await keyboard.press('ArrowDown');
      if ((await page.locator('[role="option"][aria-selected="true"]').innerText()).includes(name)) break;
    }
    if (name === ann) await look();
  }
  await keyboard.press('Tab');
  await expectValue(page, 'cell.4.2', ann);
  await expectValue(page, 'cell.4.3', cy);

  // Enter goes down a column and Shift+Enter up again; what was typed last can be undone.
  await keyboard.type('2');
  await keyboard.press('Enter');
  await expectFocus(page, 'cell.5.4');
  await keyboard.press('Shift+Enter');
  await expectFocus(page, 'cell.4.4');
  await keyboard.press('Control+z');
  await expectValue(page, 'cell.4.4', '');
  await keyboard.press('Control+Shift+z');
  await expectValue(page, 'cell.4.4', 'FL');

  // A block from a spreadsheet fills cells, and rows appear for it.
  for (let row = 5; row <= 13; row += 1) await keyboard.press('ArrowDown');
  for (const column of [3, 2, 1]) {
    await keyboard.press('ArrowLeft');
    await expectFocus(page, `cell.13.${column}`);
  }
  await paste(
    page,
    `2\t${bob}\t${dee}\tTT\t30\t30\r\n3\t${ann}\t${dee}\tFW\t100\t0\r\n3\t${cy}\t${bob}\tFW\t100\t40\r\n`,
  );
  await expectValue(page, 'cell.15.3', bob);
  await look();

  await Promise.all([page.waitForEvent('load'), keyboard.press('Control+Enter')]);
  await expectNone(page, '.error-summary');
  await press(page, 'button[value="preview"]');
  await press(page, 'main .buttons a.first');
  await press(page, 'main form button.first');
  await page.waitForURL('**/submit/receipts/**');
}

const cell = (page, id) => page.locator(`[id="${id}"]`).first();

async function typeRow(keyboard, texts) {
  for (const text of texts) {
    await keyboard.insertText(text);
    await keyboard.press('Tab');
  }
}

async function press(page, selector) {
  await tabTo(page, page.locator(selector).last());
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** Pastes as the clipboard of a spreadsheet program does, which a browser without a desktop does not have. */
const paste = (page, text) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function expectValue(page, id, value) {
  const found = await cell(page, id).inputValue();
  if (found !== value) throw new Error(`${id} holds "${found}" instead of "${value}".`);
}

async function expectFocus(page, id) {
  const found = await page.evaluate(() => document.activeElement?.id);
  if (found !== id) throw new Error(`The focus is in ${found} instead of ${id}.`);
}

/** On a telephone each match is a card: its cells stand below each other, in the window. */
async function expectCards(page) {
  const boxes = await Promise.all(
    ['cell.2.2', 'cell.2.4', 'cell.2.6', 'cell.3.2'].map((id) => cell(page, id).boundingBox()),
  );
  const isBelow = boxes[1].y > boxes[0].y && boxes[3].y > boxes[2].y;
  if (!isBelow || boxes.some(({ x, width }) => x + width > TELEPHONE.width)) throw new Error('A match is no card.');
}

async function expectNone(page, selector) {
  const found = await page.locator('main').locator(selector).count();
  if (found > 0) throw new Error(`The page has ${found} of ${selector}.`);
}
