import { GIVE_UP_AFTER_MS, hasGivenUp, nextAttempt } from './next-attempt.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const waitOf = (failures: number, retryAfter: string | null = null) =>
  (nextAttempt(failures, NOW, retryAfter).getTime() - NOW.getTime()) / 1_000;

describe('the next attempt', () => {
  it('comes after seconds, then minutes, then hours, then once a day', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1_000].map((failures) => waitOf(failures))).toEqual([
      ...[5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, 86_400, 86_400],
    ]);
  });

  it('waits longer when the receiver asks for it, and never shorter or for ever', () => {
    expect(waitOf(1, '60')).toBe(60);
    expect(waitOf(3, '60')).toBe(1_800);
    expect(waitOf(1, '999999')).toBe(86_400);
    for (const wish of ['', '-5', 'Wed, 21 Oct 2026 07:28:00 GMT', '1e9', '99999999999'])
      expect(waitOf(1, wish)).toBe(5);
  });

  it('is not made after five days', () => {
    expect(hasGivenUp(NOW, new Date(NOW.getTime() + GIVE_UP_AFTER_MS - 1))).toBe(false);
    expect(hasGivenUp(NOW, new Date(NOW.getTime() + GIVE_UP_AFTER_MS))).toBe(true);
  });
});
