import { argon2id, hash } from 'argon2';
import { findPasswordFault, hashPassword, isHashOutdated, isPasswordRight } from './password.js';

describe('a password', () => {
  it.each([
    ['hunter2', 'has 7 characters, at least 12 are needed'],
    ['é'.normalize('NFD').repeat(11), 'has 11 characters, at least 12 are needed'],
    ['🖖'.repeat(11), 'has 11 characters, at least 12 are needed'],
    ['x1y2'.repeat(251), 'has 1004 characters, at most 1000 are possible'],
    ['Benjamin Sisko', 'is the handle itself'],
    ['ＢＥＮＪＡＭＩＮ ＳＩＳＫＯ', 'is the handle itself'],
  ])('may not be %s', async (password, problem) => {
    expect(await findPasswordFault(password, 'benjamin sisko')).toBe(problem);
  });

  it.each([
    'Password1234',
    'aaaaaaaaaaaaaaaa',
    '1qaz2wsx3edc',
    'qwertyuiop123',
    'passwordpassword',
    'P@ssw0rd1234',
    'liverpoolfc1',
    'manchesterunited',
    'iloveyouforever',
    'christopher1',
    'Summer2024!!!',
    'startrek1234',
    'benjamin sisko 1',
    'correct horse battery staple',
    'password'.repeat(100),
    'bonethugsnharmony',
    'teamojaime123',
    'mylittlepony1',
    'mynameisjohn',
    'iloveyoumore',
    'amordemivida',
    'ichliebedich1',
    'jetaimemonamour',
    'deusefiel123',
    'contraseña123',
    'onceuponatime',
    'fullmetalalchemist',
    'stairwaytoheaven',
    'schokolade12',
    '1234567890123',
    'zxcasdqwe123',
    'unbelievable',
    'lieutenantdata',
  ])('may not be %s, which is common or made of what is common', async (password) => {
    expect(await findPasswordFault(password, 'benjamin sisko')).toContain('one of the most common ones');
  });

  it('may be none of the common passwords of the dictionary that are long enough', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const common = (dictionary['passwords-common'] as readonly string[]).filter(({ length }) => length >= 12);
    expect(common.length).toBeGreaterThan(300);
    const accepted: string[] = [];
    for (const password of common) {
      if ((await findPasswordFault(password, 'ann')) === null) accepted.push(password);
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    'darmok and jalad',
    'shaka, when the walls fell',
    'kX9#mQ2$vL7p',
    `${'x1y2 river winter '.repeat(55)}ten letter`,
    'ünïcödé größe dürfen sein',
    '   leading spaces may be   ',
    'river teapot velvet cloud',
    'riverteapotvelvetcloud',
    'h7kq0zr4m2xw9tbc',
    '9f3c1e07b6d2a854',
  ])('may be %s', async (password) => {
    expect(await findPasswordFault(password, 'ann')).toBeNull();
  });

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
