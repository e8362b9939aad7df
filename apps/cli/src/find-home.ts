import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Surroundings } from './surroundings.js';

/**
 * Returns `.quadrant` beside the package.json of this program. Installed into another project's node_modules, it is in
 * the working folder.
 */
export function findHome({ env, folder, packageFolder }: Surroundings): string {
  const given = env['QUADRANT_HOME'];
  if (given) return path.resolve(folder, given);
  const isCheckout =
    existsSync(path.join(packageFolder, 'package.json')) && !packageFolder.split(path.sep).includes('node_modules');
  return path.join(isCheckout ? packageFolder : folder, '.quadrant');
}
