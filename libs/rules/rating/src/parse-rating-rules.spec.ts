import fc from 'fast-check';
import { parseRatingRules } from './parse-rating-rules.js';
import { getPolicy, RATING_POLICIES } from './policies.js';
import { DEFAULT_RATING_RULES, kFactorOn, type RatingRules } from './rating-rules.js';

const K = { 1: 20, 2: 20, 3: 20, 4: 20, 5: 20 };

const said = (json: unknown): string[] =>
  parseRatingRules(json).findings.map(
    ({ severity, code, pointer, message }) => `${severity} ${code} ${pointer}: ${message}`,
  );

const tables = (...rows: unknown[]) => ({ kTables: { 'opg-4.2': rows } });
const policies = (...rows: unknown[]) => ({ policies: { 'opg-4.2': rows } });
const policy = (value: unknown) => policies({ from: null, to: null, policy: value });

describe('parseRatingRules', () => {
  it('puts another k-table in the place of the one that is in force', () => {
    const { rules, findings } = parseRatingRules(tables({ from: null, to: null, kFactors: K }));
    expect(findings).toEqual([]);
    expect(rules?.policies).toEqual(DEFAULT_RATING_RULES.policies);
    expect(rules && kFactorOn(rules, 'opg-4.2', 5, '2014-06-04')).toBe(20);
    expect(rules && kFactorOn(rules, 'decipher-1999', 5, '2014-06-04')).toBe(64);
  });

  it('takes a policy by its name, and k-values of part of history', () => {
    const { rules } = parseRatingRules({
      ...policy('decipher-lotr'),
      ...tables(
        { from: '2020-01-01', to: null, source: 'proposal of 2020', kFactors: K },
        { from: null, to: '2020-01-01', kFactors: { ...K, 1: 16 } },
      ),
    });
    expect(rules?.policies['opg-4.2']?.[0]?.policy).toBe(getPolicy('decipher-lotr'));
    expect(rules && kFactorOn(rules, 'opg-4.2', 1, '2019-12-31')).toBe(16);
    expect(rules?.kTables['opg-4.2']?.map(({ source }) => source)).toEqual([
      'proposal of 2020',
      'given with the question',
    ]);
  });

  it('reads rules back as they were written', () => {
    const everyPolicy: RatingRules[] = RATING_POLICIES.map((each) => ({
      ...DEFAULT_RATING_RULES,
      policies: { 'opg-4.2': [{ from: null, to: null, policy: { ...each, name: `${each.name}-again` } }] },
    }));
    for (const rules of [DEFAULT_RATING_RULES, ...everyPolicy]) {
      const base: RatingRules = { policies: {}, kTables: {} };
      const told: unknown = JSON.parse(JSON.stringify(rules));
      expect(parseRatingRules(told, base)).toEqual({ rules, findings: [] });
    }
  });

  it('refuses a k-table with a gap in its dates, with reason and place', () => {
    const json = tables({ from: null, to: '2014-06-04', kFactors: K }, { from: '2014-07-01', to: null, kFactors: K });
    expect(parseRatingRules(json).rules).toBeNull();
    expect(said(json)).toEqual([
      'error dates-gap /kTables/opg-4.2/1/from: The k-tables of opg-4.2 leave a gap: none is in force from 2014-06-04 until the day before 2014-07-01.',
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a list', [], 'error not-an-object : The rules are not an object.'],
    ['null', null, 'error not-an-object : The rules are not an object.'],
    ['tables that are none', { kTables: 'mine' }, 'error wrong-type /kTables: Expected here: an object.'],
    ['rows that are none', { kTables: { 'opg-4.2': {} } }, 'error wrong-type /kTables/opg-4.2: Expected here: a list.'],
    ['no dates', tables({ kFactors: K }), 'error missing-key /kTables/opg-4.2/0/from: Missing here: a text.'],
    [
      'no k-values',
      tables({ from: null, to: null }),
      'error missing-key /kTables/opg-4.2/0/kFactors: Missing here: an object.',
    ],
    [
      'a level too few',
      tables({ from: null, to: null, kFactors: { ...K, 4: undefined } }),
      'error level-missing /kTables/opg-4.2/0/kFactors: Level 4 has no k-value.',
    ],
    [
      'a k-value as text',
      tables({ from: null, to: null, kFactors: { ...K, 4: '20' } }),
      'error wrong-type /kTables/opg-4.2/0/kFactors/4: Expected here: a number.',
    ],
    [
      'an endless k-value',
      tables({ from: null, to: null, kFactors: { ...K, 4: 1e999 } }),
      'error k-factor-not-usable /kTables/opg-4.2/0/kFactors/4: The k-value of level 4 is Infinity.',
    ],
    [
      'a policy that is not known',
      policy('glicko'),
      'error unknown-literal /policies/opg-4.2/0/policy: There is no policy "glicko".',
    ],
    [
      'a switch that is not known',
      policy({ ...getPolicy('opg-4.2'), update: 'weekly' }),
      'error unknown-literal /policies/opg-4.2/0/policy/update: "weekly" is not known here.',
    ],
    [
      'a switch too few',
      policy({ ...getPolicy('opg-4.2'), start: undefined }),
      'error missing-key /policies/opg-4.2/0/policy/start: Missing here: a number.',
    ],
    [
      'a category that is not known',
      policy({ ...getPolicy('opg-4.2'), categories: { draft: ['cube'] } }),
      'error unknown-literal /policies/opg-4.2/0/policy/categories/draft/0: "cube" is not known here.',
    ],
  ])('refuses %s', (_, json, expected) => {
    expect(parseRatingRules(json).rules).toBeNull();
    expect(said(json)).toContain(expected);
  });

  it('refuses what it would not use', () => {
    const json = { 'a/b': 1, ...tables({ from: null, to: null, kFactors: { ...K, 6: 80 } }) };
    expect(parseRatingRules(json).rules).toBeNull();
    expect(said(json)).toEqual([
      'error unknown-rule /a~1b: "a/b" is not used here.',
      'error unknown-rule /kTables/opg-4.2/0/kFactors/6: "6" is not used here.',
    ]);
    expect(said({ kTables: { 'opg4.2': [] } })).toEqual([
      'error unknown-rule /kTables/opg4.2: "opg4.2" is not used here.',
    ]);
  });

  it('refuses 2,001 values in one finding and counts what is wrong beyond 200 findings', () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
    expect(said(keys(2001))).toEqual(['error too-many-values : The rules have more than 2,000 values.']);
    const findings = said(keys(1500));
    expect(findings).toHaveLength(201);
    expect(findings[200]).toBe('note more-findings : 1300 of 1500 findings are not listed here.');
  });

  it('never throws, and gives rules or errors', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.jsonValue().map((value) => tables(value)),
      fc.jsonValue().map((value) => policy(value)),
    );
    fc.assert(
      fc.property(anything, (json) => {
        const { rules, findings } = parseRatingRules(json);
        expect(rules === null).toBe(findings.some(({ severity }) => severity === 'error'));
      }),
    );
  });
});
