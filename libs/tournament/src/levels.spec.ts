import { kindFitsLevel, kindOfLevel, levelOfKind } from './levels.js';
import { LEVELS } from './vocabulary.js';

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
