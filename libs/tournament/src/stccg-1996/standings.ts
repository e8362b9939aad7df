import { placeByDirector } from '../ranking/after-rounds.js';
import { placeByElimination } from '../ranking/elimination.js';
import { decidedByAt, type FinalOrder } from '../ranking/final-order.js';
import { rank, stepOf } from '../ranking/rank.js';
import { tiebreakerGame } from '../ranking/tiebreaker-game.js';
import type { TournamentReport } from '../report.js';
import type { Standing } from '../standing.js';
import { marginOf } from './margin.js';
import { pointsOf, winnerOf } from './results.js';

/** Sums of the Swiss stage, one number for each entry. */
export interface Tally {
  readonly points: Int32Array;
  readonly differential: Int32Array;
}

export function computeTally({ entries, rounds }: TournamentReport): Tally {
  const points = new Int32Array(entries.length);
  const differential = new Int32Array(entries.length);
  for (const { stage, matches } of rounds) {
    if (stage !== 'swiss') continue;
    for (const match of matches) {
      const margin = marginOf(match);
      const gained = pointsOf(match);
      match.players.forEach((player, side) => {
        points[player] = (points[player] ?? 0) + (gained[side] ?? 0);
        differential[player] = (differential[player] ?? 0) + (side === 0 ? margin : -margin);
      });
    }
  }
  return { points, differential };
}

/** 002, 4: points, then the sum of the margins, then the tiebreaker game. */
export function orderSwiss(
  report: TournamentReport,
  { points, differential }: Tally,
  tournamentKey: string,
): FinalOrder {
  const steps = [stepOf('points', points), stepOf('differential', differential), tiebreakerGame(report)];
  return rank(report, { steps }, tournamentKey);
}

/**
 * The final order: Swiss stage, then who came how far in the elimination stage, whose players have left their points behind
 * (002, 4, Swiss-Elimination). The numbers shown are those of the Swiss stage. `tournamentKey` seeds the tosses that nobody
 * recorded.
 */
export function computeStandings(report: TournamentReport, tournamentKey: string): Standing[] {
  const tally = computeTally(report);
  const final = placeByDirector(report, placeByElimination(report, orderSwiss(report, tally, tournamentKey), winnerOf));
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
