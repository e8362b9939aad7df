import { hash } from 'node:crypto';

/** 32 bytes. */
export type Sha256 = Buffer;

/** SHA-256 of bytes, or of a text's UTF-8. */
export const sha256 = (bytes: Uint8Array | string): Sha256 => hash('sha256', bytes, 'buffer');
