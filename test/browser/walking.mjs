// People do the same steps with a mouse on a desktop, with a finger on a telephone, and by keyboard alone.
import path from 'node:path';
import { complaintsOf, watchPage } from './complaints.mjs';
import { Keys, Pointer } from './hands.mjs';

export const DESKTOP = { width: 1280, height: 800 };
export const TELEPHONE = { width: 390, height: 844 };
const SIZES = [320, 390, 1280];
const THEMES = ['light', 'dark'];

/** Pictures of each step are stored here, if it is set. */
const PICTURES = process.env.WALK_PICTURES ?? '';

export const WAYS = {
  mouse: { name: 'on a desktop', viewport: DESKTOP, Hands: Pointer, looks: true },
  telephone: { name: 'at 390 pixels', viewport: TELEPHONE, Hands: Pointer },
  keyboard: { name: 'by keyboard alone', viewport: DESKTOP, Hands: Keys },
  withoutScript: { name: 'without JavaScript at 390 pixels', viewport: TELEPHONE, Hands: Pointer, isPlain: true },
};

/** Walks that change something go all three ways. */
export const ALL_HANDS = [WAYS.mouse, WAYS.telephone, WAYS.keyboard];

const keyboardWays = (locale, language) => [
  { name: `by keyboard alone in ${language}`, viewport: DESKTOP, locale, Hands: Keys, looks: true },
  { name: `by keyboard alone at 390 pixels in ${language}`, viewport: TELEPHONE, locale, Hands: Keys },
];

/** Walks through grids go by keyboard alone, in both languages. */
export const KEYBOARD_WAYS = [...keyboardWays('en-US', 'English'), ...keyboardWays('de-DE', 'German')];

/** Goes walks, in every way that each has. */
export class Walks {
  /**
   * @param {import('playwright-core').Browser} browser
   * @param {string} address of the installation
   * @param {(name: string, faults: readonly string[]) => void} tell
   * @param {number | null} turn walks in one of the ways, in another one at another turn; null: in all of them
   */
  constructor(browser, address, tell, turn = null) {
    this.browser = browser;
    this.address = address;
    this.tell = tell;
    this.turn = turn;
  }

  /** Keeps a picture of a page that somebody else sees, if pictures are stored. */
  picture = keepPicture;

  /**
   * Walks, and reports the faults of its pages and steps.
   *
   * @param {string} name
   * @param {readonly object[]} ways of {@link WAYS}
   * @param {(walk: object) => Promise<void>} steps gets the page, hands, its number, and `look`, which checks the page
   * at all sizes, `lookInGerman`, which opens it in German for the same, `expectingRefusal` for a step that must be refused, and `isExpected` for what the browser may say on
   * its console
   * @param {object} [storageState] of the person who is signed in
   */
  async walk(name, ways, steps, storageState) {
    for (const way of this.turn === null ? ways : [ways[this.turn % ways.length]]) {
      // A colour in transition from one theme to the other has no contrast yet.
      const context = await this.browser.newContext({
        storageState,
        bypassCSP: true,
        reducedMotion: 'reduce',
        viewport: way.viewport,
        locale: way.locale ?? 'en-US',
        javaScriptEnabled: way.isPlain !== true,
      });
      // A busy machine answers late. A step fails only if its result does not come at all.
      context.setDefaultTimeout(180_000);
      const page = await context.newPage();
      const faults = watchPage(page);
      const title = `${name} ${way.name}`;
      const began = Date.now();
      let pages = 0;
      page.on('load', () => (pages += 1));
      let pictures = 0;
      const look = async () => {
        pictures += 1;
        await keepPicture(page, `${title} ${pictures}`);
        // Every walk sees the same pages, so one of them looks at all sizes.
        if (way.looks === true) faults.push(...(await lookEverywhere(page)));
      };
      // The same person opens the page in German beside it.
      const lookInGerman = async (check) => {
        const storage = await context.storageState();
        const german = await this.browser.newContext({
          ...{ storageState: storage, bypassCSP: true, reducedMotion: 'reduce' },
          ...{ viewport: way.viewport, locale: 'de-DE' },
        });
        const other = await german.newPage();
        faults.push(...(await watchedWhile(other, () => other.goto(page.url(), { waitUntil: 'load' }))));
        await keepPicture(other, `${title} ${pictures} German`);
        await check?.(other);
        faults.push(...(await lookEverywhere(other)));
        await german.close();
      };
      // A browser says on its console that a form was refused.
      const expectingRefusal = async (step) => {
        const before = faults.length;
        await step();
        faults.splice(
          before,
          Infinity,
          ...faults.slice(before).filter((fault) => !/(?:answers|status of) (?:400|409|422)/.test(fault)),
        );
      };
      const expected = [];
      const isExpected = (pattern) => void expected.push(pattern);
      try {
        await steps({
          page,
          hands: new way.Hands(page),
          address: this.address,
          way,
          look,
          lookInGerman,
          expectingRefusal,
          isExpected,
        });
      } catch (error) {
        await keepPicture(page, `${title} failed`);
        faults.push(`${new URL(page.url()).pathname}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await context.close();
      this.tell(
        `${title} (${pages} pages loaded in ${Math.round((Date.now() - began) / 1000)} s)`,
        faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
      );
    }
  }
}

/** Returns what is wrong with a page while something is done. */
async function watchedWhile(page, act) {
  const faults = watchPage(page);
  await act();
  return faults;
}

/** Checks the page as it is, at every width, light and dark. */
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
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(size);
  return found;
}

async function keepPicture(page, name) {
  if (PICTURES === '') return;
  await page.screenshot({ path: path.join(PICTURES, `${name.replaceAll(' ', '-')}.png`), fullPage: true });
}
