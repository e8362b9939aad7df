import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U, which are read as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = 4;

/** A one-time code that can be read to somebody: 80 bits as `K7QF-2M9X-00AB-ZZ3T`. */
export function generateClaimCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  const groups = Array.from({ length: LENGTH / GROUP }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP),
  );
  return groups.map((group) => group.join('')).join('-');
}

/** SHA-256 of a code, however it was typed: capitals, dashes and spaces make no difference, O is 0, I and L are 1. */
export function hashClaimCode(text: string): Buffer {
  const plain = text.toUpperCase().replace(/[\s-]/gu, '').replaceAll('O', '0').replace(/[IL]/gu, '1');
  return createHash('sha256').update(plain, 'utf8').digest();
}
