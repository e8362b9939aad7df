import { hash } from 'node:crypto';

/** 32 bytes. */
export type Sha256 = Buffer;

/**
 * SHA-256 of bytes, or of a text's UTF-8. By way of a text, since a Buffer out of crypto has memory of its own: half of
 * the time, and a long history has half a million of them.
 */
export const sha256 = (bytes: Uint8Array | string): Sha256 => Buffer.from(hash('sha256', bytes, 'binary'), 'binary');
