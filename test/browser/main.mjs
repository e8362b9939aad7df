// npm run test:browser: opens pages of the demo season in Chromium, as a telephone and as a desktop show them. Each page has to
// load everything, stay as wide as the window, and say nothing on the console. Ends with "N passed, N failed".
import { chromium } from 'playwright-core';
import { Installation } from '../faults/installation.mjs';
import { findChromium } from './find-chromium.mjs';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const BOARD = '/leaderboards/2e/constructed';

const executablePath = findChromium();
if (executablePath === null) {
  console.log('skipped  the pages in a browser: install chromium to try them (apt-get install chromium)');
  // Where CI is set it should have been installed.
  process.exit(process.env.CI ? 1 : 0);
}

const counts = { passed: 0, failed: 0 };
const installation = new Installation();
let browser = null;
try {
  await installation.start('--demo');
  // Root has no sandbox, and CI is root.
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const paths = ['/', BOARD, await firstLink(BOARD, 'main td a, main th a'), await firstLink('/leagues', 'main a')];
  for (const viewport of WINDOWS) for (const path of paths) await look(path, viewport);
} catch (error) {
  counts.failed += 1;
  console.log(`not ok  ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await browser?.close();
  await installation.remove();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Where the first link of a kind leads. */
async function firstLink(path, selector) {
  const page = await browser.newPage();
  try {
    await page.goto(installation.address + path);
    const address = await page.locator(selector).first().getAttribute('href');
    if (address === null) throw new Error(`${path} has no link ${selector}.`);
    return address;
  } finally {
    await page.close();
  }
}

async function look(path, viewport) {
  const page = await browser.newPage({ viewport });
  const faults = [];
  page.on('console', (message) => faults.push(`the console says: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`a script fails: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`${request.url()} is not loaded`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} answers ${response.status()}`);
  });
  await page.goto(installation.address + path, { waitUntil: 'networkidle' });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  if (widths[0] > widths[1]) faults.push(`it is ${widths[0]} pixels wide`);
  await page.close();
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${faults.length === 0 ? 'ok' : 'not ok'}  ${path} at ${viewport.width} pixels`);
  for (const fault of faults) console.log(`        ${fault}`);
}
