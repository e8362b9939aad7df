import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainTrouble } from './embedded-postgres-error.js';
import { giveToOwnerOfFolder, makeFolders } from './folder.js';

/** Where the password of the embedded server is kept, readable for the account of Quadrant alone. */
function passwordFile(home: string): string {
  return path.join(home, 'secrets', 'postgres-password');
}

/** Whether the password is there; an empty file, left by a full disk, does not count. */
export function hasPassword(home: string): boolean {
  return existsSync(passwordFile(home)) && readPassword(home) !== '';
}

/**
 * Reads the password, or makes one. Of several processes that make one at once, one wins and all read the same.
 *
 * @throws EmbeddedPostgresError when the file cannot be read or written.
 */
export function getPassword(home: string): string {
  const file = passwordFile(home);
  try {
    if (!hasPassword(home)) createPassword(file);
    return readPassword(home);
  } catch (error) {
    throw explainTrouble(file, error);
  }
}

function readPassword(home: string): string {
  return readFileSync(passwordFile(home), 'utf8').trim();
}

function createPassword(file: string): void {
  makeFolders(path.dirname(file), 0o700);
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
    giveToOwnerOfFolder(draft);
    if (existsSync(file) && readFileSync(file, 'utf8').trim() === '') rmSync(file);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
