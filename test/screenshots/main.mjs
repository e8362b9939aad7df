// npm run screenshots [-- FILTER]: takes pictures of every page over the demo season, at 390 and 1280 pixels, light and dark,
// for somebody to look at. They go to .screenshots/, which git ignores. FILTER is a part of the address, such as /leagues.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.mjs';
import { signUp } from '../browser/sign-up.mjs';
import { Installation } from '../faults/installation.mjs';
import { pagesOf } from './pages.mjs';

const OUT = path.resolve(import.meta.dirname, '../../.screenshots');
const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'];
const ROLES = ['director', 'league-director', 'coordinator', 'administrator'];

const executablePath = findChromium();
if (executablePath === null) {
  console.error('Chromium is missing: install it (apt-get install chromium), then run this again.');
  process.exit(1);
}

const wanted = process.argv[2] ?? '';
const installation = new Installation();
let browser = null;
try {
  await installation.start('--demo');
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const signedIn = await signUp(browser, installation, 'Cora the Coordinator', ROLES);
  const pages = (await pagesOf(browser, installation.address)).filter(({ address }) => address.includes(wanted));
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  for (const width of WIDTHS) for (const colorScheme of THEMES) await takeAll(pages, { width, colorScheme, signedIn });
  console.log(`${pages.length * WIDTHS.length * THEMES.length} pictures of ${pages.length} pages are in ${OUT}.`);
} finally {
  await browser?.close();
  await installation.remove();
}

async function takeAll(pages, { width, colorScheme, signedIn }) {
  const options = { viewport: { width, height: width < 600 ? 844 : 800 }, colorScheme, reducedMotion: 'reduce' };
  const [visitor, member] = await Promise.all([
    browser.newContext(options),
    browser.newContext({ ...options, storageState: signedIn }),
  ]);
  for (const { name, address, isDesk } of pages) {
    const page = await (isDesk ? member : visitor).newPage();
    await page.goto(installation.address + address, { waitUntil: 'networkidle' });
    await page.screenshot({ path: path.join(OUT, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    await page.close();
  }
  await Promise.all([visitor.close(), member.close()]);
}
