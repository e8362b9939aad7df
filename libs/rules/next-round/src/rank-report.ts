import { tournamentKey } from '@quadrant/rules/history';
import { getRuleSystem } from '@quadrant/rules/systems';
import { handleOf, type TournamentReport } from '@quadrant/rules/tournament';

/** The ranking has everybody in order, or is null before the first round. The points are those of the rule system, by entry. */
export interface RankedReport {
  readonly ranking: readonly string[] | null;
  readonly points: readonly number[];
}

/** Returns the order and the points that the report's rule system has computed after its rounds. */
export function rankReport(report: TournamentReport): RankedReport {
  const points = report.entries.map(() => 0);
  if (report.rounds.length === 0) return { ranking: null, points };
  const { ruleSystem, externalId, name } = report.tournament;
  const order = getRuleSystem(ruleSystem).computeStandings(report, tournamentKey(externalId, name));
  for (const standing of order) points[standing.entry] = standing.points ?? 0;
  return { ranking: order.map(({ entry }) => handleOf(report, entry)), points };
}
