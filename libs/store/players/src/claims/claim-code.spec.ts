import { claimCodeMark, deriveClaimCode, hashClaimCode, isClaimCodeOf } from './claim-code.js';

const secret = Buffer.alloc(32, 7);
const origin = { source: '11111111-1111-4111-8111-111111111111', playerId: '22222222-2222-4222-8222-222222222222' };

describe('a claim code', () => {
  const code = deriveClaimCode(secret, origin);

  it('has 80 bits in letters that are not confused when somebody reads them', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  });

  it('is the same again for the same submission and player, and another for any other', () => {
    expect(deriveClaimCode(secret, { ...origin })).toBe(code);
    const others = [
      deriveClaimCode(secret, { ...origin, source: origin.playerId }),
      deriveClaimCode(secret, { ...origin, playerId: origin.source }),
      deriveClaimCode(Buffer.alloc(32, 8), origin),
    ];
    expect(new Set([code, ...others]).size).toBe(4);
  });

  it.each([(text: string) => text.toLowerCase(), (text: string) => text.replaceAll('-', ' '), hardToRead])(
    'is known however it is typed (%#)',
    (type) => {
      expect(isClaimCodeOf(secret, origin, type(code))).toBe(true);
      expect(claimCodeMark(secret, type(code))).toBe(claimCodeMark(secret, code));
      expect(hashClaimCode(type(code))).toEqual(hashClaimCode(code));
    },
  );

  it('is not another one', () => {
    const wrong = (code.startsWith('2') ? '3' : '2') + code.slice(1);
    for (const text of [wrong, code.slice(1), `${code}0`, '']) expect(isClaimCodeOf(secret, origin, text)).toBe(false);
  });
});

function hardToRead(text: string): string {
  return text.replaceAll('0', 'O').replaceAll('1', 'l');
}
