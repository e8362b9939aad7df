import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The content of `postmaster.pid`, the lock file of a cluster: its server writes eight lines. */
export interface Postmaster {
  readonly pid: number;
  /** It is null until the server listens. */
  readonly port: number | null;
  /** It is `starting`, `ready`, `stopping`, or '' in the first moments. */
  readonly status: string;
}

/** Finds the server that the lock file names, whether it runs or not. */
export function findPostmaster(data: string): Postmaster | null {
  const lines = readLines(data);
  // The file has the pid of a single-user server as a negative number.
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return null;
  return { pid, port: Number(lines[3]) || null, status: lines[7]?.trim() ?? '' };
}

/** Tells whether this process is a PostgreSQL server on this cluster. A zombie, or the server of another cluster, is not. */
export function isServing(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  const { state, command } = process.platform === 'linux' ? describeByProc(pid) : describeByPs(pid);
  return state !== 'Z' && /^postgres/.test(command) && !servesAnother(pid, data);
}

/** Tells whether a process with this id exists, which may be a zombie or belong to another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Disarms a lock file that names a living process which is no server of this cluster (after a reboot, or in a container
 * whose first process never reaps zombies). Only the pid is replaced, by one that cannot exist. The file also names the
 * shared memory by which a new server sees that processes of the old one are still at work, and then refuses to start.
 * Removing the file would remove that guard.
 */
export function disarmPidFile(data: string, stale: Postmaster): void {
  const file = pidFile(data);
  const [, ...rest] = readLines(data);
  const { uid, gid } = statSync(file);
  const draft = `${file}.stale-${process.pid}`;
  writeFileSync(draft, [IMPOSSIBLE_PID, ...rest].join('\n'), { mode: 0o600 });
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  if (findPostmaster(data)?.pid === stale.pid) renameSync(draft, file);
}

const IMPOSSIBLE_PID = 0x7fffffff;

/**
 * Removes a lock file that names no process, as a power cut or a full disk may leave one. PostgreSQL refuses to judge
 * it, because a server that has just started has written nothing yet; a second later it has.
 */
export function removeEmptyPidFile(data: string): void {
  const file = statSync(pidFile(data), { throwIfNoEntry: false });
  if (file === undefined || findPostmaster(data) !== null || Date.now() - file.mtimeMs < 1000) return;
  rmSync(pidFile(data), { force: true });
}

function pidFile(data: string): string {
  return path.join(data, 'postmaster.pid');
}

function readLines(data: string): string[] {
  try {
    return readFileSync(pidFile(data), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The name in /proc is in parentheses and may contain parentheses itself. The state is the letter after it. */
function describeByProc(pid: number): { state: string; command: string } {
  const stat = readProc(pid, 'stat');
  const end = stat.lastIndexOf(')');
  return { state: stat.charAt(end + 2), command: stat.slice(stat.indexOf('(') + 1, end) };
}

function describeByPs(pid: number): { state: string; command: string } {
  // Windows has no `ps`, so every living process counts as the server there.
  if (process.platform === 'win32') return { state: '', command: 'postgres' };
  const { stdout } = spawnSync('ps', ['-o', 'state=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [state = '', command = ''] = stdout.trim().split(/\s+(.*)/);
  return { state: state.charAt(0), command: path.basename(command) };
}

/** Returns true only when it is certain: the server's own arguments name the folder of another cluster. */
function servesAnother(pid: number, data: string): boolean {
  const words = readProc(pid, 'cmdline').split('\0');
  if (words[0]?.startsWith('postgres: ')) return true;
  const named = words.at(words.indexOf('-D') + 1);
  if (!words.includes('-D') || named === undefined || !path.isAbsolute(named)) return false;
  try {
    return realpathSync(named) !== realpathSync(data);
  } catch {
    return named !== data;
  }
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
