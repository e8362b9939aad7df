import {
  type FinalOrder,
  rank,
  stepOf,
  type RankingStep,
  seedStep,
  type Lots,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import type { ScheduleStrength } from './schedule-strength.js';
import type { Tally } from './tally.js';

/**
 * 004, Tiebreakers, Head-to-head: who has played and defeated all others of the group stands above them. At the most
 * one can; they are asked for once, among all who are equal in tournament points: the list is gone through in its order,
 * and what the later steps leave tied is no group of its own. To defeat somebody is to have more tournament points from
 * the meeting.
 */
const headToHead = ({ meetings }: Tally): RankingStep => ({
  decidedBy: 'head-to-head',
  valuesOf: (tied) => {
    const group = new Set(tied);
    return (entry) => {
      const opponents = meetings[entry];
      if (opponents === undefined || opponents.size < group.size - 1) return 0;
      let defeated = 0;
      for (const [opponent, margin] of opponents) if (margin > 0 && group.has(opponent)) defeated += 1;
      return defeated === group.size - 1 ? 1 : 0;
    };
  },
});

// @row 247
/** 004, Tiebreakers: everybody by the results of the Swiss stage alone; whoever no step parts is placed at random. */
export function computeSwissOrder(
  report: TournamentReport,
  tally: Tally,
  { strengthOfSchedule, extendedStrengthOfSchedule }: ScheduleStrength,
  lots: Lots,
): FinalOrder {
  // Without a Swiss stage (004, Custom Structure) the seed is all that there is to go by.
  if (tally.rounds === 0) return rank(report, { steps: [seedStep(report)] }, lots);
  const steps = [
    stepOf('points', tally.points),
    headToHead(tally),
    stepOf('strength-of-schedule', strengthOfSchedule),
    stepOf('extended-strength-of-schedule', extendedStrengthOfSchedule),
  ];
  return rank(report, { steps }, lots);
}
