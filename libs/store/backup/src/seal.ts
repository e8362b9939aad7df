import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** RFC 7914 and OWASP's Password Storage Cheat Sheet (2^17, 8, 1): 128 MB of memory for each guess. Format 1 has no others. */
export const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
const KEY_BYTES = 32;
const CHECK_BYTES = 8;
const CIPHER = 'aes-256-gcm';

export const TAG_BYTES = 16;

/** Says how an archive is encrypted. It stands at the beginning of the file, in clear. */
export interface Encryption {
  /** These are 16 random bytes in hexadecimal digits, so every archive has a key of its own. */
  readonly salt: string;
  /** It shows whether a passphrase is the right one: 8 bytes that scrypt gives beyond the key, in hexadecimal digits. */
  readonly check: string;
}

/** Binds each frame to its archive and its place, so that none can be changed, moved, repeated or cut off unnoticed. */
export interface Seal {
  /** @returns the tag, and the content as it is stored */
  close(place: Buffer, content: Buffer): { readonly tag: Buffer; readonly stored: Buffer };
  /** @returns the content; null when anything differs from what was closed */
  open(place: Buffer, tag: Buffer, stored: Buffer): Buffer | null;
}

/** Seals without a secret: it shows damage, but anybody can make such a seal. @param head hash of the beginning of the file */
export function plainSeal(head: Buffer): Seal {
  const tagOf = (place: Buffer, content: Buffer) =>
    createHash('sha256').update(head).update(place).update(content).digest().subarray(0, TAG_BYTES);
  return {
    close: (place, stored) => ({ tag: tagOf(place, stored), stored }),
    open: (place, tag, stored) => (tagOf(place, stored).equals(tag) ? stored : null),
  };
}

/**
 * Encrypts each frame with AES-256-GCM. The place of a frame is its nonce: the key belongs to one archive, and a place is
 * used once.
 */
export function secretSeal(head: Buffer, key: Buffer): Seal {
  return {
    close(place, content) {
      const cipher = createCipheriv(CIPHER, key, nonceOf(place)).setAAD(head);
      const stored = Buffer.concat([cipher.update(content), cipher.final()]);
      return { tag: cipher.getAuthTag(), stored };
    },
    open(place, tag, stored) {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(place), { authTagLength: TAG_BYTES })
        .setAAD(head)
        .setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(stored), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** GCM takes 12 bytes; a place has 9. */
const nonceOf = (place: Buffer): Buffer => Buffer.concat([Buffer.alloc(12 - place.length), place]);

/** Makes the key of a new archive. With {@link COST} it takes about half a second, on purpose. */
export async function makeEncryption(
  passphrase: string,
  cost: ScryptOptions,
): Promise<{ encryption: Encryption; key: Buffer }> {
  const salt = randomBytes(16);
  const { key, check } = await deriveFrom(passphrase, salt, cost);
  return { encryption: { salt: salt.toString('hex'), check }, key };
}

/** Finds the key of an archive again. @returns null for another passphrase */
export async function findKey(passphrase: string, encryption: Encryption, cost: ScryptOptions): Promise<Buffer | null> {
  const { key, check } = await deriveFrom(passphrase, Buffer.from(encryption.salt, 'hex'), cost);
  return check === encryption.check ? key : null;
}

async function deriveFrom(
  passphrase: string,
  salt: Buffer,
  cost: ScryptOptions,
): Promise<{ key: Buffer; check: string }> {
  const bytes = await derive(passphrase.normalize('NFC'), salt, KEY_BYTES + CHECK_BYTES, cost);
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES).toString('hex') };
}
