import {
  type FinalOrder,
  rank,
  stepOf,
  tiebreakerGame,
  type Lots,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import type { Tally } from './tally.js';

// @row 212
/** 002, 4: points, then the sum of the differentials, then the tiebreaker game. */
export function computeSwissOrder(report: TournamentReport, { points, differential }: Tally, lots: Lots): FinalOrder {
  const steps = [stepOf('points', points), stepOf('differential', differential), tiebreakerGame(report)];
  return rank(report, { steps }, lots);
}
