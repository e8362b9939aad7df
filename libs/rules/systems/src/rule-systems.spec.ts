import { GAME_TITLES, RESULTS, RULE_SYSTEM_IDS, STAGES, type RuleSystemId } from '@quadrant/rules/tournament';
import { report } from '../../../../test/builders/report.js';
import { getRuleSystem } from './rule-systems.js';

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

describe('a rule system', () => {
  const titles = RULE_SYSTEM_IDS.flatMap((ruleSystem) =>
    getRuleSystem(ruleSystem).games.map((game) => [ruleSystem, game] as const),
  );

  it.each(titles)('of %s, %s answers for its own results only', (ruleSystem, game) => {
    const rules = getRuleSystem(ruleSystem);
    const own = game === 'tribbles' ? [] : rules.results;
    const foreign = RESULTS.filter((result) => !own.includes(result));
    expect(foreign.length).toBeGreaterThan(0);
    for (const result of foreign) {
      for (const stage of STAGES) {
        for (const line of [`ann ${result}`, `ann bob ${result}`]) {
          const from = report({ tournament: { ruleSystem, game } }, { stage, holds: 'matches', lines: [line] });
          expect(() => rules.computeStandings(from, 'key')).toThrow(RangeError);
        }
      }
    }
  });
});
