import { t } from '../languages/t.js';

interface InstalledPage {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly language: string;
}

/** Longer names are cut below an icon, where phones show about so many letters. */
const SHORT = 12;

/** Describes the page of a player as an app, as phones read it (W3C Web App Manifest). */
export function playerManifest({ id, name, link, language }: InstalledPage): object {
  const start = `/live/${id}/me/${link}`;
  return {
    id: start,
    name,
    short_name: name.length > SHORT ? 'Quadrant' : name,
    description: t('Your table, the clock, your result and the standings.'),
    lang: language,
    start_url: start,
    // The tournament opens in the app, and every other page in the browser.
    scope: `/live/${id}`,
    display: 'standalone',
    background_color: '#121417',
    theme_color: '#121417',
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/assets/app-icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
