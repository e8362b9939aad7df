import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isRoot } from './unprivileged-user.js';

/** Quadrant keeps all this in its home, apart from the folders of PostgreSQL, which belong to its account. */
const OURS = ['audit', 'backups', 'logs', 'postgres-port', 'running.json', 'secrets', 'unfinished-restore.json'];
const POSTGRES = /^postgres(\.init-.*|-libraries)?$/;

/** Nobody else may open a folder in the home. */
export const PRIVATE_FOLDER = 0o700;
/** Nobody else may open a file in the home. */
export const PRIVATE_FILE = 0o600;

/** Returns the mode of the home. If root starts Quadrant, PostgreSQL's account must pass through it, but not list it. */
export const homeMode = (): number => (isRoot() ? 0o711 : PRIVATE_FOLDER);

/** An entry of the home that others may open although they should not. */
export interface OpenEntry {
  readonly path: string;
  readonly mode: number;
  /** It should have no other rights than these. */
  readonly most: number;
}

/** Closes a home, and all that Quadrant keeps in it, to everybody else: an older version left some of it open. */
export function tightenHome(home: string): void {
  for (const entry of listOpenEntries(home)) tighten(entry);
}

/**
 * Lists what `tightenHome` would close, in a home that exists. It leaves out what belongs to another user, unless root asks.
 *
 * @throws what the file system says
 */
export function listOpenEntries(home: string): OpenEntry[] {
  if (process.platform === 'win32') return [];
  const ofHome = isHomeOurs(home) ? openEntry(home, homeMode()) : [];
  return [...ofHome, ...OURS.flatMap((name) => listOpenBelow(path.join(home, name)))];
}

/** Tells whether a folder may be closed: other programs may share it. */
function isHomeOurs(home: string): boolean {
  const { mode } = lstatSync(home);
  const isShared = (mode & 0o1000) !== 0 || home === homedir() || path.dirname(home) === home;
  return !isShared && readdirSync(home).every((name) => OURS.includes(name) || POSTGRES.test(name));
}

function listOpenBelow(entry: string): OpenEntry[] {
  const stats = lstatSync(entry, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink()) return [];
  if (!stats.isDirectory()) return openEntry(entry, PRIVATE_FILE, stats);
  return [
    ...openEntry(entry, PRIVATE_FOLDER, stats),
    ...readdirSync(entry).flatMap((name) => listOpenBelow(path.join(entry, name))),
  ];
}

function openEntry(entry: string, most: number, stats: Stats = lstatSync(entry)): OpenEntry[] {
  const mode = stats.mode & 0o777;
  if ((mode & ~most) === 0 || (!isRoot() && stats.uid !== process.getuid?.())) return [];
  return [{ path: entry, mode, most }];
}

/** Takes rights away and gives none. */
function tighten({ path: entry, mode, most }: OpenEntry): void {
  try {
    chmodSync(entry, mode & most);
  } catch (error) {
    // Logs and drafts come and go while another process runs.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
