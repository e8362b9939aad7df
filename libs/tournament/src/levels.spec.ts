import { kFactor, kindFitsLevel, kindOfLevel, levelOfKind } from './levels.js';
import { LEVELS } from './vocabulary.js';

describe('kFactor', () => {
  it.each([
    ['2014-06-03', [16, 32, 32, 48, 64]],
    ['2014-06-04', [16, 28, 40, 52, 64]],
    ['1996-01-01', [16, 32, 32, 48, 64]],
    ['2026-11-01', [16, 28, 40, 52, 64]],
  ])('on %s is %j for the levels 1 to 5', (date, expected) => {
    expect(LEVELS.map((level) => kFactor(level, date))).toEqual(expected);
  });
});

describe('kind and level', () => {
  it('give each other where one is missing', () => {
    expect(LEVELS.map(kindOfLevel)).toEqual(['local', 'regional', 'national', 'continental', 'worlds']);
    expect(levelOfKind('masters')).toBe(3);
    expect(levelOfKind('release')).toBe(1);
  });

  it('contradict each other only where the guide binds them', () => {
    expect(kindFitsLevel('regional', 2)).toBe(true);
    expect(kindFitsLevel('regional', 3)).toBe(false);
    expect(kindFitsLevel('masters', 3)).toBe(true);
    expect(LEVELS.every((level) => kindFitsLevel('release', level))).toBe(true);
    expect(LEVELS.every((level) => kindFitsLevel('chairmans-challenge', level))).toBe(true);
  });
});
