import { placeByDirector } from '../ranking/after-rounds.js';
import { decidedByAt, type FinalOrder } from '../ranking/final-order.js';
import type { TournamentReport } from '../report.js';
import type { Standing } from '../standing.js';
import { placeByDoubleElimination } from './double-elimination.js';
import { scheduleStrength, type ScheduleStrength } from './schedule-strength.js';
import { computeSwissOrder } from './swiss-order.js';
import { fillSwissTable, type SwissTable } from './swiss-table.js';

interface SwissStage {
  readonly table: SwissTable;
  readonly strength: ScheduleStrength;
  readonly order: FinalOrder;
}

/**
 * The final order: Swiss stage (004, Tiebreakers), then double elimination (004, Double Elimination Rounds), then what the director
 * placed himself. Places are 1 to n, each once. The numbers shown are those of the Swiss stage; strengths of schedule are points per
 * round. `tournamentKey` seeds the tosses that nobody recorded.
 *
 * @throws RangeError for a result of another rule system
 */
export function computeStandings(report: TournamentReport, tournamentKey: string): Standing[] {
  const { table, strength, order } = computeSwissStage(report, tournamentKey);
  const final = placeByDirector(report, placeByDoubleElimination(report, order));
  return final.entries.map((entry, index) => ({
    entry,
    place: index + 1,
    points: table.points[entry] ?? 0,
    strengthOfSchedule: strength.strengthOfSchedule[entry] ?? 0,
    extendedStrengthOfSchedule: strength.extendedStrengthOfSchedule[entry] ?? 0,
    differential: null,
    cumulativeVictoryPoints: null,
    roundsWon: null,
    decidedBy: decidedByAt(final, index),
  }));
}

/** The sums of the Swiss stage and the order that they give (004, Tiebreakers). */
export function computeSwissStage(report: TournamentReport, tournamentKey: string): SwissStage {
  const table = fillSwissTable(report);
  const strength = scheduleStrength(table);
  return { table, strength, order: computeSwissOrder(report, table, strength, tournamentKey) };
}
