import { hash } from 'node:crypto';

/** A chain has as many seeds as take 10 ms to compute, so they need not be stored anywhere. */
export const CHAIN_LENGTH = 10_000;

/** A hash chain: seed i is SHA-256 of seed i + 1, and the end is SHA-256 of the first. Seeds are used from the first on. */
export class SeedChain {
  /** The index is the place; the end has place 0. */
  private readonly seeds: Buffer[];

  /** @param secret 32 bytes: the last seed, which gives all others */
  constructor(secret: Buffer, length = CHAIN_LENGTH) {
    this.seeds = new Array<Buffer>(length + 1);
    let seed = secret;
    for (let place = length; place >= 0; place--) {
      this.seeds[place] = seed;
      seed = hash('sha256', seed, 'buffer');
    }
  }

  /** The end is published before any seed is used. */
  get end(): Buffer {
    return this.seeds[0]!;
  }

  /** @param place from 1 */
  seedAt(place: number): Buffer {
    const seed = this.seeds[place];
    if (seed === undefined || place < 1) throw new RangeError(`The chain has no seed ${place}.`);
    return seed;
  }
}
