import { bytesOfHex, sha256 as sha256Hex } from '@quadrant/rules/tournament';

/** 32 bytes. */
export type Sha256 = Uint8Array;

/** SHA-256 of bytes, or of a text as UTF-8. */
export const sha256 = (bytes: Uint8Array | string): Sha256 => bytesOfHex(sha256Hex(bytes));
