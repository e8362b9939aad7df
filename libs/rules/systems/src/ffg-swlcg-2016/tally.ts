import type { EntryIndex, TournamentReport } from '@quadrant/rules/tournament';
import { pointsOf } from './results.js';

/** The results of each entry in the Swiss stage. A player without a row in a round has 0 points there and has not played it. */
export interface Tally {
  readonly rounds: number;
  readonly points: Int32Array;
  /** These rounds have an opponent or a bye. */
  readonly roundsPlayed: Int32Array;
  /** Tournament points minus those of the opponent, over all their meetings, by opponent. A bye is no opponent. */
  readonly meetings: readonly ReadonlyMap<EntryIndex, number>[];
  /** The opponents in playing order; an opponent who was met twice is listed twice. */
  readonly opponents: readonly (readonly EntryIndex[])[];
}

/**
 * Returns the sums of the Swiss rounds (004, Tournament Points), and the meetings of players.
 *
 * @throws RangeError for a result of another rule system
 */
export function computeTally(report: TournamentReport): Tally {
  const swiss = report.rounds.filter(({ stage }) => stage === 'swiss').sort((a, b) => a.round - b.round);
  const points = new Int32Array(report.entries.length);
  const roundsPlayed = new Int32Array(report.entries.length);
  const opponents = report.entries.map((): EntryIndex[] => []);
  const meetings = report.entries.map(() => new Map<EntryIndex, number>());

  const enter = (entry: EntryIndex, won: number) => {
    points[entry] = (points[entry] ?? 0) + won;
    roundsPlayed[entry] = (roundsPlayed[entry] ?? 0) + 1;
  };
  const meet = (entry: EntryIndex, opponent: EntryIndex, margin: number) => {
    const known = meetings[entry];
    known?.set(opponent, (known.get(opponent) ?? 0) + margin);
    opponents[entry]?.push(opponent);
  };

  for (const match of swiss.flatMap(({ matches }) => matches)) {
    const [first, second] = match.players;
    const [own, others] = pointsOf(match);
    enter(first, own);
    if (second === undefined) continue;
    enter(second, others);
    meet(first, second, own - others);
    meet(second, first, others - own);
  }
  return { rounds: swiss.length, points, roundsPlayed, meetings, opponents };
}
