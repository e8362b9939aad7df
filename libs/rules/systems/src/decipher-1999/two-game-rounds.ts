import type { Round, TournamentReport } from '@quadrant/rules/tournament';
import { hasTwoGameRounds, type Setting } from './formats.js';
import { gamesInRound } from './played-games.js';

// @row 169, 173
/** It says how the rounds of a report make two-game rounds (001, II.A.i). */
export interface TwoGameRounds {
  /** The number of the two-game round that each round of the report belongs to, from 1. */
  readonly numbers: readonly number[];
  readonly complete: number;
  /** Tells whether a single game is left without its second one. */
  readonly endsHalfway: boolean;
}

/**
 * A round may hold both games, or each game may be a round of the report; then two such rounds that follow each other
 * belong together.
 */
export function readTwoGameRounds(rounds: readonly Round[]): TwoGameRounds {
  let number = 0;
  let complete = 0;
  let isHalf = false;
  const numbers = rounds.map((round) => {
    const holdsBoth = gamesInRound(round) > 1;
    const endsOne = holdsBoth || isHalf;
    if (holdsBoth || !isHalf) number += 1;
    if (endsOne) complete += 1;
    isHalf = !endsOne;
    return number;
  });
  return { numbers, complete, endsHalfway: isHalf };
}

/** The rounds that points and sides are about; a final confrontation is none of them. */
export const swissRounds = ({ rounds }: TournamentReport): Round[] => rounds.filter(({ stage }) => stage === 'swiss');

/** Games that count towards the minimum of sanctioning: one after the other, or those of complete two-game rounds. */
export function countGames(report: TournamentReport, setting: Setting): number {
  const rounds = swissRounds(report);
  if (hasTwoGameRounds(setting)) return 2 * readTwoGameRounds(rounds).complete;
  return rounds.reduce((sum, round) => sum + gamesInRound(round), 0);
}
