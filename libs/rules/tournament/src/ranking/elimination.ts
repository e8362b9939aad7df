import type { EntryIndex, Match, Round, TournamentReport } from '../report.js';
import { positionsOf, reorder, type FinalOrder } from './final-order.js';
import { decideTies, type WinnerOf } from './tied-matches.js';

/** A player's progress in the elimination stage, whose rounds are counted from 0. */
interface Progress {
  lastRound: number;
  wonLast: boolean;
  /** It is the round of the first defeat, and Infinity without one. */
  firstDefeat: number;
  /** The latest first defeat of the players in the match of their last round. It tells a final from a match for third place. */
  worth: number;
}

// @row 94, 159
/** Returns the rounds of the elimination stage, in playing order. */
export const eliminationRounds = ({ rounds }: TournamentReport): Round[] =>
  rounds.filter(({ stage }) => stage === 'elimination').sort((a, b) => a.round - b.round);

// @reading out-in-one-round
/**
 * Places the entrants of the elimination stage first, by the round that they reached (000, 10; 002, 4); those out in
 * the same round keep their Swiss order. Points do not apply there. Without such a stage the order does not change.
 */
export function placeByElimination(report: TournamentReport, swiss: FinalOrder, winnerOf: WinnerOf): FinalOrder {
  const rounds = eliminationRounds(report);
  if (rounds.length === 0) return swiss;

  const positions = positionsOf(swiss.entries, report.entries.length);
  const ties = decideTies(report, rounds, positions, winnerOf);
  const progress = followProgress(rounds, (match) => winnerOf(match) ?? ties.get(match)?.winner ?? 0);
  const compare = (a: EntryIndex, b: EntryIndex) => compareProgress(progress.get(a), progress.get(b), rounds.length);
  const entries = [...swiss.entries].sort((a, b) => compare(a, b) || (positions[a] ?? 0) - (positions[b] ?? 0));
  return reorder(swiss, entries, 'elimination', (upper, lower) => compare(upper, lower) !== 0);
}

function compareProgress(a: Progress | undefined, b: Progress | undefined, rounds: number): number {
  if (a === undefined || b === undefined) return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  if (a.lastRound !== b.lastRound) return b.lastRound - a.lastRound;
  if (a.lastRound === rounds - 1 && a.worth !== b.worth) return b.worth > a.worth ? 1 : -1;
  return Number(b.wonLast) - Number(a.wonLast);
}

function followProgress(rounds: readonly Round[], winnerOf: (match: Match) => 0 | 1): Map<EntryIndex, Progress> {
  const progress = new Map<EntryIndex, Progress>();
  const progressOf = (entry: EntryIndex): Progress => {
    const known = progress.get(entry) ?? { lastRound: 0, wonLast: false, firstDefeat: Infinity, worth: Infinity };
    progress.set(entry, known);
    return known;
  };

  rounds.forEach(({ matches }, round) => {
    for (const match of matches) {
      // 000, appendix A: a player who is out gets a Missed Game in the rounds that follow.
      if (match.result === 'MG') continue;
      const played = match.players.map(progressOf);
      const worth = Math.max(...played.map(({ firstDefeat }) => firstDefeat));
      // A player survives a round with a bye.
      const winner = match.players.length === 1 ? 0 : winnerOf(match);
      played.forEach((own, side) => {
        own.lastRound = round;
        own.wonLast = side === winner;
        own.worth = worth;
        if (side !== winner) own.firstDefeat = Math.min(own.firstDefeat, round);
      });
    }
  });
  return progress;
}
