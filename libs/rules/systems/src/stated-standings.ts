import { orderAsStated, validateStatedOrder, type Finding, type RuleSystem } from '@quadrant/rules/tournament';
import { say } from '@quadrant/rules/message';

/**
 * Returns a rule system that also scores tournaments of which only the final places are known. Their places count as
 * stated, and no game is rated: the games are unknown. Everything else is as the rule system has it.
 */
export const withStatedStandings = (rules: RuleSystem): RuleSystem => ({
  ...rules,
  validate: (report, readings) =>
    report.record === 'standings'
      ? [...rules.validate(report, readings).filter(isAboutHeader), ...validateStatedOrder(report)]
      : rules.validate(report, readings),
  computeStandings: (report, lots, readings) =>
    report.record === 'standings' ? orderAsStated(report) : rules.computeStandings(report, lots, readings),
  isRated: (report, sanctioned) =>
    report.record === 'standings'
      ? { value: false, rule: say`only the final places are known, and no game (games-unknown)` }
      : rules.isRated(report, sanctioned),
  ratedGames: (report) => (report.record === 'standings' ? [] : rules.ratedGames(report)),
});

/** Findings about rounds and results would speak of games that are unknown. */
const isAboutHeader = ({ pointer, code }: Finding): boolean =>
  code === 'too-few-participants' ||
  ((pointer === '/tournament' || pointer.startsWith('/tournament/')) && code !== 'fewer-rounds-than-planned');
