import { parseRulingEffect } from './parse-ruling-effect.js';
import { POLICIES, withRulings } from './policies.js';
import { reportDeadline } from './report-deadline.js';
import { isRevoked, type Ruling } from './ruling.js';
import { stabilityOn } from './stability.js';
import { switchOn } from './switches.js';
import { validateRuling } from './validate-ruling.js';
import { validateStability } from './validate-stability.js';

const ruling = (changes: Partial<Ruling> = {}): Ruling => ({
  number: 1,
  text: 'Reports may come two weeks later.',
  source: 'trekcc.org/articles/1',
  reading: 'on-time',
  from: '2020-03-15',
  to: '2020-09-01',
  sets: { kind: 'policy', name: 'onTimeDays', value: 21 },
  ...changes,
});
const found = (made: Ruling, ...others: Ruling[]) =>
  validateRuling(made, others).map(({ code, pointer }) => `${code} ${pointer}`);

// @row 143
describe('A.3: an interim ruling', () => {
  it('sets a value of the policy on its days, leaves no gap, and is named with the policy', () => {
    const { stability } = withRulings([ruling()]);
    expect(validateStability(stability)).toEqual([]);
    expect(stability.map(({ from, to, policy }) => [from, to, policy.onTimeDays])).toEqual([
      [null, '2020-03-15', 7],
      ['2020-03-15', '2020-09-01', 21],
      ['2020-09-01', null, 7],
    ]);
    expect(stabilityOn('2020-03-15', stability).name).toBe('stability-1, interim ruling 1');
    const played = { startsAt: '2020-03-20T18:00:00+01:00', endsAt: null, online: false };
    expect(reportDeadline(played, stability).lastDay).toBe('2020-04-10');
  });

  it('without days holds for every tournament', () => {
    const { stability } = withRulings([ruling({ from: null, to: null })]);
    expect(stability.map(({ from, to, policy }) => [from, to, policy.onTimeDays])).toEqual([[null, null, 21]]);
  });

  it('sets a switch on its days', () => {
    const sets = { kind: 'switch', name: 'opg-missed-game', value: 'left-out' } as const;
    const { switches } = withRulings([ruling({ sets, to: null })]);
    expect(switchOn(switches, 'opg-missed-game', '2020-03-14')).toBe('counts-zero');
    expect(switchOn(switches, 'opg-missed-game', '2020-03-15')).toBe('left-out');
    expect(switches['ffg-repeated-opponent']).toEqual(POLICIES.switches['ffg-repeated-opponent']);
  });

  it('that was taken back sets nothing', () => {
    const revoked = ruling({ to: '2020-03-15' });
    expect(isRevoked(revoked)).toBe(true);
    expect(withRulings([revoked])).toEqual(POLICIES);
    expect(found(ruling({ number: 2 }), revoked)).toEqual([]);
  });
});

describe('A.3: an interim ruling is refused', () => {
  it.each<[string, Partial<Ruling>, string]>([
    ['a day that is not in the calendar', { from: '2020-02-30' }, 'bad-day /from'],
    ['dates in the wrong order', { from: '2020-09-02' }, 'dates-reversed /to'],
    [
      'a value out of range',
      { sets: { kind: 'policy', name: 'onTimeDays', value: 0 } },
      'policy-value-not-usable /sets/value',
    ],
    [
      'a window that is longer than reports are accepted',
      { sets: { kind: 'policy', name: 'onTimeDays', value: 366 } },
      'policy-value-not-usable /sets/value',
    ],
    ['an exception without an end', { sets: { kind: 'same-weekend', country: 'DE' }, to: null }, 'dates-missing /to'],
  ])('for %s', (_, changes, code) => {
    expect(found(ruling(changes))).toEqual([code]);
  });

  it('when another one sets the same on some of its days, which is named', () => {
    expect(found(ruling({ number: 2, from: '2020-08-31', to: null }), ruling())).toEqual(['dates-overlap /from']);
    expect(validateRuling(ruling({ number: 2 }), [ruling()])[0]!.message).toContain('Interim ruling 1 sets the same');
    expect(found(ruling({ number: 2, from: '2020-09-01', to: null }), ruling())).toEqual([]);
    const other = { kind: 'policy', name: 'correctionDays', value: 60 } as const;
    expect(found(ruling({ number: 2, sets: other }), ruling())).toEqual([]);
  });
});

describe('what an interim ruling sets', () => {
  it.each([
    { kind: 'nothing' },
    { kind: 'policy', name: 'reportBackDays', value: 730 },
    { kind: 'switch', name: 'opg-missed-game', value: 'left-out' },
    { kind: 'same-weekend', country: 'DE' },
  ])('is read: %j', (json) => {
    expect(parseRulingEffect(json)).toEqual(json);
  });

  it.each([
    [null, '/sets/kind'],
    [{ kind: 'law' }, '/sets/kind'],
    [{ kind: 'policy', name: 'name', value: 1 }, '/sets/name'],
    [{ kind: 'policy', name: 'onTimeDays', value: '14' }, '/sets/value'],
    [{ kind: 'switch', name: 'opg-missed-game', value: 'once' }, '/sets'],
    [{ kind: 'same-weekend', country: 'Germany' }, '/sets/country'],
  ])('is refused: %j', (json, pointer) => {
    expect(parseRulingEffect(json)).toMatchObject({ code: 'ruling-effect-unknown', pointer, severity: 'error' });
  });
});
