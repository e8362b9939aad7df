import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { differentialOf } from './differential.js';

const differential = (line: string, cap = 100): number | null => {
  const match = report(round(line)).rounds[0]?.matches[0];
  return match ? differentialOf(match, cap) : null;
};

describe('a missing score', () => {
  it.each([
    ['ann bob FW', 0],
    ['ann bob FW normal', 0],
    ['ann bob MW time', 0],
    ['ann bob FW effect', 0],
    ['ann bob FW concession', 100],
    ['ann bob FL external', -100],
    ['ann bob FW auto-loss', 100],
    ['ann bob TT', 0],
  ])('%s is %i', (line, expected) => {
    expect(differential(line)).toBe(expected);
  });
});

describe('a differential of the director', () => {
  it('stands, whatever the rules would say, where there was a game', () => {
    expect(differential('kim lee FL quit d=-40')).toBe(-40);
    expect(differential('kim 100-0 lee FW d=12')).toBe(12);
    expect([differential('kim BYE d=7'), differential('kim MG d=7'), differential('kim EARNED_BYE d=7')]).toEqual([
      0, 0, 100,
    ]);
  });
});

describe('two scores outside the counted range', () => {
  it('are equal when both are above or both below it', () => {
    expect(differential('ann -5--20 bob FW')).toBe(1);
    expect(differential('ann 90-60 bob FW', 50)).toBe(1);
    expect(differential('ann 60-20 bob FW', 50)).toBe(30);
  });
});
