import {
  type DecidedBy,
  type FinalOrder,
  rank,
  stepOf,
  type RankingStep,
  seedStep,
  type Lots,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { headToHead, type Crosstable } from './crosstable.js';
import type { Tally } from './tally.js';

/** 000, 7.7: the order in which ties are looked at, and the sums that decide them; the toss comes after them. */
export const OPG_STEPS = [
  { decidedBy: 'points', sum: 'victoryPoints' },
  { decidedBy: 'strength-of-schedule', sum: 'strengthOfSchedule' },
  { decidedBy: 'differential', sum: 'differential' },
  { decidedBy: 'cumulative-victory-points', sum: 'cumulativeVictoryPoints' },
] as const satisfies readonly { readonly decidedBy: DecidedBy; readonly sum: keyof Tally }[];

const stepsOf = (tally: Tally): RankingStep[] => OPG_STEPS.map(({ decidedBy, sum }) => stepOf(decidedBy, tally[sum]));

// @row 76, 78, 79, 80, 159
/**
 * Orders players by the results of the Swiss stage alone (000, 7.7): whenever exactly two are tied, the winner of
 * their game goes first.
 */
export function computeSwissOrder(report: TournamentReport, table: Crosstable, tally: Tally, lots: Lots): FinalOrder {
  // 000, 10: match play starts from seeds; without a Swiss stage they alone part players out in the same round.
  if (table.rounds === 0) return rank(report, { steps: [seedStep(report)] }, lots);
  const betweenTwo = (a: number, b: number) => headToHead(table, a, b);
  return rank(report, { steps: stepsOf(tally), betweenTwo }, lots);
}
