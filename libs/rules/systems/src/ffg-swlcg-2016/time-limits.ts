import type { Stage, TimedTournament, TimeLimit } from '@quadrant/rules/tournament';

// @row 233, 240
/** 004, Swiss Rounds and Double Elimination Rounds: minutes of a round; null is untimed. */
export const ROUND_MINUTES = { swiss: 70, elimination: 40, final: null } as const;

/** Returns the limit of a Swiss round, or of a game of the bracket; null for tournaments that 004 does not know. */
export function findTimeLimit({ format, rules, online }: TimedTournament, stage: Stage): TimeLimit | null {
  if (format !== 'constructed' || rules !== null || online) return null;
  const section = stage === 'swiss' ? 'Swiss Rounds' : 'Double Elimination Rounds';
  const source = `Star Wars LCG Tournament Regulations 1.0, ${section}`;
  return { minutes: ROUND_MINUTES[stage], per: stage === 'swiss' ? 'round' : 'game', source };
}
