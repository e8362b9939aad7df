import { createHash } from 'node:crypto';

export interface AuditKey {
  /** It names the key beside what it sealed without revealing anything about it: eight hex digits. */
  readonly id: string;
  readonly secret: Buffer;
}

/** The first key seals; the others only check what they sealed earlier. */
export type AuditKeys = readonly [AuditKey, ...AuditKey[]];

/** Bytes of a key: as many as SHA-256 gives. */
export const KEY_BYTES = 32;

/** Returns a key with its id, which is made so that it is not the beginning of any other hash of the secret. */
export const auditKeyOf = (secret: Buffer): AuditKey => ({
  id: createHash('sha256').update('quadrant audit key\0').update(secret).digest('hex').slice(0, 8),
  secret,
});

const KEY_LINE = /^[0-9a-f]{64}$/i;

/**
 * Reads keys from a text with one of them on each line, as hex; empty lines do not count.
 *
 * @returns null when there is none, or a line is something else
 */
export function parseAuditKeys(text: string): AuditKeys | null {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (!lines.every((line) => KEY_LINE.test(line))) return null;
  const [first, ...others] = lines.map((line) => auditKeyOf(Buffer.from(line, 'hex')));
  return first === undefined ? null : [first, ...others];
}
