import { GAME_TITLES } from '@quadrant/rules/tournament';
import { categoriesOf } from './categories.js';
import { getPolicy } from './policies.js';
import { DEFAULT_RATING_RULES } from './rating-rules.js';

describe('categoriesOf', () => {
  // @row 88, 167
  it('gives each game the ratings of its rule systems', () => {
    const opg = ['constructed', 'sealed', 'overall'];
    const decipher = ['constructed', 'junior', 'sealed'];
    expect(Object.fromEntries(GAME_TITLES.map((game) => [game, categoriesOf(game)]))).toEqual({
      '1e': opg,
      '2e': opg,
      tribbles: opg,
      stccg: decipher,
      swccg: decipher,
      'young-jedi': decipher,
      'sw-lcg': [],
    });
  });

  it('has draft by itself where a policy has', () => {
    const policies = { 'opg-4.2': [{ from: null, to: null, policy: getPolicy('opg-4.2-draft-apart') }] };
    expect(categoriesOf('1e', { ...DEFAULT_RATING_RULES, policies })).toEqual([
      'constructed',
      'draft',
      'sealed',
      'overall',
    ]);
  });
});
