import { randomBytes } from 'node:crypto';
import { hashToken } from './token.js';

/** The prefix tells the use: a session (in a cookie), a known device (in a cookie), or a link with which a password is set. */
type SecretPrefix = 'qds_' | 'qdd_' | 'qdl_';

/** Makes a new secret of 256 bits, and its SHA-256. Only the hash is stored. */
export function generateSecret(prefix: SecretPrefix): { readonly text: string; readonly hash: Buffer } {
  const text = prefix + randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}
