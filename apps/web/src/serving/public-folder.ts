import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOwnPackage, startsOf } from './own-package.js';

const FOLDER = join('apps', 'web', 'public');
const CLIENT = join('apps', 'web', 'client');

/**
 * Returns the folder of the files that are sent unchanged.
 * @throws Error when no package.json above `script` or the present folder is this program's
 */
export function findPublicFolder(script: string | undefined = process.argv[1]): string {
  const own = findOwnPackage(script, (folder) => existsSync(join(folder, FOLDER)));
  if (own !== null) return join(own.folder, FOLDER);
  throw new Error(
    `${FOLDER} was not found above ${startsOf(script).join(' or ')}: keep it beside the compiled program.`,
  );
}

/** Returns the folder of the bundles for browsers, beside the compiled program; null where it was not compiled. */
export function findClientFolder(script: string | undefined = process.argv[1]): string | null {
  if (script === undefined || !existsSync(script)) return null;
  for (let folder = dirname(realpathSync(script)); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, CLIENT, 'manifest.json'))) return join(folder, CLIENT);
  }
  return null;
}
