// npm run test:browser opens pages of the demo season in Chromium, as telephones and a desktop show them, light and
// dark, in English and German, in all pairs of these. Each page must load everything, stay as wide as the window, log
// nothing to the console, and pass axe. Then people walk through it: a visitor, a director, a coordinator, a league
// director and an administrator. `-- --part 3` looks once at each page and does half of the walks, each in one way;
// another number chooses others. `npm run test:browser -- walks` does the walks alone, and `-- walks league` does one
// of them. It ends with "N passed, N failed".
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chooseFiles } from '../../tools/gate/part.mjs';
import { Installation } from '../faults/installation.mjs';
import { walkAsAdministrator } from './administrator-walk.mjs';
import { complaintsOf, watchPage } from './complaints.mjs';
import { walkAsCoordinator } from './coordinator-walk.mjs';
import { walkCorrect } from './correct-walk.mjs';
import { findChromium } from './find-chromium.mjs';
import { walkGrid } from './grid-walk.mjs';
import { walkAsLeagueDirector } from './league-walk.mjs';
import { walkHistory } from './history-walk.mjs';
import { walkLiveBracket } from './live-bracket-walk.mjs';
import { walkLiveDay } from './live-day-walk.mjs';
import { walkLiveForty } from './live-forty-walk.mjs';
import { walkLiveHeats } from './live-heats-walk.mjs';
import { walkLiveEvening } from './live-evening-walk.mjs';
import { walkLiveLate } from './live-late-walk.mjs';
import { walkLiveOffline } from './live-offline-walk.mjs';
import { walkLivePace } from './live-pace-walk.mjs';
import { walkLivePhone } from './live-phone-walk.mjs';
import { signUp } from './sign-up.mjs';
import { walkSubmit } from './submit-walk.mjs';
import { walkAsVisitor } from './visitor-walk.mjs';
import { Walks } from './walking.mjs';

const [SMALL, TELEPHONE, DESKTOP] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/**
 * Every pair of a language, a width and a theme is among them. In each language a page is loaded once. In the second
 * language it is loaded first in the widest window, so that both widths see what it does while it loads.
 */
const LOOKS = [
  { locale: 'en-US', window: SMALL, theme: 'light' },
  { locale: 'en-US', window: TELEPHONE, theme: 'dark' },
  { locale: 'en-US', window: DESKTOP, theme: 'light' },
  { locale: 'de-DE', window: DESKTOP, theme: 'dark' },
  { locale: 'de-DE', window: TELEPHONE, theme: 'light' },
  { locale: 'de-DE', window: SMALL, theme: 'dark' },
];
/** With --part, the walks are divided into so many parts. */
const HALVES = 2;
const LANGUAGES = ['en-US', 'de-DE'];
/** A page waits most of its time for the network to be silent. */
const AT_ONCE = 3;
/** This is the year in which the demo season ends. */
const YEAR = new Date().getFullYear();
const BOARD = '/leaderboards/2e/constructed';
const ANNOUNCED = 'main a[href^="/announcements/"]';

const { values, positionals } = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true });
const part = values.part === undefined ? null : Number(values.part);
const [only, walkName] = positionals;

const executablePath = findChromium();
if (executablePath === null) {
  console.log('skipped  the pages in a browser: install chromium to try them (apt-get install chromium)');
  // Where CI is set it should have been installed.
  process.exit(process.env.CI ? 1 : 0);
}

