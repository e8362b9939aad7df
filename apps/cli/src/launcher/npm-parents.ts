import { execFileSync } from 'node:child_process';

const POLL_MS = 500;

/**
 * Calls `onGone` when npm, or the shell between npm and this program, has ended without a signal to this program:
 * `kill -9` of `npm start` reaches neither of its children, and the person wants the program to end. Without npm
 * nothing is watched: a program in the background may outlive its shell.
 * @returns stops watching
 */
export function watchNpmParents(env: Readonly<Record<string, string | undefined>>, onGone: () => void): () => void {
  const shell = process.ppid;
  const npm = parentOf(shell);
  if (env['npm_lifecycle_event'] === undefined || npm === null) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    onGone();
  }, POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns null where the system does not say, as on Windows. */
function parentOf(pid: number): number | null {
  try {
    const parent = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }));
    return Number.isInteger(parent) && parent > 0 ? parent : null;
  } catch {
    return null;
  }
}
