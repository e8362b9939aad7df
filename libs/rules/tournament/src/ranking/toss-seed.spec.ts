import { isOfChain, seedBefore } from './toss-seed.js';

// SHA-256 of 32 zero bytes, and of that, as sha256sum prints them.
const LAST = '00'.repeat(32);
const SECOND = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const FIRST = '2b32db6c2c0a6235fb1397e8225ea85e0f0e6e8c7b126d0016ccbde0e667151e';

describe('B.3: a seed of tosses', () => {
  it('is SHA-256 of the bytes of the seed after it', () => {
    expect(seedBefore(LAST)).toBe(SECOND);
    expect(seedBefore(SECOND)).toBe(FIRST);
  });

  it('belongs to the chain whose end it hashes to, at its place only', () => {
    expect(isOfChain({ seed: LAST, number: 2, chain: FIRST })).toBe(true);
    expect(isOfChain({ seed: SECOND, number: 1, chain: FIRST })).toBe(true);
    expect(isOfChain({ seed: SECOND, number: 2, chain: FIRST })).toBe(false);
    expect(isOfChain({ seed: LAST, number: 2, chain: SECOND })).toBe(false);
  });
});
