import fc from 'fast-check';
import { played, seasonInput } from '../../../../../test/builders/season.js';
import { computeSeason } from './compute-season.js';
import { refuseToss } from './refuse-toss.js';
import { mergeTosses } from './toss.js';

const OUTCOME = computeSeason(seasonInput([played('first-half', 'cy 12, ann 6, bob 6, dee 6, eve 6')]));
const TIED = ['ann', 'bob', 'dee', 'eve'];

const refuse = (order: readonly string[], recorded: readonly string[][], mayCorrect = false) =>
  refuseToss(
    OUTCOME,
    { stage: 'first-half', order, mayCorrect },
    recorded.map((each) => ({ stage: 'first-half', order: each })),
  );

describe('000, 12.6 and C.4: a toss', () => {
  it('names everybody who is tied at one place, and nobody else', () => {
    expect(refuse(TIED, [])).toBeNull();
    expect(refuse(['ann', 'bob', 'cy', 'dee'], [])).toEqual({ kind: 'toss-not-tied', apart: ['cy'], missing: ['eve'] });
  });

  it('is recorded once; a coordinator corrects it', () => {
    expect(refuse(['eve', 'dee', 'bob', 'ann'], [TIED])).toEqual({ kind: 'toss-recorded', kept: TIED });
    expect(refuse(TIED, [TIED])).toEqual({ kind: 'toss-recorded', kept: TIED });
    expect(refuse(['eve', 'dee', 'bob', 'ann'], [TIED], true)).toBeNull();
  });

  it('places players who tied later, and keeps the recorded order of the others', () => {
    const recorded = [['bob', 'ann']];
    expect(refuse(['eve', 'bob', 'dee', 'ann'], recorded)).toBeNull();
    expect(refuse(['ann', 'bob', 'dee', 'eve'], recorded)).toEqual({ kind: 'toss-recorded', kept: ['bob', 'ann'] });
    expect(refuse(['ann', 'bob', 'dee', 'eve'], recorded, true)).toBeNull();
  });

  it('may mix players of two tosses, since nobody tossed between them', () => {
    const recorded = [
      ['bob', 'ann'],
      ['eve', 'dee'],
    ];
    expect(refuse(['bob', 'eve', 'ann', 'dee'], recorded)).toBeNull();
    expect(refuse(['bob', 'dee', 'ann', 'eve'], recorded)).toEqual({ kind: 'toss-recorded', kept: ['eve', 'dee'] });
  });

  it('of another stage keeps nothing', () => {
    const recorded = [{ stage: 'playoffs' as const, order: ['bob', 'ann'] }];
    expect(refuseToss(OUTCOME, { stage: 'first-half', order: TIED, mayCorrect: false }, recorded)).toBeNull();
  });
});

describe('several tosses of one stage', () => {
  const merge = (...orders: string[][]) => mergeTosses(orders.map((order) => ({ order }))).join(' ');

  it('make one order that keeps each of them', () => {
    expect(merge(['ann', 'bob'], ['bob', 'dee'])).toBe('ann bob dee');
    expect(merge(['bob', 'dee'], ['ann', 'dee'])).toBe('ann bob dee');
    expect(merge(['ann', 'bob'], ['eve', 'dee'])).toBe('eve dee ann bob');
  });

  it('go by the later one where it contradicts an earlier one', () => {
    expect(merge(['ann', 'bob'], ['bob', 'ann'])).toBe('bob ann');
    expect(merge(['ann', 'bob', 'dee'], ['dee', 'ann'])).toBe('dee ann bob');
  });

  it('never move what the last one says, and name everybody once', () => {
    const toss = fc.uniqueArray(fc.constantFrom(...TIED), { minLength: 2 });
    fc.assert(
      fc.property(fc.array(toss, { minLength: 1, maxLength: 4 }), (orders) => {
        const merged = mergeTosses(orders.map((order) => ({ order })));
        expect(merged.filter((player) => orders.at(-1)!.includes(player))).toEqual(orders.at(-1));
        expect(merged.toSorted()).toEqual([...new Set(orders.flat())].sort());
      }),
    );
  });

  it('keep a recorded order whatever tosses a league director adds', () => {
    const toss = fc.uniqueArray(fc.constantFrom(...TIED), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(toss, fc.shuffledSubarray(TIED, { minLength: 4 }), (first, next) => {
        const isAccepted = refuse(next, [first]) === null;
        const kept = mergeTosses([{ order: first }, { order: next }]).filter((player) => first.includes(player));
        expect(isAccepted).toBe(kept.join() === first.join());
      }),
    );
  });
});
