import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'qdt_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 40;
// 62^6 is more than 2^32: six characters hold any CRC32.
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[${ALPHABET}]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/**
 * A new token: `qdt_`, 40 base62 characters (238 bits), and a checksum of 6 that tells a typing error from a foreign token.
 * @param randomBytes gives that many unpredictable bytes, as `randomBytes` of node:crypto does
 */
export function generateToken(randomBytes: (size: number) => Uint8Array): string {
  let secret = '';
  while (secret.length < SECRET_LENGTH) {
    for (const byte of randomBytes(SECRET_LENGTH)) {
      // 248 is the largest multiple of 62 in a byte: above it the first letters would come up more often.
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return PREFIX + secret + checksumOf(PREFIX + secret);
}

/** SHA-256 of the token's text: what is stored and looked up. The secret is long enough to need no salt. */
export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Whether a text could be one of our tokens: form and checksum are right. It may still be unknown or revoked. */
export function isWellFormedToken(text: string): boolean {
  return looksLikeToken(text) && text.slice(-CHECKSUM_LENGTH) === checksumOf(text.slice(0, -CHECKSUM_LENGTH));
}

/** Whether a text has the form of our tokens, checksum aside. With `isWellFormedToken` false this means a typing error. */
export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

/** The first characters of a token, by which its owner knows it again; they tell too little of the rest. */
export const prefixOf = (text: string): string => text.slice(0, PREFIX.length + 4);
