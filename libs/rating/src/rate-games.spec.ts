import { expectedScore } from './elo.js';
import { computeTrackChanges } from './rate-games.js';

const bits = (value: number): string => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
};

describe('expectedScore', () => {
  it('is a half between equals, and ten to one at 400 points', () => {
    expect(expectedScore(1500, 1500)).toBe(0.5);
    expect(expectedScore(1900, 1500)).toBeCloseTo(10 / 11, 12);
  });

  // Stored ratings are compared bit for bit, on every supported version of Node.
  it.each([
    [1500, 1516, '3fde8702cbc40036'],
    [1437.25, 1873.5, '3fb337f869a6eb1c'],
    [3000, 0, '3fefffffef05cc7f'],
    [0, 3000, '3e60fa3380d51379'],
  ])('has the same bits everywhere: %d against %d', (own, opponent, expected) => {
    expect(bits(expectedScore(own, opponent))).toBe(expected);
  });
});

describe('computeTrackChanges', () => {
  const start = (...ratings: number[]) => Float64Array.from(ratings);
  const after = (...given: Parameters<typeof computeTrackChanges>): number[] =>
    computeTrackChanges(...given).map((change) => change.after);

  it('moves both by half the k-factor when an equal beats an equal', () => {
    expect(after([{ players: [0, 1], score: 1, step: 0, share: 1 }], start(1500, 1500), 16)).toEqual([1508, 1492]);
  });

  it('takes each game on the ratings that the game before left', () => {
    const [first] = after(
      [
        { players: [0, 1], score: 1, step: 0, share: 1 },
        { players: [0, 2], score: 1, step: 1, share: 1 },
      ],
      start(1500, 1500, 1500),
      32,
    );
    expect(first).toBe(1516 + 32 * (1 - expectedScore(1516, 1500)));
  });

  it('gives the same bits whoever is named first', () => {
    const one = after([{ players: [0, 1], score: 1, step: 0, share: 1 }], start(1437.1, 1623.7), 28);
    const other = after([{ players: [1, 0], score: 0, step: 0, share: 1 }], start(1437.1, 1623.7), 28);
    expect(one).toEqual(other);
  });

  it('rates a round of a pod on the ratings before it, each pair for its share', () => {
    const pair = (one: number, other: number, score: number) => ({
      players: [one, other] as const,
      score,
      step: 0,
      share: 0.5,
    });
    const round = [pair(0, 1, 1), pair(0, 2, 1), pair(1, 2, 0.5)];
    expect(computeTrackChanges(round, start(1500, 1500, 1500), 16)).toEqual([
      { entry: 0, before: 1500, after: 1508, games: 1 },
      { entry: 1, before: 1500, after: 1496, games: 1 },
      { entry: 2, before: 1500, after: 1496, games: 1 },
    ]);
    const next = round.map((game) => ({ ...game, step: 1 }));
    const [first] = computeTrackChanges([...round, ...next], start(1500, 1500, 1500), 16);
    expect(first).toEqual({ entry: 0, before: 1500, after: 1508 + 16 * (1 - expectedScore(1508, 1496)), games: 2 });
  });

  it('stays within 0 and 3000', () => {
    expect(after([{ players: [0, 1], score: 1, step: 0, share: 1 }], start(2999.9, 3000), 64)[0]).toBe(3000);
    expect(after([{ players: [0, 1], score: 0, step: 0, share: 1 }], start(0.5, 10), 64)[0]).toBe(0);
  });

  it('has a row for each entry with a rated game, and leaves `before` alone', () => {
    const before = start(1500, 1500, 1500);
    expect(computeTrackChanges([{ players: [2, 0], score: 0.5, step: 0, share: 1 }], before, 16)).toEqual([
      { entry: 0, before: 1500, after: 1500, games: 1 },
      { entry: 2, before: 1500, after: 1500, games: 1 },
    ]);
    computeTrackChanges([{ players: [0, 1], score: 1, step: 0, share: 1 }], before, 16);
    expect([...before]).toEqual([1500, 1500, 1500]);
  });
});
