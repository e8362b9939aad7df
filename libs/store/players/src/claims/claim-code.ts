import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** This is Crockford's base 32. It has no I, L, O and U, because people misread them. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = 4;

/** A code is derived from this and the secret of the installation. */
export interface CodeOrigin {
  /** The public id of the submission that met the player first, or a random UUID where somebody asked for the code. */
  readonly source: string;
  /** It is the public id of the player. */
  readonly playerId: string;
}

/**
 * Derives the one-time code of a player, which can be read aloud: 80 bits as `K7QF-2M9X-00AB-ZZ3T`. The same origin
 * gives the same code, so that nobody has to store it.
 */
export function deriveClaimCode(secret: Buffer, { source, playerId }: CodeOrigin): string {
  const digest = createHmac('sha256', secret).update(`claim code\0${source}\0${playerId}`).digest();
  let bits = BigInt(`0x${digest.subarray(0, (LENGTH * 5) / 8).toString('hex')}`);
  let letters = '';
  for (let place = 0; place < LENGTH; place += 1) {
    letters = ALPHABET.charAt(Number(bits & 31n)) + letters;
    bits >>= 5n;
  }
  return Array.from({ length: LENGTH / GROUP }, (_, group) => letters.slice(group * GROUP, (group + 1) * GROUP)).join(
    '-',
  );
}

/** Tells whether a text is the code of an origin, in whatever form it was typed. */
export function isClaimCodeOf(secret: Buffer, origin: CodeOrigin, text: string): boolean {
  const [expected, given] = [deriveClaimCode(secret, origin), text].map((code) => Buffer.from(plainOf(code)));
  return expected!.length === given!.length && timingSafeEqual(expected!, given!);
}

/** Returns 32 bits by which the row of a code is found. Without the secret they say nothing about the code. */
export function claimCodeMark(secret: Buffer, code: string): number {
  return createHmac('sha256', secret)
    .update(`mark of a claim code\0${plainOf(code)}`)
    .digest()
    .readInt32BE();
}

/** Returns the SHA-256 hash of a code. It identifies codes that were issued before codes were derived. */
export const hashClaimCode = (text: string): Buffer => createHash('sha256').update(plainOf(text), 'utf8').digest();

/** Returns a code in one form: capitals, dashes and spaces make no difference, O is 0, I and L are 1. */
const plainOf = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/gu, '').replaceAll('O', '0').replace(/[IL]/gu, '1');
