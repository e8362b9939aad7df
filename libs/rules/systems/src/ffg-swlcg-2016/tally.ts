import type { EntryIndex, TournamentReport } from '@quadrant/rules/tournament';
import { pointsOf } from './results.js';

/** What each entry has from the Swiss stage; who has no row in a round has 0 points there and has not played it. */
export interface Tally {
  readonly rounds: number;
  readonly points: Int32Array;
  /** Rounds with an opponent or a bye. */
  readonly roundsPlayed: Int32Array;
  /** By opponent: own tournament points less theirs, over all their meetings. A bye is no opponent. */
  readonly meetings: readonly ReadonlyMap<EntryIndex, number>[];
  /** Opponents in playing order: one who was met twice stands there twice. */
  readonly opponents: readonly (readonly EntryIndex[])[];
}

/**
 * The sums of the Swiss rounds (004, Tournament Points), and who has met whom.
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
