import { sha256 as sha256Hex } from '@quadrant/rules/tournament';

/** 32 bytes. */
export type Sha256 = Buffer;

/**
 * SHA-256 of bytes, or of a text as UTF-8. A Buffer of hex takes half of the time of one that node:crypto makes, which has
 * memory of its own; a long history has half a million of them.
 */
export const sha256 = (bytes: Uint8Array | string): Sha256 => Buffer.from(sha256Hex(bytes), 'hex');
