import type { EntryIndex, Match, Round, TournamentReport } from '../report.js';
import { positionsOf, reorder, type FinalOrder } from './final-order.js';
import { winnerOf } from './results.js';

/** How far one player came in the elimination stage; rounds of that stage are counted from 0. */
interface Run {
  lastRound: number;
  wonLast: boolean;
  /** The round of the first defeat, Infinity without one. */
  firstDefeat: number;
  /** Of the match in his last round: how long the longest unbeaten of its players had stayed so. Parts a final from a match for third place. */
  worth: number;
}

/**
 * The entrants of the elimination stage come first, by the round that they reached (000, 10); those out in the same round keep
 * their Swiss order. Victory points do not apply there. Without such a stage the order stays as it is.
 */
export function placeByElimination(report: TournamentReport, swiss: FinalOrder): FinalOrder {
  const stage = report.rounds.filter(({ stage }) => stage === 'elimination').sort((a, b) => a.round - b.round);
  if (stage.length === 0) return swiss;

  const positions = positionsOf(swiss.entries, report.entries.length);
  const runs = followRuns(report, stage, positions);
  const compare = (a: EntryIndex, b: EntryIndex) => compareRuns(runs.get(a), runs.get(b), stage.length);
  const entries = [...swiss.entries].sort((a, b) => compare(a, b) || (positions[a] ?? 0) - (positions[b] ?? 0));
  return reorder(swiss, entries, 'elimination', (upper, lower) => compare(upper, lower) !== 0);
}

function compareRuns(a: Run | undefined, b: Run | undefined, rounds: number): number {
  if (a === undefined || b === undefined) return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  if (a.lastRound !== b.lastRound) return b.lastRound - a.lastRound;
  if (a.lastRound === rounds - 1 && a.worth !== b.worth) return b.worth > a.worth ? 1 : -1;
  return Number(b.wonLast) - Number(a.wonLast);
}

function followRuns(report: TournamentReport, stage: readonly Round[], positions: Int32Array): Map<EntryIndex, Run> {
  const runs = new Map<EntryIndex, Run>();
  const runOf = (entry: EntryIndex): Run => {
    const known = runs.get(entry) ?? { lastRound: 0, wonLast: false, firstDefeat: Infinity, worth: Infinity };
    runs.set(entry, known);
    return known;
  };

  stage.forEach(({ matches }, round) => {
    for (const match of matches) {
      // 000, appendix A: who is out is given a Missed Game in the rounds that follow.
      if (match.result === 'MG') continue;
      const played = match.players.map(runOf);
      const worth = Math.max(...played.map(({ firstDefeat }) => firstDefeat));
      const winner = winningSide(report, match, positions);
      played.forEach((run, side) => {
        run.lastRound = round;
        run.wonLast = side === winner;
        run.worth = worth;
        if (side !== winner) run.firstDefeat = Math.min(run.firstDefeat, round);
      });
    }
  });
  return runs;
}

/** 000, 10: a tied match goes to the higher seed. A bye is a round survived. */
function winningSide(report: TournamentReport, { players, result }: Match, positions: Int32Array): 0 | 1 {
  const [first, second] = players;
  if (second === undefined) return 0;
  return winnerOf(result) ?? (isSeededAbove(report, first, second, positions) ? 0 : 1);
}

/** The seed that the report gives; where it does not part the two, the Swiss stage was the seeding. */
function isSeededAbove(report: TournamentReport, a: EntryIndex, b: EntryIndex, positions: Int32Array): boolean {
  const seedA = report.entries[a]?.seed ?? null;
  const seedB = report.entries[b]?.seed ?? null;
  if (seedA !== null && seedB !== null && seedA !== seedB) return seedA < seedB;
  return (positions[a] ?? 0) < (positions[b] ?? 0);
}
