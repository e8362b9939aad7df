import { getPolicy } from './policies.js';
import type { RatingPolicy } from './policy.js';
import { DEFAULT_RATING_RULES, type RatingRules } from './rating-rules.js';
import { validateRatingRules } from './validate-rating-rules.js';

const K = { 1: 16, 2: 28, 3: 40, 4: 52, 5: 64 };

const said = (rules: RatingRules): string[] =>
  validateRatingRules(rules).map(
    ({ severity, code, pointer, message }) => `${severity} ${code} ${pointer}: ${message}`,
  );

type Span = [from: string | null, to: string | null];

const tables = (...spans: Span[]): RatingRules => ({
  ...DEFAULT_RATING_RULES,
  kTables: {
    ...DEFAULT_RATING_RULES.kTables,
    'opg-4.2': spans.map(([from, to]) => ({ from, to, source: 'spec', kFactors: K })),
  },
});

const withKFactors = (kFactors: Partial<typeof K>): RatingRules => ({
  ...DEFAULT_RATING_RULES,
  kTables: {
    ...DEFAULT_RATING_RULES.kTables,
    'opg-4.2': [{ from: null, to: null, source: 'spec', kFactors: kFactors as typeof K }],
  },
});

const withPolicy = (switches: Partial<RatingPolicy>): RatingRules => ({
  ...DEFAULT_RATING_RULES,
  policies: { 'opg-4.2': [{ from: null, to: null, policy: { ...getPolicy('opg-4.2'), ...switches } }] },
});

describe('validateRatingRules', () => {
  it('has nothing to say about the rules in force', () => {
    expect(validateRatingRules(DEFAULT_RATING_RULES)).toEqual([]);
  });

  it('says what to do', () => {
    expect(validateRatingRules(tables([null, '2014-06-04']))[0]?.advice).toBe(
      'Let each row begin on the day on which the one before it ends; the first without `from`, the last without `to`.',
    );
  });

  describe('dates of effect', () => {
    const gap = (place: string, when: string) =>
      `error dates-gap /kTables/opg-4.2${place}: The k-tables of opg-4.2 leave a gap: none is in force ${when}.`;
    const overlap = (place: string, when: string) =>
      `error dates-overlap /kTables/opg-4.2${place}: The k-tables of opg-4.2 overlap: more than one is in force ${when}.`;

    it.each<[string, Span[], string[]]>([
      [
        'in any order',
        [
          ['2014-06-04', null],
          [null, '2014-06-04'],
        ],
        [],
      ],
      ['no row', [], [gap('', 'on any day')]],
      [
        'a gap',
        [
          [null, '2014-06-04'],
          ['2014-06-05', null],
        ],
        [gap('/1/from', 'from 2014-06-04 until the day before 2014-06-05')],
      ],
      ['a late begin', [['1994-01-01', null]], [gap('/0/from', 'before 1994-01-01')]],
      [
        'an end',
        [
          [null, '2014-06-04'],
          ['2014-06-04', '2020-01-01'],
        ],
        [gap('/1/to', 'from 2020-01-01 on')],
      ],
      [
        'an overlap',
        [
          [null, '2014-06-05'],
          ['2014-06-04', null],
        ],
        [overlap('/1/from', 'on 2014-06-04')],
      ],
      [
        'two without end',
        [
          [null, null],
          ['2014-06-04', null],
        ],
        [overlap('/1/from', 'on 2014-06-04')],
      ],
      [
        'two without begin',
        [
          [null, '2014-06-04'],
          [null, null],
        ],
        [overlap('/1/from', 'on the earliest days')],
      ],
      [
        'one within another',
        [
          [null, '2014-06-04'],
          ['2010-01-01', '2011-01-01'],
          ['2014-06-04', null],
        ],
        [overlap('/1/from', 'on 2010-01-01')],
      ],
      [
        'no such day',
        [
          [null, '2014-02-30'],
          ['2014-02-30', null],
        ],
        [
          'error bad-day /kTables/opg-4.2/0/to: "2014-02-30" is not a day of the calendar.',
          'error bad-day /kTables/opg-4.2/1/from: "2014-02-30" is not a day of the calendar.',
        ],
      ],
      [
        'an end before the begin',
        [
          [null, '2014-06-04'],
          ['2014-06-04', '2014-06-04'],
        ],
        [
          'error dates-reversed /kTables/opg-4.2/1/to: The row begins on 2014-06-04 and is no longer in force on 2014-06-04.',
        ],
      ],
    ])('%s', (_, spans, expected) => {
      expect(said(tables(...spans))).toEqual(expected);
    });

    it('of policies too', () => {
      const rows = [{ from: '2000-01-01', to: null, policy: getPolicy('opg-4.2') }];
      expect(said({ ...DEFAULT_RATING_RULES, policies: { 'opg-4.2': rows } })).toEqual([
        'error dates-gap /policies/opg-4.2/0/from: The policies of opg-4.2 leave a gap: none is in force before 2000-01-01.',
      ]);
    });
  });

  it('asks for a k-value for every level', () => {
    const { 3: _third, ...rest } = K;
    expect(said(withKFactors(rest))).toEqual([
      'error level-missing /kTables/opg-4.2/0/kFactors: Level 3 has no k-value.',
    ]);
  });

  it.each([NaN, Infinity, -1, 3001])('refuses %d as a k-value', (kFactor) => {
    expect(said(withKFactors({ ...K, 2: kFactor }))).toEqual([
      `error k-factor-not-usable /kTables/opg-4.2/0/kFactors/2: The k-value of level 2 is ${kFactor}.`,
    ]);
  });

  it('takes 0 and parts of a point as k-values', () => {
    expect(said(withKFactors({ ...K, 1: 0, 2: 27.5 }))).toEqual([]);
  });

  it('asks for k-tables where there is a policy', () => {
    const { policies } = DEFAULT_RATING_RULES;
    expect(said({ policies, kTables: { 'opg-4.2': DEFAULT_RATING_RULES.kTables['opg-4.2']! } })).toEqual([
      'error k-table-missing /kTables: decipher-1999 has a rating policy and no k-table.',
    ]);
  });

  it.each<[Partial<RatingPolicy>, string]>([
    [{ floor: 3000 }, 'ceiling: The ceiling 3000 is not above the floor 3000.'],
    [{ start: -1 }, 'start: Players would start at -1, which is not between 0 and 3000.'],
    [{ ceiling: Infinity }, 'ceiling: ceiling is Infinity.'],
    [{ protectBelow: NaN }, 'protectBelow: protectBelow is NaN.'],
    [{ minimumAdjustment: -2 }, 'minimumAdjustment: The minimum adjustment is -2 points.'],
    [
      { categories: { sealed: ['sealed', 'sealed'] } },
      'categories: A tournament of format sealed would move a rating twice.',
    ],
  ])('refuses the policy %j', (switches, expected) => {
    expect(said(withPolicy({ name: 'mine', ...switches }))).toContain(
      `error policy-not-usable /policies/opg-4.2/0/policy/${expected}`,
    );
  });

  it('lets a name mean one policy only', () => {
    expect(said(withPolicy({ floor: 100 }))).toEqual([
      'error policy-name-taken /policies/opg-4.2/0/policy/name: opg-4.2 is the name of an existing policy with other rules.',
    ]);
    expect(said(withPolicy({ floor: 100, name: 'opg-4.2-from-100' }))).toEqual([]);
    expect(said(withPolicy({ source: 'told otherwise' }))).toEqual([]);
  });
});
