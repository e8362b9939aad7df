import { createHash, createHmac } from 'node:crypto';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { getAuditHome } from '@quadrant/store/audit';
import { readOrMakeKey } from '@quadrant/store/server';

const keys = new Map<string, Buffer>();

/** All processes share one key, in `secrets/mail-key` of QUADRANT_HOME. Without it, only links that are under way stop working. */
function keyOf(dataSource: DataSource): Buffer {
  const file = path.join(path.dirname(getAuditHome(dataSource).keysFile), 'mail-key');
  const key = keys.get(file) ?? readOrMakeKey(file);
  keys.set(file, key);
  return key;
}

/**
 * Derives the secret of a link in a mail. The database keeps only its hash, and the process that sends the mail derives it
 * again. A repeated mail has the same link.
 *
 * @param publicId of the mail
 */
export function deriveMailSecret(
  dataSource: DataSource,
  publicId: string,
): { readonly text: string; readonly hash: Buffer } {
  const text = `qdl_${createHmac('sha256', keyOf(dataSource)).update(`mail\0${publicId}`).digest('base64url')}`;
  return { text, hash: createHash('sha256').update(text, 'utf8').digest() };
}
