import type { TournamentReport } from '@quadrant/rules/tournament';
import { differentialOf } from './differential.js';
import { pointsOf } from './results.js';

/** The sums of the Swiss stage have one number for each entry. */
export interface Tally {
  readonly points: Int32Array;
  readonly differential: Int32Array;
}

/** Adds up every Swiss round (002, 4, Scoring); a player without a row in a round gets nothing from it. */
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
