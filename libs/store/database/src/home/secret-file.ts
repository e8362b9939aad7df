import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveToOwnerOfFolder, makeFolders } from './folder.js';

/** Whether the secret is there; an empty file, left by a full disk, does not count. */
export const hasSecret = (file: string): boolean => existsSync(file) && readSecret(file) !== '';

/**
 * Reads a secret, or makes one that this account alone can read. Of several processes that make one at once, one wins
 * and all read the same.
 *
 * @throws what the file system says
 */
export function readOrMakeSecret(file: string, make: () => string): string {
  if (!hasSecret(file)) makeSecret(file, make());
  return readSecret(file);
}

const readSecret = (file: string): string => readFileSync(file, 'utf8').trim();

function makeSecret(file: string, secret: string): void {
  makeFolders(path.dirname(file), 0o700);
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
    giveToOwnerOfFolder(draft);
    if (existsSync(file) && readSecret(file) === '') rmSync(file);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
