// Finds the browser for our pages: one of the PATH, or where CI is set Debian's, which is installed if missing.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** @returns the path of the program; null where there is none */
export function findChromium() {
  const found = findProgram();
  if (found !== null || !process.env.CI) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60'];
  for (const words of [['update'], ['install', ...options, 'chromium']]) {
    const [program, ...rest] = [...sudo, 'apt-get', ...words];
    execFileSync(program, rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return findProgram();
}

function findProgram() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const program = path.join(folder, name);
      try {
        accessSync(program, constants.X_OK);
        return program;
      } catch {
        // This program is missing: try the next one.
      }
    }
  }
  return null;
}
