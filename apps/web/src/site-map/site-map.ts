import { escapeXml } from './escape-xml.js';

/** Pages that are not about one thing. */
export const FIXED_PAGES = [
  '/',
  '/leaderboards',
  '/tournaments',
  '/players',
  '/leagues',
  '/rules',
  '/readings',
  '/policy',
  '/runs',
  '/calculators',
  '/about',
  '/contact',
  '/privacy',
  '/help',
  '/stats',
  '/data',
];

/** These pages are for people who are signed in, or only redirect. */
const CLOSED = [
  '/account',
  '/admin',
  '/api/',
  '/audit',
  '/desk',
  '/disputes',
  '/me',
  '/my/',
  '/password',
  '/search',
  '/send',
  '/sign-in',
  '/sign-up',
  '/submit',
  '/theme/',
];

/** Asks programs that index the site to leave some pages alone (RFC 9309), and names the site map. */
export const robotsText = (origin: string | null): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns a list of addresses as https://www.sitemaps.org/protocol.html has it; `index` is a list of such lists. */
export function siteMapXml(kind: 'urls' | 'index', origin: string, paths: readonly string[]): string {
  const [all, one] = kind === 'urls' ? ['urlset', 'url'] : ['sitemapindex', 'sitemap'];
  const rows = paths.map((path) => `<${one}><loc>${escapeXml(origin + path)}</loc></${one}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${all} xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</${all}>\n`;
}
