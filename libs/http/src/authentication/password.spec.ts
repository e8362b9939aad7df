import { argon2id, hash } from 'argon2';
import { findPasswordProblem, hashPassword, isHashOutdated, isPasswordRight } from './password.js';

describe('a password', () => {
  it.each([
    ['hunter2', 'has 7 characters, at least 12 are needed'],
    ['é'.normalize('NFD').repeat(11), 'has 11 characters, at least 12 are needed'],
    ['🖖'.repeat(11), 'has 11 characters, at least 12 are needed'],
    ['x1y2'.repeat(251), 'has 1004 characters, at most 1000 are possible'],
    ['Benjamin Sisko', 'is the handle itself'],
    ['ＢＥＮＪＡＭＩＮ ＳＩＳＫＯ', 'is the handle itself'],
    ['Password1234', 'is one of the first that everybody tries'],
    ['aaaaaaaaaaaaaaaa', 'is one of the first that everybody tries'],
  ])('may not be %s', (password, problem) => {
    expect(findPasswordProblem(password, 'benjamin sisko')).toBe(problem);
  });

  it.each(['darmok and jalad', 'x1y2'.repeat(250), 'ünïcödé größe', '   leading spaces   '])(
    'may be %s',
    (password) => {
      expect(findPasswordProblem(password, 'ann')).toBeNull();
    },
  );

  it('is right however its accents are composed, and wrong without them', async () => {
    const hashed = await hashPassword('Tzenkethi Café'.normalize('NFC'));
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$/);
    expect(await isPasswordRight(hashed, 'Tzenkethi Café'.normalize('NFD'))).toBe(true);
    expect(await isPasswordRight(hashed, 'Tzenkethi Cafe')).toBe(false);
  });

  it('is never right for nobody', async () => {
    expect(await isPasswordRight(null, 'nobody has this password')).toBe(false);
  });

  it('is hashed anew once the cost was raised', async () => {
    const cheap = await hash('darmok and jalad', { type: argon2id, memoryCost: 19456, timeCost: 2, parallelism: 1 });
    expect(isHashOutdated(cheap)).toBe(true);
    expect(isHashOutdated(await hashPassword('darmok and jalad'))).toBe(false);
  });
});
