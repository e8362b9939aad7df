import { bytesOfHex } from '../hex.js';
import { sha256 } from '../sha256.js';

/** The tosses of a tournament are drawn from it: a seed of a hash chain whose end was published before. */
export interface TossSeed {
  /** It has 64 hexadecimal digits for 32 bytes. */
  readonly seed: string;
  /** Its place in the chain, which is counted from 1. */
  readonly number: number;
  /** The end of the chain, which is the seed hashed `number` times. It has 64 hexadecimal digits. */
  readonly chain: string;
}

/** Returns the seed before another in its chain: SHA-256 of its 32 bytes, in hex. The one before the first is the chain's end. */
export const seedBefore = (seed: string): string => sha256(bytesOfHex(seed));

/** Whether a seed really has the place in its chain that it claims. */
export function isOfChain({ seed, number, chain }: TossSeed): boolean {
  let hashed = seed;
  for (let left = number; left > 0; left--) hashed = seedBefore(hashed);
  return hashed === chain;
}
