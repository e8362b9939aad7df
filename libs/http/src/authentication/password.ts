import { type Text, say } from '@quadrant/rules/message';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { isCommonPassword } from './common-passwords.js';

/**
 * What one guess costs: above the least that OWASP's "Password Storage Cheat Sheet" asks of argon2id (19 MiB, two passes).
 * Whoever raises it has passwords hashed anew as their owners sign in.
 */
const COST = { type: argon2id, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Characters of a password, at least. */
export const SHORTEST_PASSWORD = 12;
/** Characters of a password: far more than anybody types, and too few to keep us busy. */
export const LONGEST_PASSWORD = 1000;

/** What is wrong with a new password, as the end of a sentence that begins with it; null when nothing is. */
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

/** The argon2id hash of a password, with its salt and its cost in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

let nobodys: Promise<string> | null = null;

/**
 * Whether a password is the one that was hashed. Without a hash nothing is right, and it takes as long: how long an answer
 * takes does not tell who has an account.
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  // Asked of everybody, so that not even the first time tells anything.
  const dummy = await (nobodys ??= hashPassword('nobody has this password'));
  const isRight = await verify(passwordHash ?? dummy, password.normalize('NFC'));
  return isRight && passwordHash !== null;
}

/** Whether a hash is cheaper to guess against than those that are made now. */
export const isHashOutdated = (passwordHash: string): boolean => needsRehash(passwordHash, COST);
