import { createHash, randomBytes } from 'node:crypto';
import { generateToken, hashToken, isWellFormedToken, looksLikeToken } from './token.js';

const counting = (size: number) => Uint8Array.from({ length: size }, (_, index) => index * 7);

describe('a token', () => {
  it('has the prefix, 40 characters and a checksum of 6', () => {
    expect(generateToken(randomBytes)).toMatch(/^qdt_[0-9A-Za-z]{46}$/);
  });

  it('depends on nothing but the bytes it is given', () => {
    expect(generateToken(counting)).toBe(generateToken(counting));
    expect(isWellFormedToken(generateToken(counting))).toBe(true);
  });

  it('leaves out the bytes that would favour some characters', () => {
    const batches = [Uint8Array.of(248, 255, 0), new Uint8Array(40).fill(61)];
    expect(generateToken(() => batches.shift() ?? new Uint8Array())).toMatch(/^qdt_0z{39}/);
  });

  it('tells every single typing error', () => {
    const token = generateToken(counting);
    for (let place = 4; place < token.length; place += 1) {
      const typed = token.slice(0, place) + (token[place] === 'x' ? 'y' : 'x') + token.slice(place + 1);
      expect(isWellFormedToken(typed)).toBe(false);
      expect(looksLikeToken(typed)).toBe(true);
    }
  });

  it.each(['', 'qdt_', 'ghp_0123456789', `${generateToken(counting)}0`, ` ${generateToken(counting)}`])(
    'is not %j',
    (foreign) => {
      expect(looksLikeToken(foreign)).toBe(false);
      expect(isWellFormedToken(foreign)).toBe(false);
    },
  );

  it('is stored as its SHA-256', () => {
    expect(hashToken('abc')).toEqual(createHash('sha256').update('abc').digest());
  });
});
