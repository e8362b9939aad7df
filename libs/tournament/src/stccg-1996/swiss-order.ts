import type { FinalOrder } from '../ranking/final-order.js';
import { rank, stepOf } from '../ranking/rank.js';
import { tiebreakerGame } from '../ranking/tiebreaker-game.js';
import type { Lots } from '../ranking/toss.js';
import type { TournamentReport } from '../report.js';
import type { Tally } from './tally.js';

/** 002, 4: points, then the sum of the differentials, then the tiebreaker game. */
export function computeSwissOrder(report: TournamentReport, { points, differential }: Tally, lots: Lots): FinalOrder {
  const steps = [stepOf('points', points), stepOf('differential', differential), tiebreakerGame(report)];
  return rank(report, { steps }, lots);
}
