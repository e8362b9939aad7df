import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveToOwnerOfFolder, makeFolders } from './folder.js';

/** Tells whether the secret is there; an empty file, left by a full disk, does not count. */
export const hasSecret = (file: string): boolean => existsSync(file) && readSecret(file) !== '';

/**
 * Reads a secret, or makes one that this account alone can read. When several processes make one at once, one wins and
 * all read the same.
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

const KEY_BYTES = 32;

/**
 * Reads a key of 32 bytes, stored as hexadecimal digits, or makes one as {@link readOrMakeSecret} does.
 *
 * @throws Error with one sentence when the file has other content; what the file system says
 */
export function readOrMakeKey(file: string): Buffer {
  const text = readOrMakeSecret(file, () => randomBytes(KEY_BYTES).toString('hex'));
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new Error(`${file} holds no key: put 64 hexadecimal digits there, or remove it so that a new one is made.`);
}
