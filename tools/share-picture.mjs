// npm run share-picture: draws apps/web/public/share.png, the picture that other sites show beside a link to this one,
// and the icons of the app that players install on their phone.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../test/browser/find-chromium.mjs';

const FOLDER = path.join(path.dirname(import.meta.dirname), 'apps/web/public');

/** In the ratio of 1.91 to 1 that previews of links have. */
const SIZE = { width: 1200, height: 630 };

/** Phones ask for these sizes (Web App Manifest). */
const ICONS = [192, 512];

const executablePath = findChromium();
if (executablePath === null) {
  console.error('Chromium is missing: install it (apt-get install chromium), then run this again.');
  process.exit(1);
}
const font = (await readFile(path.join(FOLDER, 'inter-latin.woff2'))).toString('base64');
const page = `<!doctype html>
<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; padding: 110px 100px; background: #121417; color: #eceef1; font: 40px/1.4 Inter }
  h1 { display: flex; gap: 44px; align-items: center; margin: 0 0 44px; font-size: 120px; letter-spacing: -0.03em }
  svg { width: 150px; fill: none; stroke: #a2a9b3; stroke-width: 3 }
  rect { fill: #a5b0ff; stroke: none }
  ul { display: flex; gap: 18px; margin: 56px 0 0; padding: 0; list-style: none }
  li { width: 56px; height: 14px; border-radius: 7px }
</style>
<h1><svg viewBox="0 0 32 32"><path d="M3.5 3.5h25v25h-25zM16 3.5v25M3.5 16h25"/>
  <rect x="17.5" y="5" width="9.5" height="9.5"/></svg>Quadrant</h1>
<div>Ratings, leagues and tournaments<br>of organized play for card games</div>
<ul>${['#f2b84b', '#7db4ff', '#ff8fa8', '#6fd08c', '#e8d44d', '#5fd0c8', '#ff8273'].map((colour) => `<li style="background:${colour}"></li>`).join('')}</ul>`;
/** The mark stays within the middle 80 %, because phones cut the corners. */
const icon = `<!doctype html>
<style>
  body { margin: 0; background: #121417; display: grid; place-items: center; height: 100vh }
  svg { width: 56vw; fill: none; stroke: #a2a9b3; stroke-width: 3 }
  rect { fill: #a5b0ff; stroke: none }
</style>
<svg viewBox="0 0 32 32"><path d="M3.5 3.5h25v25h-25zM16 3.5v25M3.5 16h25"/><rect x="17.5" y="5" width="9.5" height="9.5"/></svg>`;
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const tab = await browser.newPage({ viewport: SIZE });
  await tab.setContent(page);
  await tab.evaluate(() => globalThis.document.fonts.ready);
  await writeFile(path.join(FOLDER, 'share.png'), await tab.screenshot());
  for (const size of ICONS) {
    await tab.setViewportSize({ width: size, height: size });
    await tab.setContent(icon);
    await writeFile(path.join(FOLDER, `app-icon-${size}.png`), await tab.screenshot());
  }
} finally {
  await browser.close();
}
