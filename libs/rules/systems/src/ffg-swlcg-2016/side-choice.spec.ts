import { choosesSide, sidesOf, sidesOfSecondFinal } from './side-choice.js';

describe('004, Deck Choice', () => {
  // @row 241
  it('lets the higher Swiss rank choose in the first round', () => {
    expect(choosesSide([1, 8])).toBe(0);
    expect(choosesSide([5, 4])).toBe(1);
    expect(() => choosesSide([3, 3])).toThrow(RangeError);
  });

  it.each([
    ['each plays the side that they have played the least', [2, 1], [1, 2], 'light'],
    ['one who has no such side takes what is left', [1, 1], [2, 1], 'dark'],
    ['the same side goes to the larger differential', [1, 2], [1, 3], 'light'],
    ['the same side goes to the larger differential', [0, 3], [0, 2], 'dark'],
  ] as const)('%s: dark-light %p against %p gives the first %s', (_, one, other, side) => {
    const counts = ([dark, light]: readonly [number, number]) => ({ dark, light });
    for (const coin of ['dark', 'light'] as const) {
      expect(sidesOf([counts(one), counts(other)], coin)[0]).toBe(side);
      expect(sidesOf([counts(other), counts(one)], coin)[1]).toBe(side);
    }
  });

  // @row 242
  it('leaves equal differentials to the coin', () => {
    for (const sides of [
      { dark: 1, light: 1 },
      { dark: 2, light: 1 },
    ]) {
      expect(sidesOf([sides, sides], 'dark')).toEqual(['dark', 'light']);
      expect(sidesOf([sides, sides], 'light')).toEqual(['light', 'dark']);
    }
  });

  // @row 242
  it('switches the sides for a second game of the final', () => {
    expect(sidesOfSecondFinal(['dark', 'light'])).toEqual(['light', 'dark']);
    expect(sidesOfSecondFinal(['light', 'dark'])).toEqual(['dark', 'light']);
  });
});