const counts = { passed: 0, failed: 0 };
// Everybody who walks here has an account that was made from one address.
const installation = new Installation({ SIGN_UPS_PER_DAY: '100' });
let browser = null;
try {
  await installation.start('--demo');
  // Root has no sandbox, and CI runs as root.
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  if (only !== 'walks') await lookAtPages();
  if (only !== 'walks') await lookAtDesks();
  await walk(walkName);
} catch (error) {
  counts.failed += 1;
  console.log(`not ok  ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await browser?.close();
  await installation.remove();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

async function lookAtPages() {
  const paths = [
    '/',
    '/leaderboards',
    BOARD,
    '/tournaments',
    '/tournaments?name=nothing+of+the+kind',
    await firstLink('/tournaments', 'main tbody th a'),
    await firstLink('/tournaments?level=5&game=1e', 'main tbody th a'),
    await firstLink('/tournaments?level=5&game=tribbles', 'main tbody th a'),
    `${await firstLink('/tournaments', 'main tbody th a')}/scorecards`,
    '/tournaments?from=2026-12-31&to=2026-01-01',
    `${BOARD}?name=an`,
    '/search',
    '/search?q=an',
    '/search?q=nothing+of+the+kind',
    '/players',
    '/players?from=m',
    '/calculators',
    '/calculators/rating?player=1500&opponent.1=1600&end.1=win',
    '/calculators/points?players=17',
    '/calculators/byes',
    '/players?name=an',
    await firstLink(await firstLink(BOARD, 'main tbody th a'), 'main a[href^="/compare/"]'),
    '/compare',
    '/runs',
    await firstLink('/runs', 'main tbody th a'),
    await firstLink(BOARD, 'main tbody th a'),
    '/tournaments/regions',
    await firstLink(await firstLink(BOARD, 'main tbody th a'), 'main a[href*="/changes/"]'),
    '/readings',
    '/policy',
    '/league-points',
    `/champions-league/${YEAR}`,
    '/calendar',
    `/calendar/${new Date().toISOString().slice(0, 7)}`,
    await firstLink('/calendar', ANNOUNCED),
    '/leagues',
    await firstLink('/leagues', 'main a'),
    `/championships/worlds/${YEAR}`,
    `/championships/continental/${YEAR}`,
    `/championships/regional/${YEAR}`,
    `/masters/${YEAR}`,
    await firstLink(await firstLink('/leagues', 'main a'), 'main a[href*="/seasons/"]'),
    '/rules',
    await firstLink('/rules', 'main a[href^="/rules/"]'),
    '/findings',
    '/findings/possible-duplicate',
    '/problems',
    '/problems/not-found',
    '/about',
    '/contact',
    '/contact?topic=bonus-scheme',
    await firstLink(await firstLink('/tournaments', 'main tbody th a'), 'main a[href^="/directors/"]'),
    '/privacy',
    '/help',
    '/stats',
    '/data',
    '/sign-in',
  ];
  await lookAtAll(paths);
}

/** Looks at the pages of a person who has every role. */
async function lookAtDesks() {
  const roles = ['director', 'league-director', 'coordinator', 'administrator'];
  const storageState = await signUp(browser, installation, 'Cora the Coordinator', roles);
  const league = await firstLink('/leagues', 'main a[href^="/leagues/"]');
  const desk = [
    '',
    '/reports',
    '/late',
    '/applications',
    '/claims',
    '/inquiries',
    '/checks',
    '/venues',
    '/proposals',
    '/refresh',
    '/runs',
  ];
  const admin = ['', '/accounts', '/places', '/rulings', '/card-names', '/health'];
  const paths = [
    ...desk.map((page) => `/desk${page}`),
    ...admin.map((page) => `/admin${page}`),
    '/desk/leagues/new',
    `${league}/direct`,
    `${await firstLink(BOARD, 'main tbody th a')}/change`,
    `${await firstLink('/tournaments', 'main tbody th a')}/change`,
    '/desk/announcements',
    `${await firstLink('/calendar', ANNOUNCED)}/edit`,
    '/tournaments/new',
    '/live/new',
    '/live/new?game=2e',
    '/venues',
    '/my/applications',
    '/submit',
    '/my/tournaments',
    '/me',
    '/me/notices',
    '/me/messages',
    '/contact',
    '/account',
    '/account/webhooks',
    '/account/deletion',
    '/admin/accounts/Cora%20the%20Coordinator',
  ];
  await lookAtAll(paths, storageState);
}

/** @param {string} [name] of one walk; without it, all of them are walked */
async function walk(name) {
  // Each half of the walks comes with every second part, and then in the next way.
  const turn = part === null ? null : Math.floor(part / HALVES);
  const walks = new Walks(browser, installation.address, tell, turn);
  const handle = 'Wanda the Walker';
  const roles = ['director', 'league-director', 'coordinator', 'administrator'];
  const everything = await signUp(browser, installation, handle, roles);
  const players = await listHandles();
  const all = {
    visitor: () => walkAsVisitor(walks, players[0]),
    submit: () => walkSubmit(walks, everything),
    grid: () => walkGrid(walks, everything),
    correct: () => walkCorrect(walks, installation, everything),
    coordinator: () => walkAsCoordinator(walks, installation, everything),
    league: () => walkAsLeagueDirector(walks, installation, handle, everything, players.slice(0, 4)),
    administrator: () => walkAsAdministrator(walks, everything),
    history: () => walkHistory(walks, everything),
    'live-day': () => walkLiveDay(walks, installation),
    'live-evening': () => walkLiveEvening(walks, installation),
    'live-heats': () => walkLiveHeats(walks, installation),
    'live-bracket': () => walkLiveBracket(walks, installation),
    'live-offline': () => walkLiveOffline(walks, installation),
    'live-late': () => walkLiveLate(walks, installation),
    'live-forty': () => walkLiveForty(walks, installation),
    'live-pace': () => walkLivePace(walks, installation),
    'live-phone': () => walkLivePhone(walks, installation),
  };
  const chosen = part === null ? Object.keys(all) : chooseFiles('test/browser', '-walk.mjs', part, HALVES);
  for (const [each, go] of Object.entries(all))
    if (name === undefined ? chosen.includes(each) : name === each) await go();
}

/** Lists the best players, because they have ratings. */
async function listHandles() {
  const page = await browser.newPage();
  await page.goto(installation.address + BOARD);
  const handles = await page.locator('main tbody th a').allInnerTexts();
  await page.close();
  return handles;
}

/** Looks at all pages in all ways. With --part N each page gets one look, which depends on N. */
async function lookAtAll(paths, storageState) {
  const loads = paths.flatMap((path, index) =>
    LANGUAGES.flatMap((locale) => {
      const wanted = part === null ? LOOKS : [LOOKS[(index + part) % LOOKS.length]];
      const looks = wanted.filter((look) => look.locale === locale);
      return looks.length === 0 ? [] : [{ path, storageState, locale, looks }];
    }),
  );
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = loads.shift(); next !== undefined; next = loads.shift()) await look(next);
    }),
  );
}

/** Finds the first link of a kind, and returns its address. */
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

async function look({ path, looks, ...options }) {
  const [first] = looks;
  // axe is not one of our scripts, so the content security policy would block it.
  const page = await browser.newPage({
    ...options,
    viewport: first.window,
    colorScheme: first.theme,
    bypassCSP: true,
  });
  const faults = watchPage(page);
  await page.goto(installation.address + path, { waitUntil: 'networkidle', timeout: 180_000 });
  for (const { window, theme } of looks) {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme: theme });
    faults.push(...(await complaintsOf(page)));
    tell(`${path} at ${window.width} pixels, ${theme}, ${options.locale}`, faults.splice(0));
  }
  await page.close();
}

/** Counts and prints the result of a check. */
function tell(name, faults) {
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${faults.length === 0 ? 'ok' : 'not ok'}  ${name}`);
  for (const fault of faults) console.log(`        ${fault}`);
}
