import { bytesOfHex, sha256 as sha256Hex } from '@quadrant/rules/tournament';

/** It has 32 bytes. */
export type Sha256 = Uint8Array;

/** Hashes bytes, or a text as UTF-8, by SHA-256; the hash has 32 bytes. */
export const sha256 = (bytes: Uint8Array | string): Sha256 => bytesOfHex(sha256Hex(bytes));
