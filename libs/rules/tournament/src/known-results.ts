import type { TournamentReport } from './report.js';
import type { Result } from './vocabulary.js';

/**
 * The report as it is, once each of its matches is told by a result that the rule system knows, or by its games.
 *
 * @throws RangeError for a result of another rule system; the reader refuses those
 */
export function requireKnownResults(report: TournamentReport, results: readonly Result[]): TournamentReport {
  const { ruleSystem, game } = report.tournament;
  for (const { round, matches } of report.rounds) {
    for (const { result } of matches) {
      if (result === null || results.includes(result)) continue;
      throw new RangeError(`${ruleSystem} has no result ${result} for ${game}, round ${round}.`);
    }
  }
  return report;
}
