import { CannotRun } from './exit-code.js';
import { findHome } from './find-home.js';
import { findRunningAddress } from './launcher/running-mark.js';
import type { Surroundings } from './surroundings.js';

const USUAL_PORT = '3000';

/**
 * Returns the address that commands use: QUADRANT_URL; otherwise the running installation of this home, whatever its
 * port; otherwise the port at which it would start.
 * @throws CannotRun with one sentence for a QUADRANT_URL that cannot be an address
 */
export function siteAddress(surroundings: Surroundings): string {
  const { env } = surroundings;
  const url = env['QUADRANT_URL'];
  if (!url) return findRunningAddress(findHome(surroundings)) ?? `http://localhost:${portOf(env)}`;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new CannotRun(`QUADRANT_URL is "${url}", but has to be an address such as http://localhost:3000.`);
}

/** Returns the address for links that people get: PUBLIC_URL; otherwise the address that commands use. It has no final slash. */
export const publicSiteAddress = (surroundings: Surroundings): string =>
  (surroundings.env['PUBLIC_URL'] || siteAddress(surroundings)).replace(/\/{1,9}$/, '');

/** Only a running installation knows which free port it has got (for PORT 0). */
function portOf({ PORT }: Surroundings['env']): string {
  return PORT !== undefined && /^[1-9]\d*$/.test(PORT) ? PORT : USUAL_PORT;
}
