import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OWN_NAME = 'quadrant';
const FOLDER = join('apps', 'web', 'public');

/**
 * The folder of the files that are sent as they are. The compiler copies none of them beside the compiled code, so they
 * are found from this program's package.json, which stands above the script that was started.
 *
 * @throws Error when no package.json above `script` or the present folder is this program's
 */
export function findPublicFolder(script: string | undefined = process.argv[1]): string {
  const starts = [
    ...(script !== undefined && existsSync(script) ? [dirname(realpathSync(script))] : []),
    process.cwd(),
  ];
  for (const start of starts) {
    const root = findOwnPackage(start);
    if (root !== null && existsSync(join(root, FOLDER))) return join(root, FOLDER);
  }
  throw new Error(`${FOLDER} was not found above ${starts.join(' or ')}: keep it beside the compiled program.`);
}

function findOwnPackage(folder: string): string | null {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown };
    if (name === OWN_NAME) return folder;
  }
  const parent = dirname(folder);
  return parent === folder ? null : findOwnPackage(parent);
}
