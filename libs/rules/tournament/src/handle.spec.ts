import fc from 'fast-check';
import { findHandleFault, foldHandle, normaliseHandle } from './handle.js';

describe('normaliseHandle', () => {
  it('trims, joins white space and composes', () => {
    expect(normaliseHandle('  The   Ninja\u00a0 Scot ')).toBe('The Ninja Scot');
    expect(normaliseHandle('Andre\u0301')).toBe('Andr\u00e9');
  });
});

describe('foldHandle', () => {
  it.each([
    ['STOOVIE', 'stoovie'],
    ['André', 'andre'],
    ['Strauß', 'STRAUSS'],
    ['ẞ', 'ss'],
    ['Ørsted', 'øRSTED'],
    ['ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
    ['İpek', 'ipek'],
    ['a  b', ' A B '],
    ['ﬁn', 'FIN'],
  ])('takes %s and %s for the same player', (one, other) => {
    expect(foldHandle(one)).toBe(foldHandle(other));
  });

  it('keeps marks that make another letter outside the alphabets with accents', () => {
    expect(foldHandle('か')).not.toBe(foldHandle('が'));
  });

  it('is idempotent and agrees with normaliseHandle', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldHandle(foldHandle(text))).toBe(foldHandle(text));
        expect(foldHandle(normaliseHandle(text))).toBe(foldHandle(text));
      }),
    );
  });
});

describe('findHandleFault', () => {
  it.each([
    'stoovie',
    'The Ninja Scot',
    'p00001',
    'Łukasz',
    '玩家',
    'a'.repeat(64),
    'O’Brien',
    'constructor',
    '__proto__',
  ])('accepts %s', (handle) => {
    expect(findHandleFault(handle)).toBeNull();
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['a'.repeat(65), '65 characters'],
    ['a\u0000b', 'control'],
    ['a\nb', 'control'],
    ['a\u202eb', 'bidi'],
    ['a\u200bb', 'zero-width'],
    ['a\ufeff', 'zero-width'],
    ['a\ud800', 'invisible'],
    ['\u3164', 'invisible'],
    ['\u0301', 'accents'],
    ['..', 'address'],
  ])('refuses %j', (handle, words) => {
    expect(findHandleFault(handle)).toContain(words);
  });

  it('counts characters, not code units', () => {
    expect(findHandleFault('𝒳'.repeat(64))).toBeNull();
  });
});
