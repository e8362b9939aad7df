import {
  countInferred,
  isIncomplete,
  isOrderStated,
  listIncomplete,
  numbersOfMatches,
  orderAsStated,
  tellRatedGames,
  validateInferred,
  validateOpenGames,
  validatePlaceReasons,
  validateStatedOrder,
  withoutInferred,
  type ChosenReadings,
  type Finding,
  type RuleSystem,
  type Standing,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { count, joined, say, type Text } from '@quadrant/rules/message';
import { validateInferable } from './inferable-results.js';
import { validateStatedDifferences } from './stated-differences.js';
import { computeOpenStandings } from './open-games.js';

// @row 256, 257
/**
 * Returns a rule system that also scores tournaments whose games are not all known. Stated places count as stated, no
 * game is rated of which a player or the result is unknown, and everything else is as the rule system has it.
 */
export const withStatedStandings = (rules: RuleSystem): RuleSystem => ({
  ...rules,
  validate: (report, readings) => {
    if (report.record === 'standings')
      return [
        ...rules.validate(report, readings).filter(isAboutHeader),
        ...validateStatedOrder(report),
        ...validatePlaceReasons(report),
      ];
    if (isWhole(report)) return [...rules.validate(report, readings), ...validateInferred(report)];
    return [
      ...atDocument(
        report,
        rules.validate(withoutOrder(report), readings).filter((each) => isAboutKnown(each, report)),
      ),
      ...(report.statedStandings === undefined ? [] : validateStatedOrder(report)),
      ...(areGamesKnown(report) ? validateStatedDifferences(rules, report, readings) : []),
      ...validateOpenGames(report, orderKnown(rules, report, readings)),
      ...validatePlaceReasons(report),
      ...validateInferred(report),
      ...(report.record === undefined ? validateInferable(rules, report, readings) : []),
    ];
  },
  computeStandings: (report, lots, readings) =>
    isWhole(report) ? rules.computeStandings(report, lots, readings) : orderKnown(rules, report, readings),
  isRated: (report, sanctioned) => {
    if (report.record === 'standings')
      return { value: false, rule: say`only the final places are known, and no game (games-unknown)` };
    const verdict = rules.isRated(report, sanctioned);
    const inferred = countInferred(report);
    if (!verdict.value || (isWhole(report) && inferred === 0)) return verdict;
    const games = rules.ratedGames(asRated(report)).length;
    if (games === 0)
      return { value: false, rule: say`of no game both players and the result are known (games-unknown)` };
    const unknown = listIncomplete(report).length;
    const left = unknown + (report.inferredRated === undefined ? inferred : 0);
    const parts = [
      verdict.rule,
      ...(left > 0 ? [tellRatedGames(games, games + left)] : []),
      ...(left === 0 && report.record !== undefined ? [say`only some of the games are known`] : []),
      ...(inferred > 0 ? [tellInferred(report, inferred)] : []),
    ];
    return { value: true, rule: joined(parts, '; ') };
  },
  ratedGames: (report) => (report.record === 'standings' ? [] : rules.ratedGames(asRated(report))),
});

/** Concluded results count for ratings only where a coordinator decided that they do. */
const asRated = (report: TournamentReport): TournamentReport =>
  report.inferredRated === undefined && countInferred(report) > 0 ? withoutInferred(report) : report;

const tellInferred = ({ inferredRated }: TournamentReport, inferred: number): Text =>
  inferredRated === undefined
    ? say`${count(inferred, 'result')} inferred and not rated`
    : say`${count(inferred, 'result')} inferred and rated by decision of a coordinator: ${inferredRated}`;

const isWhole = (report: TournamentReport): boolean => !isOrderStated(report) && !isIncomplete(report);

const areGamesKnown = (report: TournamentReport): boolean =>
  report.record === undefined && !isIncomplete(report) && countInferred(report) === 0;

/** Where only some of the games are known, they add up to nothing. */
const orderKnown = (rules: RuleSystem, report: TournamentReport, readings?: ChosenReadings): Standing[] =>
  report.record === undefined ? computeOpenStandings(rules, report, readings) : orderAsStated(report);

/** The decisions of the director are checked against the order that the known games give, not by the rule system. */
const withoutOrder = (report: TournamentReport): TournamentReport => ({ ...report, places: [], standings: null });

/** Findings about rounds and results would speak of games that are unknown. */
const isAboutHeader = ({ pointer, code }: Finding): boolean =>
  code === 'too-few-participants' ||
  ((pointer === '/tournament' || pointer.startsWith('/tournament/')) && code !== 'fewer-rounds-than-planned');

/** Findings about the whole of a round, of a player or of the order would speak of matches that are unknown. */
const isAboutKnown = (finding: Finding, { record }: TournamentReport): boolean =>
  isAboutHeader(finding) ||
  finding.code === 'played-after-drop' ||
  (finding.code === 'missed-rounds' && record === undefined) ||
  (MATCH.test(finding.pointer) && !ASK_FOR_ALL.has(finding.code));

const MATCH = /^\/rounds\/(\d+)\/matches\/(\d+)/;

/** Findings with these codes are left out: they depend on other matches of the tournament. */
const ASK_FOR_ALL: ReadonlySet<string> = new Set<Finding['code']>([
  'pair-out-of-rank',
  'match-not-of-bracket',
  'tie-against-seeds',
  'tie-without-seeds',
]);

/** Gives findings about matches the numbers that these have in the document, in which incomplete ones are counted too. */
function atDocument({ rounds }: TournamentReport, findings: readonly Finding[]): Finding[] {
  const numbers = rounds.map(numbersOfMatches);
  return findings.map((finding) => ({
    ...finding,
    pointer: finding.pointer.replace(
      MATCH,
      (_, round: string, match: string) =>
        `/rounds/${round}/matches/${numbers[Number(round)]?.[Number(match)] ?? match}`,
    ),
  }));
}
