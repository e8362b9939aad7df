import { getPolicy } from './policies.js';
import { DEFAULT_RATING_RULES, type RatingRules } from './rating-rules.js';
import { ratingRulesSignature } from './rules-signature.js';

const byPolicy = (name: string): RatingRules => ({
  ...DEFAULT_RATING_RULES,
  policies: { 'opg-4.2': [{ from: null, to: null, policy: getPolicy(name) }] },
});

describe('ratingRulesSignature', () => {
  it('is a SHA-256 that stays as long as the rules do', () => {
    expect(ratingRulesSignature(DEFAULT_RATING_RULES)).toBe(
      'cc7b930bc0974c23ec88069e90233d79b542385e6efc4fa46a099f2966f2ccb7',
    );
  });

  it('does not depend on the order of rows or on what is said of their source', () => {
    const tables = DEFAULT_RATING_RULES.kTables['opg-4.2'] ?? [];
    const told: RatingRules = {
      kTables: {
        'decipher-1999': tables.map((row) => ({ ...row, source: 'told otherwise' })).reverse(),
        'opg-4.2': [...tables].reverse(),
      },
      policies: DEFAULT_RATING_RULES.policies,
    };
    expect(ratingRulesSignature(told)).toBe(ratingRulesSignature(DEFAULT_RATING_RULES));
  });

  it('tells rules that rate differently apart', () => {
    const [first, second] = DEFAULT_RATING_RULES.kTables['opg-4.2'] ?? [];
    const otherDay: RatingRules = {
      ...DEFAULT_RATING_RULES,
      kTables: {
        'opg-4.2': [
          { ...first!, to: '2014-06-05' },
          { ...second!, from: '2014-06-05' },
        ],
      },
    };
    const all = [
      DEFAULT_RATING_RULES,
      otherDay,
      ...['opg-4.2', 'opg-4.2-per-event', 'opg-4.2-draft-apart', 'decipher-lotr'].map(byPolicy),
    ];
    expect(new Set(all.map(ratingRulesSignature)).size).toBe(all.length);
  });
});
