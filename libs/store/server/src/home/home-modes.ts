import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isRoot } from './unprivileged-user.js';

/** Quadrant keeps all this in its home, apart from the folders of PostgreSQL, which belong to its account. */
const OURS = ['audit', 'backups', 'logs', 'postgres-port', 'running.json', 'secrets'];
const POSTGRES = /^postgres(\.init-.*|-libraries)?$/;

/** Nobody else may open a folder in the home. */
export const PRIVATE_FOLDER = 0o700;
/** Nobody else may open a file in the home. */
export const PRIVATE_FILE = 0o600;

/** Returns the mode of the home. If root starts Quadrant, PostgreSQL's account must pass through it, but not list it. */
export const homeMode = (): number => (isRoot() ? 0o711 : PRIVATE_FOLDER);

/** Closes a home, and all that Quadrant keeps in it, to everybody else: an older version left some of it open. */
export function tightenHome(home: string): void {
  if (process.platform === 'win32') return;
  if (isHomeOurs(home)) tighten(home, homeMode());
  for (const name of OURS) tightenAll(path.join(home, name));
}

/** Tells whether a folder may be closed: other programs may share it. */
function isHomeOurs(home: string): boolean {
  const { mode } = lstatSync(home);
  const isShared = (mode & 0o1000) !== 0 || home === homedir() || path.dirname(home) === home;
  return !isShared && readdirSync(home).every((name) => OURS.includes(name) || POSTGRES.test(name));
}

function tightenAll(entry: string): void {
  const stats = lstatSync(entry, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink()) return;
  if (!stats.isDirectory()) return tighten(entry, PRIVATE_FILE, stats);
  tighten(entry, PRIVATE_FOLDER, stats);
  for (const name of readdirSync(entry)) tightenAll(path.join(entry, name));
}

/** Takes rights away and gives none; it does not touch what belongs to another user. */
function tighten(entry: string, most: number, stats: Stats = lstatSync(entry)): void {
  const mode = stats.mode & 0o777;
  if ((mode & ~most) === 0 || (!isRoot() && stats.uid !== process.getuid?.())) return;
  try {
    chmodSync(entry, mode & most);
  } catch (error) {
    // Logs and drafts come and go while another process runs.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
