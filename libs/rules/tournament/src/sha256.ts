import { sha256 as sha256Of } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Returns SHA-256 of bytes, or of a text as UTF-8, in hex. See {@link hashWith} for the implementation that is used. */
export type Sha256Hex = (content: Uint8Array | string) => string;

const utf8 = new TextEncoder();

/** It needs nothing but JavaScript. */
export const portableSha256: Sha256Hex = (content) =>
  bytesToHex(sha256Of(typeof content === 'string' ? utf8.encode(content) : content));

let inUse: Sha256Hex = portableSha256;

export const sha256: Sha256Hex = (content) => inUse(content);

/**
 * Sets a faster implementation for the whole process. All implementations return the same hash. Servers use
 * node:crypto, which takes 1.0 instead of 7.4 µs for 500 bytes and 13 instead of 80 µs for a document of 10 KB.
 */
export function hashWith(sha256Hex: Sha256Hex): void {
  inUse = sha256Hex;
}
