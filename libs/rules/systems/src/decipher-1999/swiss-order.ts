import {
  type FinalOrder,
  rank,
  stepOf,
  tiebreakerGame,
  type Lots,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import type { Tally } from './tally.js';

// @row 178
/**
 * 001, II.A.i, 8: points, then differential, then a tiebreaker game, where none was played the highest single-game
 * differential. The final confrontation of Sealed Deck is no such game.
 */
export function computeSwissOrder(report: TournamentReport, tally: Tally, lots: Lots): FinalOrder {
  const steps = [
    stepOf('points', tally.points),
    stepOf('differential', tally.differential),
    ...(report.tournament.format === 'sealed' ? [] : [tiebreakerGame(report)]),
    stepOf('highest-differential', tally.highest),
  ];
  return rank(report, { steps }, lots);
}
