import {
  placeByConfrontation,
  placeByDirector,
  placeByElimination,
  standingsOf,
  type ChosenReadings,
  type FinalOrder,
  type Lots,
  type TournamentReport,
  type Standing,
} from '@quadrant/rules/tournament';
import { readingOf } from '../reading-of.js';
import { fillCrosstable, type Crosstable } from './crosstable.js';
import { placeNoShowsLast } from './no-shows.js';
import { winnerOf } from './results.js';
import { computeSwissOrder } from './swiss-order.js';
import { computeTally, type Tally } from './tally.js';

interface SwissStage {
  readonly tally: Tally;
  readonly order: FinalOrder;
}

/**
 * The final order of a two-player tournament: Swiss stage (000, 7.7), then the elimination stage (000, 10), then the
 * final confrontation (000, appendix A), then what the director placed by hand (000, 12.4); no-shows go last. Places are 1 to n, each
 * once. The numbers shown are those of the Swiss stage. `lots` draws the tosses that nobody recorded; `table` is that of the report.
 */
export function computeStandings(
  report: TournamentReport,
  lots: Lots,
  readings: ChosenReadings = {},
  table: Crosstable = fillCrosstable(report),
): Standing[] {
  const { tally, order } = computeSwissStage(report, lots, readings, table);
  const confronted = placeByConfrontation(report, placeByElimination(report, order, winnerOf));
  const final = placeNoShowsLast(report, placeByDirector(report, confronted));

  return standingsOf(final, { ...tally, points: tally.victoryPoints });
}

/** The sums of the Swiss stage and the order that they give (000, 7.7). */
export function computeSwissStage(
  report: TournamentReport,
  lots: Lots,
  readings: ChosenReadings = {},
  table: Crosstable = fillCrosstable(report),
): SwissStage {
  const tally = computeTally(table, readingOf('opg-missed-game', report, readings));
  return { tally, order: computeSwissOrder(report, table, tally, lots) };
}
