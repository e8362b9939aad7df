import { STABILITY_POLICIES, stabilityOn, type DatedStability, type StabilityPolicy } from './stability.js';
import { requireStability, validateStability } from './validate-stability.js';

const { policy } = STABILITY_POLICIES[0]!;
const row = (from: string | null, to: string | null, changes: Partial<StabilityPolicy> = {}): DatedStability => ({
  from,
  to,
  policy: { ...policy, ...changes },
});
const codes = (...rows: DatedStability[]) => validateStability(rows).map(({ code, pointer }) => `${code} ${pointer}`);

describe('the stability policies', () => {
  it('have no gap and no overlap, and every value can be used', () => {
    expect(validateStability(STABILITY_POLICIES)).toEqual([]);
  });

  it('name the one in force on a day', () => {
    const rows = [row(null, '2027-01-01'), row('2027-01-01', null, { name: 'stability-2' })];
    expect(stabilityOn('2026-12-31', rows).name).toBe('stability-1');
    expect(stabilityOn('2027-01-01', rows).name).toBe('stability-2');
    expect(() => stabilityOn('2027-01-01', [row(null, '2027-01-01')])).toThrow(RangeError);
  });
});

describe('A.3: validation of stability policies', () => {
  it('keeps an installation from starting with a gap, and says which days it leaves open', () => {
    expect(requireStability(STABILITY_POLICIES)).toBe(STABILITY_POLICIES);
    expect(() => requireStability([row(null, '2027-01-01')])).toThrow('none is in force from 2027-01-01 on');
  });

  it('refuses a gap in the dates', () => {
    expect(codes(row(null, '2027-01-01'), row('2027-01-02', null))).toEqual(['dates-gap /1/from']);
    expect(codes(row(null, '2027-01-01'))).toEqual(['dates-gap /0/to']);
    expect(codes(row('2027-01-01', null))).toEqual(['dates-gap /0/from']);
    expect(codes()).toEqual(['dates-gap ']);
  });

  it('refuses an overlap', () => {
    expect(codes(row(null, '2027-01-02'), row('2027-01-01', null))).toEqual(['dates-overlap /1/from']);
  });

  it.each([
    [{ onTimeDays: 0 }, 'onTimeDays'],
    [{ onTimeDays: 6.5 }, 'onTimeDays'],
    [{ onTimeDays: 400 }, 'onTimeDays'],
    [{ reportBackDays: 4000 }, 'reportBackDays'],
    [{ correctionDays: Number.NaN }, 'correctionDays'],
    [{ smallestMovement: -1 }, 'smallestMovement'],
    [{ smallestMovement: Number.NaN }, 'smallestMovement'],
    [{ provisionalBelow: -1 }, 'provisionalBelow'],
  ])('refuses %j', (changes, key) => {
    expect(codes(row(null, null, changes))).toEqual([`policy-value-not-usable /0/policy/${key}`]);
  });
});
