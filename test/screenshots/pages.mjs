// Each kind of page in the demo season has an address here. Pages about one thing show one that has much to show.

const BOARD = '/leaderboards/2e/constructed';

const PUBLIC = {
  home: '/',
  leaderboards: '/leaderboards',
  leaderboard: BOARD,
  players: '/players',
  'players-found': '/players?name=an',
  compare: '/compare',
  tournaments: '/tournaments',
  'tournaments-backwards': '/tournaments?from=2026-12-31&to=2026-01-01',
  'leaderboard-named': `${BOARD}?name=an`,
  'tournaments-none': '/tournaments?name=nothing+of+the+kind',
  'tournament-regions': '/tournaments/regions',
  leagues: '/leagues',
  calendar: '/calendar',
  'calendar-month': `/calendar/${new Date().toISOString().slice(0, 7)}`,
  championships: '/championships',
  calculators: '/calculators',
  'calculator-rating': '/calculators/rating?player=1500&opponent.1=1600&end.1=win',
  'calculator-points': '/calculators/points',
  rules: '/rules',
  runs: '/runs',
  readings: '/readings',
  policy: '/policy',
  findings: '/findings',
  finding: '/findings/possible-duplicate',
  problems: '/problems',
  problem: '/problems/not-found',
  about: '/about',
  help: '/help',
  statistics: '/stats',
  data: '/data',
  search: '/search?q=an',
  'not-found': '/nothing-here',
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  password: '/password',
  'lost-password': '/lost-password',
  'confirm-address': '/confirm-address',
};

const DESKS = {
  account: '/account',
  'second-factor': '/account/second-factor',
  me: '/me',
  notices: '/me/notices',
  'notice-choices': '/me/notices/choices',
  disputes: '/disputes',
  audit: '/audit',
  submit: '/submit',
  'my-tournaments': '/my/tournaments',
  desk: '/desk',
  'desk-reports': '/desk/reports',
  'desk-late': '/desk/late',
  'desk-applications': '/desk/applications',
  'desk-claims': '/desk/claims',
  'desk-checks': '/desk/checks',
  'desk-venues': '/desk/venues',
  'desk-proposals': '/desk/proposals',
  'desk-refresh': '/desk/refresh',
  'desk-runs': '/desk/runs',
  'desk-new-league': '/desk/leagues/new',
  admin: '/admin',
  'admin-accounts': '/admin/accounts',
  'admin-places': '/admin/places',
  'admin-health': '/admin/health',
};

/** Pages about one thing are found by a link: its page, and which link it is. */
const LINKED = [
  ['tournament', '/tournaments?game=2e', 'main tbody th a'],
  ['tournament-bracket', '/tournaments?level=5&game=1e', 'main tbody th a'],
  ['tournament-pods', '/tournaments?level=5&game=tribbles', 'main tbody th a'],
  ['player', BOARD, 'main tbody th a'],
  ['league', '/leagues', 'main a[href^="/leagues/"]'],
  ['masters', '/leagues', 'main a[href^="/masters/"]'],
  ['run', '/runs', 'main tbody th a'],
  ['rule', '/rules', 'main a[href^="/rules/"]'],
];

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 * @returns {Promise<{ name: string, address: string, isDesk: boolean }[]>}
 */
export async function pagesOf(browser, site) {
  const found = [];
  for (const [name, from, selector] of LINKED) found.push([name, await firstLink(browser, site, from, selector)]);
  const league = found.find(([name]) => name === 'league')[1];
  found.push(['season', await firstLink(browser, site, league, 'main a[href*="/seasons/"]')]);
  const tournament = found.find(([name]) => name === 'tournament')[1];
  found.push(['scorecards', `${tournament}/scorecards`]);
  const all = [...Object.entries(PUBLIC), ...found].map(([name, address]) => ({ name, address, isDesk: false }));
  const desks = { ...DESKS, 'direct-league': `${league.split('/seasons/')[0]}/direct` };
  return [...all, ...Object.entries(desks).map(([name, address]) => ({ name, address, isDesk: true }))];
}

/** Returns the address of the first link of a kind. @throws Error when there is none */
export async function firstLink(browser, site, from, selector) {
  const page = await browser.newPage();
  try {
    await page.goto(site + from);
    const address = await page.locator(selector).first().getAttribute('href');
    if (address === null) throw new Error(`${from} has no link ${selector}.`);
    return address;
  } finally {
    await page.close();
  }
}
