import type { TournamentReport } from '@quadrant/rules/tournament';
import { differentialOf } from './differential.js';
import { pointsOf } from './results.js';

/** Sums of the Swiss stage, one number for each entry. */
export interface Tally {
  readonly points: Int32Array;
  readonly differential: Int32Array;
}

/** Every Swiss round added up (002, 4, Scoring); who has no row in a round has nothing from it. */
export function computeTally({ entries, rounds }: TournamentReport): Tally {
  const points = new Int32Array(entries.length);
  const differential = new Int32Array(entries.length);
  for (const { stage, matches } of rounds) {
    if (stage !== 'swiss') continue;
    for (const match of matches) {
      const own = differentialOf(match);
      const gained = pointsOf(match);
      match.players.forEach((player, side) => {
        points[player] = (points[player] ?? 0) + (gained[side] ?? 0);
        differential[player] = (differential[player] ?? 0) + (side === 0 ? own : -own);
      });
    }
  }
  return { points, differential };
}
