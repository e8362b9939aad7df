import { randomBytes } from 'node:crypto';
import { hashToken } from './token.js';

/** What a secret is for: a session (in a cookie), or a link with which a password is set. */
type SecretPrefix = 'qds_' | 'qdl_';

/** A new secret of 256 bits, and its SHA-256, which alone is stored. */
export function generateSecret(prefix: SecretPrefix): { readonly text: string; readonly hash: Buffer } {
  const text = prefix + randomBytes(32).toString('base64url');
  return { text, hash: hashToken(text) };
}

/** SHA-256 of the one-time code of a player, as it is stored: people type it from paper, so only letters and digits count, in any case. */
export const hashClaimCode = (text: string): Buffer => hashToken(text.toUpperCase().replace(/[^0-9A-Z]/g, ''));
