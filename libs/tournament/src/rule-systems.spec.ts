import { availableRuleSystems, findRuleSystem } from './index.js';
import type { RuleSystemId } from './vocabulary.js';

describe('findRuleSystem', () => {
  it('finds what is available and nothing else', () => {
    expect(availableRuleSystems()).toEqual(['opg-4.2']);
    expect(findRuleSystem('opg-4.2')?.games).toEqual(['1e', '2e']);
    expect(findRuleSystem('stccg-1996')).toBeNull();
    expect(findRuleSystem('constructor' as RuleSystemId)).toBeNull();
  });
});
