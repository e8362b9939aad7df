import { say, type Text } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { numbersOfMatches } from '../incomplete.js';
import { handleOf } from '../participants.js';
import type { Inference, TournamentReport } from '../report.js';

const RULES: Readonly<Record<Inference, Text>> = {
  totals: say`the stated points of both players leave only this result`,
  score: say`the score shows who won`,
  elimination: say`only the winner played on`,
};

// @row 265
/** Says which results were concluded because the source does not state them, and whether they count for ratings. */
export function validateInferred(report: TournamentReport): Finding[] {
  return report.rounds.flatMap((round, index) => {
    const numbers = numbersOfMatches(round);
    return round.matches.flatMap(({ players: [first, second], inferred }, match): Finding[] => {
      if (inferred === undefined) return [];
      const who = say`${handleOf(report, first)} against ${handleOf(report, second)} in round ${round.round}`;
      const message =
        report.inferredRated === undefined
          ? say`The result of ${who} is inferred: ${RULES[inferred]}. It counts for points and is not rated.`
          : say`The result of ${who} is inferred: ${RULES[inferred]}. It counts for points and ratings.`;
      const advice = say`If a source states the result, remove the match from the list inferred.`;
      return [finding('result-inferred', `/rounds/${index}/matches/${numbers[match]!}`, message, advice)];
    });
  });
}
