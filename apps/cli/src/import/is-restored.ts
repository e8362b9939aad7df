import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST } from '../export/manifest.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';
import { REPORTS } from './read-decisions.js';

/**
 * Tells whether `quadrant import` restores what somebody names: the folder of an export, or the reports in it. Everything
 * else becomes a batch, also a file with a report on each line.
 */
export function isRestored(surroundings: Surroundings, names: readonly string[]): boolean {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return false;
  const found = resolveArgument(surroundings, name);
  const isFolder = statSync(found, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder && path.basename(found) !== REPORTS) return false;
  return existsSync(path.join(isFolder ? found : path.dirname(found), MANIFEST));
}
