import {
  type ChosenReadings,
  placeByDirector,
  standingsOf,
  type FinalOrder,
  type Lots,
  type TournamentReport,
  type Standing,
} from '@quadrant/rules/tournament';
import { readingOf } from '../reading-of.js';
import { placeByDoubleElimination } from './double-elimination.js';
import { scheduleStrength, type ScheduleStrength } from './schedule-strength.js';
import { computeSwissOrder } from './swiss-order.js';
import { computeTally, type Tally } from './tally.js';

interface SwissStage {
  readonly tally: Tally;
  readonly strength: ScheduleStrength;
  readonly order: FinalOrder;
}

/**
 * The final order: Swiss stage (004, Tiebreakers), then double elimination (004, Double Elimination Rounds), then what
 * the director placed by hand. Places are 1 to n, each once. The numbers shown are those of the Swiss stage; strengths
 * of schedule are points per round. `lots` draws the tosses that nobody recorded.
 *
 * @throws RangeError for a result of another rule system
 */
export function computeStandings(report: TournamentReport, lots: Lots, readings: ChosenReadings = {}): Standing[] {
  const { tally, strength, order } = computeSwissStage(report, lots, readings);
  const final = placeByDirector(report, placeByDoubleElimination(report, order));
  return standingsOf(final, { points: tally.points, ...strength });
}

/** The sums of the Swiss stage and the order that they give (004, Tiebreakers). */
export function computeSwissStage(report: TournamentReport, lots: Lots, readings: ChosenReadings = {}): SwissStage {
  const tally = computeTally(report);
  const strength = scheduleStrength(tally, readingOf('ffg-repeated-opponent', report, readings));
  return { tally, strength, order: computeSwissOrder(report, tally, strength, lots) };
}
