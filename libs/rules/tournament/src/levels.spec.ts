import { kindFitsLevel, kindOfLevel, levelOfKind, settleImportance } from './levels.js';
import { LEVELS } from './vocabulary.js';

describe('kind and level', () => {
  it('give each other where one is missing', () => {
    expect(LEVELS.map(kindOfLevel)).toEqual(['local', 'regional', 'national', 'continental', 'worlds']);
    expect(levelOfKind('masters')).toBe(3);
    expect(levelOfKind('release')).toBe(1);
    expect(levelOfKind('champions-league')).toBe(1);
  });

  it('contradict each other only where the guide binds them', () => {
    expect(kindFitsLevel('regional', 2)).toBe(true);
    expect(kindFitsLevel('regional', 3)).toBe(false);
    expect(kindFitsLevel('masters', 3)).toBe(true);
    expect(LEVELS.every((level) => kindFitsLevel('release', level))).toBe(true);
    expect(LEVELS.every((level) => kindFitsLevel('chairmans-challenge', level))).toBe(true);
    expect(LEVELS.every((level) => kindFitsLevel('champions-league', level))).toBe(true);
  });

  it('let a level that was set take along a kind that does not fit it', () => {
    const regional = { level: 2, kind: 'regional' } as const;
    expect(settleImportance(regional, null)).toEqual(regional);
    expect(settleImportance(regional, 3)).toEqual({ level: 3, kind: 'national' });
    expect(settleImportance({ level: 3, kind: 'masters' }, 3)).toEqual({ level: 3, kind: 'masters' });
    expect(settleImportance({ level: 1, kind: 'release' }, 4)).toEqual({ level: 4, kind: 'release' });
  });

  it('make a local tournament of a Champions League that is put back to level 1', () => {
    const championsLeague = { level: 1, kind: 'champions-league' } as const;
    expect(settleImportance(championsLeague, null)).toEqual(championsLeague);
    expect(settleImportance(championsLeague, 1)).toEqual({ level: 1, kind: 'local' });
    expect(settleImportance({ level: 3, kind: 'champions-league' }, 1)).toEqual({ level: 1, kind: 'local' });
    expect(settleImportance(championsLeague, 3)).toEqual({ level: 3, kind: 'champions-league' });
  });
});
