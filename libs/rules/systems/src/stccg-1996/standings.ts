import {
  placeByDirector,
  placeByElimination,
  standingsOf,
  type Lots,
  type TournamentReport,
  type Standing,
} from '@quadrant/rules/tournament';
import { winnerOf } from './results.js';
import { computeSwissOrder } from './swiss-order.js';
import { computeTally } from './tally.js';

// @row 215
/**
 * The final order: Swiss stage, then who came how far in the elimination stage, whose players have left their points
 * behind (002, 4, Swiss-Elimination). The numbers shown are those of the Swiss stage. `lots` draws the tosses
 * that nobody recorded.
 */
export function computeStandings(report: TournamentReport, lots: Lots): Standing[] {
  const tally = computeTally(report);
  const swiss = computeSwissOrder(report, tally, lots);
  return standingsOf(placeByDirector(report, placeByElimination(report, swiss, winnerOf)), tally);
}
