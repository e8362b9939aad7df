import * as fc from 'fast-check';
import { areNeighbours } from './keyboard.js';
import { costOfMisspelling } from './misspelling.js';
import NICKNAME_LINES from './nickname-lines.json' with { type: 'json' };
import { areNicknames, nicknamesOf } from './nicknames.js';

describe('costOfMisspelling', () => {
  it.each([
    ['smtih', 'smith'],
    ['smth', 'smith'],
    ['smiith', 'smith'],
    ['philips', 'phillips'],
    ['smitj', 'smith'],
    ['muller', 'mueller'],
  ])('is less than one for %s, which is meant to be %s', (written, known) => {
    expect(costOfMisspelling(written, known)).toBeGreaterThan(0);
    expect(costOfMisspelling(written, known)).toBeLessThan(1);
  });

  it('is more for another letter than for a key beside the right one', () => {
    expect(costOfMisspelling('smitx', 'smith')).toBeGreaterThan(costOfMisspelling('smitj', 'smith'));
  });

  const word = fc.string({ unit: fc.constantFrom(...'abehlmn'), maxLength: 8 });

  it('is 0 for the same and for nothing else', () => {
    fc.assert(
      fc.property(word, word, (written, known) => {
        expect(costOfMisspelling(written, known) === 0).toBe(written === known);
      }),
    );
  });

  it('is what it is without a limit, or beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.double({ min: 0, max: 4, noNaN: true }), (written, known, limit) => {
        const cost = costOfMisspelling(written, known);
        const limited = costOfMisspelling(written, known, limit);
        expect(cost > limit ? limited > limit : limited === cost).toBe(true);
      }),
    );
  });
});

describe('areNeighbours', () => {
  it('knows the keys around a key', () => {
    const around = [...'abcdefghijklmnopqrstuvwxyz'].filter((key) => areNeighbours('g', key));
    expect(around.join('')).toBe('bfhtvy');
    expect(areNeighbours('g', 'g')).toBe(false);
    expect(areNeighbours('é', 'e')).toBe(false);
  });
});

describe('the nicknames', () => {
  it('are normalised given names, every line one of several and said once', () => {
    const lines = NICKNAME_LINES;
    expect(lines.filter((line) => !/^[a-z]+(?: [a-z]+)+$/.test(line))).toEqual([]);
    expect(lines).toEqual([...new Set(lines)].sort());
  });

  it('stand for each other in both directions', () => {
    expect(areNicknames('bill', 'william')).toBe(true);
    expect(areNicknames('william', 'bill')).toBe(true);
    expect(nicknamesOf('kuba')).toContain('jakub');
    expect(areNicknames('bill', 'robert')).toBe(false);
    expect(nicknamesOf('constructor')).toEqual([]);
  });
});
