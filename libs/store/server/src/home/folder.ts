import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './unprivileged-user.js';

/**
 * Makes a folder and its missing parents; existing folders stay as they are. It does not use `recursive`: where the
 * parent refuses with ENOENT, as below /proc, Node would try for ever.
 *
 * @param mode of every folder that is made, whatever the umask says; without it the umask decides
 * @throws what the file system says
 */
export function makeFolders(folder: string, mode?: number): void {
  if (existsSync(folder)) return void readdirSync(folder);
  makeFolders(path.dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another process was faster, or a link leads to a missing folder.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return void readdirSync(folder);
  }
  if (mode !== undefined) chmodSync(folder, mode);
  giveToOwnerOfFolder(folder);
}

/** Gives a file that root writes into another person's home to that person, who may start Quadrant without root later. */
export function giveToOwnerOfFolder(file: string): void {
  const { uid, gid } = statSync(path.dirname(file));
  if (isRoot() && uid !== 0) chownSync(file, uid, gid);
}
