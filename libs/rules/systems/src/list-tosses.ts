import { drawLots, type EntryIndex, type TournamentReport } from '@quadrant/rules/tournament';
import { getRuleSystem } from './rule-systems.js';

/**
 * Every toss that the final order of a report was drawn by and that no director recorded, as the tied players came to
 * stand; what {@link TournamentReport.tosses} has to hold before a handle may change. Never for a report with errors.
 *
 * @param from what they are drawn from, as `drawLots` takes it
 */
export function listTosses(report: TournamentReport, from: string): (readonly EntryIndex[])[] {
  const tosses: (readonly EntryIndex[])[] = [];
  getRuleSystem(report.tournament.ruleSystem).computeStandings(report, (tied) => {
    const drawn = drawLots(report, from, tied);
    tosses.push(drawn);
    return drawn;
  });
  return tosses;
}
