import { getRuleSystem } from './rule-systems.js';
import { GAME_TITLES, RULE_SYSTEM_IDS, type RuleSystemId } from './vocabulary.js';

describe('getRuleSystem', () => {
  it('has one for every name, and one or more for every game title', () => {
    const games = RULE_SYSTEM_IDS.flatMap((id) => getRuleSystem(id).games);
    expect(GAME_TITLES.filter((game) => !games.includes(game))).toEqual([]);
    expect(getRuleSystem('opg-4.2').games).toEqual(['1e', '2e', 'tribbles']);
    expect(getRuleSystem('stccg-1996').games).toEqual(['stccg']);
  });

  it('throws for another name', () => {
    expect(() => getRuleSystem('constructor' as RuleSystemId)).toThrow(RangeError);
    expect(() => getRuleSystem('opg-5.1' as RuleSystemId)).toThrow(
      'There is no rule system opg-5.1; there are opg-4.2, ',
    );
  });
});
