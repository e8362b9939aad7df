import { createHmac } from 'node:crypto';
import type { AuditKey } from './audit-key.js';

/** A seal covers this: a record and its place in a chain. */
export interface Sealable {
  /** The places count from 1 without gaps. */
  readonly place: bigint;
  /** The seal of the record before; the first record has {@link NO_SEAL}. */
  readonly previous: Buffer;
  /** It lists the fields of the record in a fixed order. */
  readonly content: readonly (string | null)[];
}

/** A record with its seal, as it was found. */
export interface Sealed extends Sealable {
  readonly keyId: string;
  readonly mac: Buffer;
}

/** The first record has this in place of the seal before it. */
export const NO_SEAL = Buffer.alloc(32);

const NULL_LENGTH = 0xffff_ffff;

/**
 * Returns the HMAC-SHA-256 of a record under a key. It covers these fields, each after its length in four bytes
 * (big-endian): `domain`, the key's id, the place in decimal digits, the previous seal, then the content. Texts are
 * UTF-8; for a null only the length FFFFFFFF is written. So no two records have the same bytes.
 *
 * @param domain says what is sealed, so that no record of one kind passes for one of another
 */
export function macOf(domain: string, { id, secret }: AuditKey, { place, previous, content }: Sealable): Buffer {
  const fields = [domain, id, place.toString(), previous, ...content];
  const bytes = Buffer.allocUnsafe(fields.reduce((sum, field) => sum + 4 + lengthOf(field), 0));
  let at = 0;
  for (const field of fields) {
    at = bytes.writeUInt32BE(field === null ? NULL_LENGTH : lengthOf(field), at);
    if (typeof field === 'string') at += bytes.write(field, at);
    else if (field !== null) at += field.copy(bytes, at);
  }
  return createHmac('sha256', secret).update(bytes).digest();
}

function lengthOf(field: string | Buffer | null): number {
  if (field === null) return 0;
  return typeof field === 'string' ? Buffer.byteLength(field) : field.length;
}
