import type { FastifyRequest } from 'fastify';

/** The narrower name comes first: browsers that are made of others name those too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns a name by which people know their browser, such as "Firefox on Linux". It is null where the header names
 * neither browser nor system. Nothing else of the header is kept.
 */
export function browserOf({ headers }: FastifyRequest): string | null {
  const text = headers['user-agent'] ?? '';
  const nameIn = (known: typeof BROWSERS) => known.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);
}
