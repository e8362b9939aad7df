import {
  placeByConfrontation,
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

/**
 * The final order: Swiss rounds (001, II.A.i, 8), then an elimination stage if there was one (II.B), then the final
 * confrontation of Sealed Deck (II.A.iii), then what the director placed by hand. Places are 1 to n, each once. The
 * numbers shown are those of the Swiss rounds. `lots` draws the tosses that nobody recorded.
 */
export function computeStandings(report: TournamentReport, lots: Lots): Standing[] {
  const tally = computeTally(report);
  const swiss = computeSwissOrder(report, tally, lots);
  const eliminated = placeByElimination(report, swiss, winnerOf);
  // II.A.iii: the final confrontation determines who wins the tournament; it adds nothing to the scores.
  const confronted = report.tournament.format === 'sealed' ? placeByConfrontation(report, eliminated) : eliminated;
  return standingsOf(placeByDirector(report, confronted), tally);
}
