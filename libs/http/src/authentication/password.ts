import { type Text, say } from '@quadrant/rules/message';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { isCommonPassword } from './common-passwords.js';

/**
 * The cost of one guess. It is above the minimum that OWASP's "Password Storage Cheat Sheet" asks of argon2id (19 MiB,
 * two passes). When it is raised, each password is hashed again at its owner's next sign-in.
 */
const COST = { type: argon2id, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A password has at least so many characters. */
export const SHORTEST_PASSWORD = 12;
/** A password has at most so many characters, far more than anybody types, and too few to keep us busy. */
export const LONGEST_PASSWORD = 1000;

/** Returns what is wrong with a new password, as the end of a sentence that begins with it; null when it is good. */
export async function findPasswordFault(password: string, handle: string): Promise<Text | null> {
  const { length } = [...password.normalize('NFC')];
  if (length < SHORTEST_PASSWORD) return say`has ${length} characters, at least ${SHORTEST_PASSWORD} are needed`;
  if (length > LONGEST_PASSWORD) return say`has ${length} characters, at most ${LONGEST_PASSWORD} are possible`;
  const plain = plainOf(password);
  if (plain === plainOf(handle)) return say`is the handle itself`;
  if (new Set(plain).size < 4 || (await isCommonPassword(plain, [plainOf(handle)]))) {
    return say`is one of the most common ones, or made of them, so it is among the first that somebody tries`;
  }
  return null;
}

const plainOf = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Returns the argon2id hash of a password, which includes its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

let nobodys: Promise<string> | null = null;

/**
 * Whether a password matches a hash. Without a hash no password matches, and the check takes as long, so that the time
 * of an answer does not tell who has an account.
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  // The dummy is made for every account, so that even the first check tells nothing.
  const dummy = await (nobodys ??= hashPassword('nobody has this password'));
  const isRight = await verify(passwordHash ?? dummy, password.normalize('NFC'));
  return isRight && passwordHash !== null;
}

/** Whether a hash is cheaper to attack than one with the present cost. */
export const isHashOutdated = (passwordHash: string): boolean => needsRehash(passwordHash, COST);
