import { expectedScore } from './elo.js';

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
