import { scheduleStrength } from './schedule-strength.js';
import type { Tally } from './tally.js';

/** Entries 0 and 1 have met 2, 3 and 4, who have 1 in 3, 1 in 6 and 2 in 7 rounds; `met` is in which order. */
const tally = (met: readonly number[]): Tally => ({
  rounds: 7,
  points: Int32Array.of(6, 6, 1, 1, 2),
  roundsPlayed: Int32Array.of(3, 3, 3, 6, 7),
  meetings: [
    new Map([2, 3, 4].map((opponent) => [opponent, 0])),
    new Map(met.map((opponent) => [opponent, 0])),
    ...[2, 3, 4].map(() => new Map([0, 1].map((opponent) => [opponent, 0]))),
  ],
  opponents: [[2, 3, 4], met, [0, 1], [0, 1], [0, 1]],
});

describe('scheduleStrength', () => {
  it('is exactly equal for the same opponents in another order, which sums of doubles are not', () => {
    expect(1 / 3 + 1 / 6 + 2 / 7).not.toBe(1 / 6 + 2 / 7 + 1 / 3);
    const { strengthOfSchedule, extendedStrengthOfSchedule } = scheduleStrength(tally([3, 4, 2]));
    expect(strengthOfSchedule[1]).toBe(strengthOfSchedule[0]);
    expect(extendedStrengthOfSchedule[1]).toBe(extendedStrengthOfSchedule[0]);
  });

  it('is the double nearest to the fraction', () => {
    // 1/3 + 1/6 + 2/7 = 33/42, by three opponents; the other way round everybody has met two with 2.
    const { strengthOfSchedule, extendedStrengthOfSchedule } = scheduleStrength(tally([3, 4, 2]));
    expect([...strengthOfSchedule]).toEqual([11 / 42, 11 / 42, 2, 2, 2]);
    expect([...extendedStrengthOfSchedule]).toEqual([2, 2, 11 / 42, 11 / 42, 11 / 42]);
  });

  it('stays exact enough with every divisor up to 50 rounds', () => {
    const size = 51;
    const meetings = Array.from({ length: size }, (_, entry) => {
      const others = Array.from({ length: size }, (__, opponent) => opponent).filter((opponent) => opponent !== entry);
      return new Map(others.slice(0, entry).map((opponent) => [opponent, 0]));
    });
    const points = Int32Array.from({ length: size }, (_, entry) => entry);
    const { strengthOfSchedule, extendedStrengthOfSchedule } = scheduleStrength({
      rounds: 50,
      points,
      roundsPlayed: points,
      meetings,
      opponents: meetings.map((met) => [...met.keys()]),
    });
    // All have one point a round, but the first has no round and no opponent; the second has met only them.
    expect([...strengthOfSchedule.slice(0, 3)]).toEqual([0, 0, 1 / 2]);
    expect(strengthOfSchedule[50]).toBe(49 / 50);
    expect(extendedStrengthOfSchedule.every(Number.isFinite)).toBe(true);
  });
});
