import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'qdt_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 40;
// 62^6 is more than 2^32: six characters hold any CRC32.
const checksumLength = 6;
const shape = new RegExp(`^${prefix}[${alphabet}]{${secretLength + checksumLength}}$`);

/**
 * A new token: `qdt_`, 40 base62 characters (238 bits), and a checksum of 6 that tells a typing error from a foreign token.
 * @param randomBytes gives that many unpredictable bytes, as `randomBytes` of node:crypto does
 */
export function generateToken(randomBytes: (size: number) => Uint8Array): string {
  let secret = '';
  while (secret.length < secretLength) {
    for (const byte of randomBytes(secretLength)) {
      // 248 is the largest multiple of 62 in a byte: above it the first letters would come up more often.
      if (byte < 248 && secret.length < secretLength) secret += alphabet.charAt(byte % alphabet.length);
    }
  }
  return prefix + secret + checksumOf(prefix + secret);
}

/** SHA-256 of the token's text: what is stored and looked up. The secret is long enough to need no salt. */
export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Whether a text could be one of our tokens: form and checksum are right. It may still be unknown or revoked. */
export function isWellFormedToken(text: string): boolean {
  return looksLikeToken(text) && text.slice(-checksumLength) === checksumOf(text.slice(0, -checksumLength));
}

/** Whether a text has the form of our tokens, checksum aside. With `isWellFormedToken` false this means a typing error. */
export function looksLikeToken(text: string): boolean {
  return shape.test(text);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
