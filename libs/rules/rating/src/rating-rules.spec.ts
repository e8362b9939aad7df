import { KINDS, LEVELS, levelOfKind, RULE_SYSTEM_IDS } from '@quadrant/rules/tournament';
import { getPolicy, RATING_POLICIES } from './policies.js';
import { DEFAULT_RATING_RULES, explainKFactor, findPolicy, kFactorOn, type RatingRules } from './rating-rules.js';

describe('kFactorOn', () => {
  it.each([
    ['2014-06-03', [16, 32, 32, 48, 64]],
    ['2014-06-04', [16, 28, 40, 52, 64]],
    ['1996-01-01', [16, 32, 32, 48, 64]],
    ['2026-11-01', [16, 28, 40, 52, 64]],
  ])('on %s is %j for the levels 1 to 5', (date, expected) => {
    for (const ruleSystem of ['opg-4.2', 'decipher-1999'] as const) {
      expect(LEVELS.map((level) => kFactorOn(DEFAULT_RATING_RULES, ruleSystem, level, date))).toEqual(expected);
    }
  });

  it('is what 000, section 11 prints with each kind', () => {
    const printed = Object.fromEntries(
      KINDS.map((kind) => [kind, kFactorOn(DEFAULT_RATING_RULES, 'opg-4.2', levelOfKind(kind), '2014-12-15')]),
    );
    expect(printed).toMatchObject({ regional: 28, continental: 52, worlds: 64, national: 40, masters: 40 });
  });

  it('is said with its table, level and date', () => {
    expect(explainKFactor(DEFAULT_RATING_RULES, 'opg-4.2', 3, '2014-06-03')).toEqual({
      kFactor: 32,
      rule: 'level 3 on 2014-06-03, table in force before 2014-06-04 (trekcc.org, article 1335; the day on which it ends is our choice)',
    });
    expect(explainKFactor(DEFAULT_RATING_RULES, 'opg-4.2', 3, '2014-06-04')).toMatchObject({
      kFactor: 40,
      rule: expect.stringContaining('level 3 on 2014-06-04, table in force from 2014-06-04 (000, 11.1.1-11.2.2;'),
    });
  });

  it('is nothing to be guessed', () => {
    expect(() => kFactorOn(DEFAULT_RATING_RULES, 'stccg-1996', 1, '2014-06-04')).toThrow(RangeError);
  });
});

describe('findPolicy', () => {
  it('gives the policy of each rule system that has ratings', () => {
    const names = RULE_SYSTEM_IDS.map((id) => findPolicy(DEFAULT_RATING_RULES, id, '2014-06-04')?.name ?? null);
    expect(names).toEqual(['opg-4.2', 'decipher-1999', null, null]);
  });

  it('knows the last day of the one and the first of the next', () => {
    const rules: RatingRules = {
      ...DEFAULT_RATING_RULES,
      policies: {
        'opg-4.2': [
          { from: '2023-05-01', to: null, policy: getPolicy('opg-4.2') },
          { from: null, to: '2023-05-01', policy: getPolicy('opg-4.2-draft-apart') },
        ],
      },
    };
    expect(findPolicy(rules, 'opg-4.2', '2023-04-30')?.categories.draft).toEqual(['draft', 'overall']);
    expect(findPolicy(rules, 'opg-4.2', '2023-05-01')?.categories.draft).toEqual(['sealed', 'overall']);
  });
});

describe('the known policies', () => {
  it('have a name each', () => {
    expect(new Set(RATING_POLICIES.map(({ name }) => name)).size).toBe(RATING_POLICIES.length);
    expect(() => getPolicy('glicko')).toThrow(RangeError);
  });

  it('begin at 1500 and stay between 0 and 3000 (000, section 8)', () => {
    for (const policy of RATING_POLICIES) expect(policy).toMatchObject({ start: 1500, floor: 0, ceiling: 3000 });
  });
});
