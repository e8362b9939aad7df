import { createHash, generateKeyPairSync } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOrMakeSecret } from '@quadrant/store/server';
import type { PublicKey, PublicKeys } from './public-keys.js';

export interface PrivateKey extends PublicKey {
  /** It is 32 bytes in base64url. */
  readonly d: string;
}

export interface ReceiptKeys {
  readonly signing: PrivateKey;
  /** The key that signs, and every key that signed before. */
  readonly published: PublicKeys;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns `RECEIPT_KEYS_FILE`, or `secrets/receipt-keys.json` of QUADRANT_HOME, as an absolute path. */
export const receiptKeysFile = (env: Environment, home: string): string =>
  path.resolve(env['RECEIPT_KEYS_FILE'] || path.join(home, 'secrets', 'receipt-keys.json'));

/**
 * Reads the keys of a file, and makes a key when there is no file. All processes of an installation share it. When
 * several make one at once, one wins and all read the same.
 *
 * @throws Error with one sentence when the file cannot be read or made, or holds something else
 */
export function openReceiptKeys(file: string): ReceiptKeys {
  try {
    return parseKeys(
      file,
      readOrMakeSecret(file, () => textOf([makeKey()])),
    );
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new Error(
      `The keys of receipts cannot be kept in ${file} (${error.message}): fix this, or set RECEIPT_KEYS_FILE to a file that Quadrant can write.`,
      { cause: error },
    );
  }
}

/**
 * Adds a new key in front. Only the public half of the previous key stays, so that its receipts can still be checked.
 * Running processes continue with the old key until they are restarted.
 *
 * @returns the keys as they are now
 * @throws Error as {@link openReceiptKeys}
 */
export function rotateReceiptKeys(file: string): ReceiptKeys {
  const { published } = openReceiptKeys(file);
  const text = textOf([makeKey(), ...published.keys]);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
  return parseKeys(file, text);
}

const textOf = (keys: readonly PublicKey[]): string => JSON.stringify({ keys }, null, 2);

function makeKey(): PrivateKey {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  if (x === undefined || d === undefined) throw new Error('Node made no Ed25519 key.');
  return { kty: 'OKP', crv: 'Ed25519', x, d, kid: thumbprintOf(x), alg: 'EdDSA', use: 'sig' };
}

/** RFC 7638: the members that make the key, in the order of their names. */
const thumbprintOf = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');

function parseKeys(file: string, text: string): ReceiptKeys {
  const keys = listKeys(text);
  const [signing] = keys ?? [];
  if (keys === null || typeof signing?.d !== 'string') {
    throw new Error(
      `${file} has no keys of receipts: put the file back from a copy, or remove it so that a new key is made. Receipts of a lost key can no longer be checked.`,
    );
  }
  const published = keys.map(({ x }): PublicKey => {
    return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprintOf(x), alg: 'EdDSA', use: 'sig' };
  });
  return { signing: { ...published[0]!, d: signing.d }, published: { keys: published } };
}

const BYTES_32 = /^[A-Za-z0-9_-]{43}$/;

function listKeys(text: string): readonly { readonly x: string; readonly d?: unknown }[] | null {
  try {
    const { keys } = JSON.parse(text) as { keys?: unknown };
    if (!Array.isArray(keys) || keys.length === 0) return null;
    const listed = keys as readonly { kty?: unknown; crv?: unknown; x?: unknown; d?: unknown }[];
    const isEach = listed.every((key) => key.kty === 'OKP' && key.crv === 'Ed25519' && BYTES_32.test(String(key.x)));
    return isEach ? (listed as readonly { x: string; d?: unknown }[]) : null;
  } catch {
    return null;
  }
}
