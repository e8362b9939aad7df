import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OWN_NAME = 'quadrant';

interface OwnPackage {
  readonly folder: string;
  readonly version: string;
}

/**
 * Finds this program's package.json above the script that was started: the compiler copies no other files beside the
 * compiled code.
 * @param holds whether a folder has what is looked for
 * @returns null when none above `script` or the present folder is this program's
 */
export function findOwnPackage(
  script: string | undefined = process.argv[1],
  holds: (folder: string) => boolean = () => true,
): OwnPackage | null {
  for (const start of startsOf(script)) {
    const found = searchUpwards(start);
    if (found !== null && holds(found.folder)) return found;
  }
  return null;
}

/** It is empty where there is no package.json. */
export const readOwnVersion = (): string => findOwnPackage()?.version ?? '';

/** The search goes up from these folders. */
export const startsOf = (script: string | undefined): string[] => [
  ...(script !== undefined && existsSync(script) ? [dirname(realpathSync(script))] : []),
  process.cwd(),
];

function searchUpwards(folder: string): OwnPackage | null {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown; version?: unknown };
    if (name === OWN_NAME) return { folder, version: String(version) };
  }
  const parent = dirname(folder);
  return parent === folder ? null : searchUpwards(parent);
}
