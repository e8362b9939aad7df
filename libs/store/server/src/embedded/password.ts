import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { explainTrouble } from '../embedded-postgres-error.js';
import { hasSecret, readOrMakeSecret } from '../home/secret-file.js';

/** Where the password of the embedded server is kept, readable for the account of Quadrant alone. */
export function passwordFile(home: string): string {
  return path.join(home, 'secrets', 'postgres-password');
}

/** Whether the password is there. */
export function hasPassword(home: string): boolean {
  return hasSecret(passwordFile(home));
}

/**
 * Reads the password, or makes one.
 *
 * @throws EmbeddedPostgresError when the file cannot be read or written.
 */
export function getPassword(home: string): string {
  const file = passwordFile(home);
  try {
    return readOrMakeSecret(file, () => randomBytes(24).toString('hex'));
  } catch (error) {
    throw explainTrouble(file, error);
  }
}
