import { placeByConfrontation, placeByDirector } from '../ranking/after-rounds.js';
import { placeByElimination } from '../ranking/elimination.js';
import { decidedByAt, type FinalOrder } from '../ranking/final-order.js';
import { rank, stepOf } from '../ranking/rank.js';
import { tiebreakerGame } from '../ranking/tiebreaker-game.js';
import type { TournamentReport } from '../report.js';
import type { Standing } from '../standing.js';
import { settingOf } from './formats.js';
import { winnerOfMatch } from './played-games.js';
import { computeTally, type Tally } from './tally.js';

/**
 * The final order: Swiss rounds (001, II.A.i, 8), then an elimination stage if there was one (II.B), then the final confrontation of
 * Sealed Deck (II.A.iii), then what the director placed himself. Places are 1 to n, each once. The numbers shown are those of the
 * Swiss rounds. `tournamentKey` seeds the tosses that nobody recorded.
 */
export function computeStandings(report: TournamentReport, tournamentKey: string): Standing[] {
  const { game, format } = settingOf(report.tournament);
  const tally = computeTally(report);
  const swiss = computeSwissOrder(report, tally, tournamentKey);
  const eliminated = placeByElimination(report, swiss, (match) => winnerOfMatch(match, game));
  // II.A.iii: the final confrontation determines who wins the tournament; it adds nothing to the scores.
  const confronted = format === 'sealed' ? placeByConfrontation(report, eliminated) : eliminated;
  const final = placeByDirector(report, confronted);

  return final.entries.map((entry, index) => ({
    entry,
    place: index + 1,
    points: tally.points[entry] ?? 0,
    strengthOfSchedule: null,
    extendedStrengthOfSchedule: null,
    differential: tally.differential[entry] ?? 0,
    cumulativeVictoryPoints: null,
    roundsWon: null,
    decidedBy: decidedByAt(final, index),
  }));
}

/**
 * 001, II.A.i, 8: points, then differential, then a tiebreaker game, where none was played the highest single-game differential. The
 * final confrontation of Sealed Deck is no such game.
 */
export function computeSwissOrder(report: TournamentReport, tally: Tally, tournamentKey: string): FinalOrder {
  const steps = [
    stepOf('points', tally.points),
    stepOf('differential', tally.differential),
    ...(report.tournament.format === 'sealed' ? [] : [tiebreakerGame(report)]),
    stepOf('highest-differential', tally.highest),
  ];
  return rank(report, { steps }, tournamentKey);
}
