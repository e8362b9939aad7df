import {
  type ChosenReadings,
  placeByDirector,
  playersOfCut,
  reorder,
  roundsBesideCut,
  standingsOf,
  type FinalOrder,
  type Lots,
  type TournamentReport,
  type Standing,
  withoutRoundsBesideCut,
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
  const swiss = roundsBesideCut(report).length === 0 ? order : placeCutFirst(report, order, lots, readings);
  const final = placeByDirector(report, placeByDoubleElimination(report, swiss));
  return standingsOf(final, { points: tally.points, ...strength });
}

// @row 235
/**
 * 004, Progression Cut: players of the cut are ranked before all others, in the order that they had at the cut. The others
 * play on beside it, and are ordered by all their Swiss rounds.
 */
function placeCutFirst(report: TournamentReport, order: FinalOrder, lots: Lots, readings: ChosenReadings): FinalOrder {
  const cut = playersOfCut(report);
  const cutFirst = (swiss: FinalOrder): FinalOrder => {
    const entries = [...swiss.entries].sort((a, b) => Number(cut.has(b)) - Number(cut.has(a)));
    return reorder(swiss, entries, 'elimination', (upper, lower) => cut.has(upper) !== cut.has(lower));
  };
  const atCut = cutFirst(computeSwissStage(withoutRoundsBesideCut(report), lots, readings).order);
  const others = cutFirst(order);
  const join = <Value>(first: readonly Value[], second: readonly Value[]): readonly Value[] => [
    ...first.slice(0, cut.size),
    ...second.slice(cut.size),
  ];
  return {
    entries: join(atCut.entries, others.entries),
    separations: join(atCut.separations, others.separations),
  };
}

/** The sums of the Swiss stage and the order that they give (004, Tiebreakers). */
export function computeSwissStage(report: TournamentReport, lots: Lots, readings: ChosenReadings = {}): SwissStage {
  const tally = computeTally(report);
  const strength = scheduleStrength(tally, readingOf('ffg-repeated-opponent', report, readings));
  return { tally, strength, order: computeSwissOrder(report, tally, strength, lots) };
}
