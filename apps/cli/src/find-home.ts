import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Surroundings } from './surroundings.js';

/** `.quadrant` beside our package.json; where we are installed into somebody's node_modules, where they stand. */
export function findHome({ env, folder, packageFolder }: Surroundings): string {
  const given = env['QUADRANT_HOME'];
  if (given) return path.resolve(folder, given);
  const isCheckout =
    existsSync(path.join(packageFolder, 'package.json')) && !packageFolder.split(path.sep).includes('node_modules');
  return path.join(isCheckout ? packageFolder : folder, '.quadrant');
}
