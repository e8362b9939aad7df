import { scoreOnTime, type TimedGame } from './timed-score.js';

const game = (changes: Partial<TimedGame> = {}): TimedGame => ({
  light: { objectives: 0, damage: 0 },
  dark: { dial: 0, damage: 0 },
  force: 'light',
  ...changes,
});

describe('004, End of Double Elimination Rounds', () => {
  // @row 244
  it.each([
    [0, 0],
    [3, 0],
    [4, 40],
    [7, 40],
    [8, 80],
    [11, 80],
  ])('the dial at %i is worth %i', (dial, points) => {
    expect(scoreOnTime(game({ dark: { dial, damage: 0 } })).dark).toBe(points);
  });

  it('gives 40 for each objective and 1 for each damage', () => {
    const found = scoreOnTime(
      game({ light: { objectives: 1, damage: 3 }, dark: { dial: 4, damage: 9 }, force: 'dark' }),
    );
    expect(found).toEqual({ light: 43, dark: 49.5, winner: 'dark' });
  });

  it('parts equal scores by the Force', () => {
    const equal = { light: { objectives: 2, damage: 1 }, dark: { dial: 9, damage: 1 } };
    expect(scoreOnTime(game({ ...equal, force: 'light' })).winner).toBe('light');
    expect(scoreOnTime(game({ ...equal, force: 'dark' })).winner).toBe('dark');
  });

  it.each([
    game({ light: { objectives: 3, damage: 0 } }),
    game({ light: { objectives: -1, damage: 0 } }),
    game({ light: { objectives: 0, damage: 0.5 } }),
    game({ dark: { dial: 12, damage: 0 } }),
    game({ dark: { dial: 3.5, damage: 0 } }),
    game({ dark: { dial: 0, damage: -1 } }),
  ])('refuses %j', (wrong) => {
    expect(() => scoreOnTime(wrong)).toThrow(RangeError);
  });
});
