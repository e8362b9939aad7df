import { tournamentKey } from '@quadrant/rules/outcome';
import { getRuleSystem } from '@quadrant/rules/systems';
import { handleOf, type TournamentReport } from '@quadrant/rules/tournament';

/** Everybody in the order of a report, null before the first round, and by entry the points that the rule system counts. */
export interface RankedReport {
  readonly ranking: readonly string[] | null;
  readonly points: readonly number[];
}

/** The order after the rounds of a report, by its rule system. */
export function rankReport(report: TournamentReport): RankedReport {
  const points = report.entries.map(() => 0);
  if (report.rounds.length === 0) return { ranking: null, points };
  const { ruleSystem, externalId, name } = report.tournament;
  const order = getRuleSystem(ruleSystem).computeStandings(report, tournamentKey(externalId, name));
  for (const standing of order) points[standing.entry] = standing.points;
  return { ranking: order.map(({ entry }) => handleOf(report, entry)), points };
}
