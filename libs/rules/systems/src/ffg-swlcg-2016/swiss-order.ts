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
 * 004, Tiebreakers, Head-to-head: a player who has played and defeated all others of the group is placed above them.
 * At most one player can have done so. The step is applied once, to all who are equal in tournament points: the list
 * of tiebreakers is followed in order, and players who are still tied after later steps are no new group. A player
 * defeats another with more tournament points from their meeting.
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
/** 004, Tiebreakers: orders players by the Swiss stage alone. Players who are tied in every step are placed at random. */
export function computeSwissOrder(
  report: TournamentReport,
  tally: Tally,
  { strengthOfSchedule, extendedStrengthOfSchedule }: ScheduleStrength,
  lots: Lots,
): FinalOrder {
  // Without a Swiss stage (004, Custom Structure) only the seed decides.
  if (tally.rounds === 0) return rank(report, { steps: [seedStep(report)] }, lots);
  const steps = [
    stepOf('points', tally.points),
    headToHead(tally),
    stepOf('strength-of-schedule', strengthOfSchedule),
    stepOf('extended-strength-of-schedule', extendedStrengthOfSchedule),
  ];
  return rank(report, { steps }, lots);
}
