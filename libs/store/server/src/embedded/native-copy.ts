import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { explainTrouble } from '../embedded-postgres-error.js';
import { makeFolder, SYSTEM_FOLDER } from './place.js';

/**
 * Copies the PostgreSQL programs (60 MB, 0.2 s) to a place where every account may run them, once per version.
 *
 * @returns the copied native folder, and whether this call has made it.
 */
export function copyNative(native: string): { readonly folder: string; readonly isNew: boolean } {
  const manifest = JSON.parse(readFileSync(path.join(path.dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const versionFolder = path.join(makeFolder(SYSTEM_FOLDER), `programs-${manifest.version}`);
  const copied = path.join(versionFolder, 'native');
  if (existsSync(copied)) return { folder: copied, isNew: false };
  const halfway = `${versionFolder}.copy-${process.pid}`;
  try {
    cpSync(native, path.join(makeFolder(halfway), 'native'), { recursive: true, verbatimSymlinks: true });
    openToOthers(halfway);
    renameSync(halfway, versionFolder);
  } catch (error) {
    rmSync(halfway, { recursive: true, force: true });
    // Another process that started at the same moment may have made the copy.
    if (!existsSync(copied)) throw explainTrouble(SYSTEM_FOLDER, error);
  }
  return { folder: copied, isNew: true };
}

/** Lets others read and run what the owner may: npm under a strict umask installs files for their owner alone. */
function openToOthers(entry: string): void {
  const { mode } = lstatSync(entry);
  if (lstatSync(entry).isSymbolicLink()) return;
  const readAndRun = mode & 0o500;
  chmodSync(entry, mode | (readAndRun >> 3) | (readAndRun >> 6));
  if (lstatSync(entry).isDirectory()) for (const name of readdirSync(entry)) openToOthers(path.join(entry, name));
}
