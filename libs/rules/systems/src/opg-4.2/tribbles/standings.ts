import {
  placeByConfrontation,
  placeByDirector,
  standingsOf,
  rank,
  stepOf,
  type RankingStep,
  seedStep,
  type Lots,
  type TournamentReport,
  type Standing,
} from '@quadrant/rules/tournament';
import { placeNoShowsLast } from '../no-shows.js';
import { isFinals } from './pods.js';
import { computeTally, type Tally } from './tally.js';

/** 000, 7.7: points, then rounds won; the cut for the highest Tribble is the toss that comes after them. */
const stepsOf = ({ points, roundsWon, tookPart }: Tally): RankingStep[] => [
  stepOf('points', points),
  stepOf('rounds-won', roundsWon),
  // Our choice: without a point, a player who played goes before one who never did.
  stepOf('points', tookPart),
];

// @row 83, 160
/**
 * The final order of a Tribbles tournament: points of all rounds, most rounds won, a cut (000, 7.7); in Tribbles Finals
 * the seed goes before them. Places are 1 to n, each once. `lots` draws the cuts that nobody recorded.
 */
export function computeStandings(report: TournamentReport, lots: Lots): Standing[] {
  const tally = computeTally(report.entries, report.rounds);
  // 000, appendix A, Tribbles, step 5: the seed is the table, the lowest being the top one.
  const steps = isFinals(report.tournament) ? [seedStep(report), ...stepsOf(tally)] : stepsOf(tally);
  const placed = placeByDirector(report, placeByConfrontation(report, rank(report, { steps }, lots)));

  return standingsOf(placeNoShowsLast(report, placed), tally);
}
