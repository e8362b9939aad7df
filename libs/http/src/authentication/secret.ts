import { randomBytes } from 'node:crypto';
import { hashToken } from './token.js';

/** What a secret is for: a session (in a cookie), a known device (in a cookie), or a link with which a password is set. */
type SecretPrefix = 'qds_' | 'qdd_' | 'qdl_';

/** A new secret of 256 bits, and its SHA-256, which alone is stored. */
export function generateSecret(prefix: SecretPrefix): { readonly text: string; readonly hash: Buffer } {
  const text = prefix + randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}
