import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { getAuditHome } from '@quadrant/store/audit';
import { readOrMakeKey } from '@quadrant/store/server';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Buffer>();

/** All processes share one key: `SECOND_FACTOR_KEY_FILE` names it, or it is in `secrets/second-factor-key` of QUADRANT_HOME. */
function keyOf(dataSource: DataSource): Buffer {
  const beside = path.dirname(getAuditHome(dataSource).keysFile);
  const file = path.resolve(process.env['SECOND_FACTOR_KEY_FILE'] || path.join(beside, 'second-factor-key'));
  const key = keys.get(file) ?? readOrMakeKey(file);
  keys.set(file, key);
  return key;
}

/**
 * Encrypts a text with the key of the installation.
 *
 * @param purpose what the text is for; it opens for nothing else
 * @throws Error when the file of the key cannot be made or holds something else
 */
export function seal(dataSource: DataSource, purpose: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(dataSource), nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Returns the text that was sealed for the same purpose with the same key; null for anything else. */
export function unseal(dataSource: DataSource, purpose: string, sealed: Buffer): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(dataSource), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
