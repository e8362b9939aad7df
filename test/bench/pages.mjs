import { once } from 'node:events';
import http from 'node:http';
import { chromium } from 'playwright-core';
import { findChromium } from '../browser/find-chromium.mjs';
import { pagesOf } from '../screenshots/pages.mjs';
import { Installation } from '../faults/installation.mjs';

/** These are the numbers of Chrome's "slow 4G" of 2020: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms there and back. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const SLOWER = 4;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Measures what pages of the demo season cost a visitor: bytes over the wire at the first and a later visit, and the
 * largest contentful paint on a slow telephone.
 *
 * @returns null where there is no Chromium
 */
export async function benchPages({ runs = 3, slowPages = ['home', 'leaderboard', 'player', 'tournament'] } = {}) {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const installation = new Installation();
  let browser = null;
  try {
    await installation.start('--demo');
    browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const pages = (await pagesOf(browser, installation.address)).filter(({ isDesk }) => !isDesk);
    const visits = [];
    for (const { name, address } of pages)
      visits.push({ name, address, ...(await weigh(browser, installation, address)) });
    const paints = [];
    for (const name of slowPages) {
      const { address } = pages.find((page) => page.name === name);
      const times = [];
      for (let run = 0; run < runs; run += 1) times.push(await paintOf(browser, installation.address + address));
      paints.push({ name, milliseconds: median(times) });
    }
    return { visits, paints, servings: await timeServings(installation, pages) };
  } finally {
    await browser?.close();
    await installation.remove();
  }
}

/** Measures kilobytes on the wire, with response headers, of a page opened first, and opened after another one. */
async function weigh(browser, { address: site }, address) {
  const context = await browser.newContext();
  const bytesOf = async (path) => {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await client.send('Network.enable');
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.close();
    return bytes / 1000;
  };
  const first = await bytesOf(address);
  const later = await bytesOf(address);
  await context.close();
  return { first, later };
}

/** Measures the milliseconds until the largest contentful paint, for a person who has never been here. */
async function paintOf(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    window.largest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const milliseconds = await page.evaluate(() => window.largest);
  await context.close();
  return milliseconds;
}

/**
 * Measures the milliseconds that the server takes for an uncached page, and how many of them its read models take: the
 * page says so itself (`Server-Timing`). Beside it stands the operation of the same name, which does less.
 */
async function timeServings({ address: site }, pages) {
  const pathOf = (name) => pages.find((page) => page.name === name).address;
  const servings = [];
  for (const name of ['leaderboard', 'player', 'tournament']) {
    const path = pathOf(name);
    const [ofPage, ofReading, ofOperation] = [[], [], []];
    for (let turn = -WARMING; turn < 40; turn += 1) {
      const one = await timeOf(site + path, 'text/html');
      const other = await timeOf(`${site}/api/v1${path}`, 'application/json');
      if (turn < 0) continue;
      ofPage.push(one.time);
      ofReading.push(readingOf(one.timing));
      ofOperation.push(other.time);
    }
    servings.push({ name, page: median(ofPage), reading: median(ofReading), operation: median(ofOperation) });
  }
  return servings;
}

/** After so many answers, the engine has compiled the code that makes them. */
const WARMING = 30;

const readingOf = (timing) => Number(/read;dur=([\d.]+)/.exec(timing)[1]);

async function timeOf(url, accept) {
  const start = performance.now();
  // Cached answers are only for requests without a cookie.
  const asking = http.get(url, { headers: { accept, cookie: 'somebody=1' } });
  const [answer] = await once(asking, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
  return { time: performance.now() - start, timing: answer.headers['server-timing'] };
}
