// @row 233, 240
/** 004, Swiss Rounds and Double Elimination Rounds: minutes of a round; null is untimed. */
export const ROUND_MINUTES = { swiss: 70, elimination: 40, final: null } as const;
