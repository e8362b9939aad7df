import { eliminationRounds } from './elimination.js';
import type { EntryIndex, Round, TournamentReport } from '../report.js';

/** Returns the players who have a match in the elimination stage. */
export const playersOfCut = (report: TournamentReport): ReadonlySet<EntryIndex> =>
  new Set(eliminationRounds(report).flatMap(({ matches }) => matches.flatMap(({ players }) => players)));

/** Returns the Swiss rounds that come after the first elimination round: players who missed the cut play on in them. */
export function roundsBesideCut(report: TournamentReport): readonly Round[] {
  const first = eliminationRounds(report)[0]?.round ?? Infinity;
  return report.rounds.filter(({ stage, round }) => stage === 'swiss' && round > first);
}

/** Returns the report without those rounds: it decides who made the cut, and with which seed. */
export function withoutRoundsBesideCut(report: TournamentReport): TournamentReport {
  const beside = new Set(roundsBesideCut(report));
  return beside.size === 0 ? report : { ...report, rounds: report.rounds.filter((round) => !beside.has(round)) };
}
