import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the version in the package.json of this program, which is above its compiled files as it is above its sources. */
export function readProgramVersion(folder = import.meta.dirname): string {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return readProgramVersion(path.dirname(folder));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
