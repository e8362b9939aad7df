import {
  eliminationRounds,
  positionsOf,
  reorder,
  type FinalOrder,
  type EntryIndex,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { winnerOf } from './results.js';

// @row 240
/** 004, Double Elimination Rounds. */
export const LOSSES_TO_BE_OUT = 2;

export interface Run {
  losses: number;
  lastRound: number;
  /** The round of the second loss, or the one after they left; Infinity for a player who is still in. */
  outIn: number;
  /** The first round that they played although they were out; null for almost everybody. */
  playedOnIn: number | null;
}

/** Returns the record of every player who made the cut. */
export function followRuns(report: TournamentReport): Map<EntryIndex, Run> {
  const runs = new Map<EntryIndex, Run>();
  for (const { round, matches } of eliminationRounds(report)) {
    for (const match of matches) {
      const winner = winnerOf(match);
      match.players.forEach((player, side) => {
        const run = runs.get(player) ?? { losses: 0, lastRound: round, outIn: Infinity, playedOnIn: null };
        runs.set(player, run);
        run.lastRound = round;
        if (run.losses >= LOSSES_TO_BE_OUT) run.playedOnIn ??= round;
        if (winner === null || side === winner) return;
        run.losses += 1;
        if (run.losses === LOSSES_TO_BE_OUT) run.outIn = round;
      });
    }
  }
  for (const [entry, run] of runs) {
    const left = report.entries[entry]?.droppedAfterRound ?? null;
    // A player who has a match after the round in which they are said to have left was there for it.
    if (left !== null && run.losses < LOSSES_TO_BE_OUT) run.outIn = Math.max(left, run.lastRound) + 1;
  }
  return runs;
}

/**
 * Places the players of the cut first: the later they were out, the higher (004, Double Elimination Rounds). 004 does
 * not order players who are out in the same round. Here their seed does, which is their place in the Swiss stage. In
 * a stage that was not finished, the players still in are ordered by their losses, then by how far they played.
 * Without such a stage the order stays as it is.
 */
export function placeByDoubleElimination(report: TournamentReport, swiss: FinalOrder): FinalOrder {
  const runs = followRuns(report);
  if (runs.size === 0) return swiss;

  const positions = positionsOf(swiss.entries, report.entries.length);
  const compare = (a: EntryIndex, b: EntryIndex) => compareRuns(runs.get(a), runs.get(b));
  const entries = [...swiss.entries].sort((a, b) => compare(a, b) || (positions[a] ?? 0) - (positions[b] ?? 0));
  return reorder(swiss, entries, 'elimination', (upper, lower) => compare(upper, lower) !== 0);
}

function compareRuns(a: Run | undefined, b: Run | undefined): number {
  if (a === undefined || b === undefined) return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  if (a.outIn !== b.outIn) return b.outIn > a.outIn ? 1 : -1;
  return a.outIn === Infinity ? a.losses - b.losses || b.lastRound - a.lastRound : 0;
}
