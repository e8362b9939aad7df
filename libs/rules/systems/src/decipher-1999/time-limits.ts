import type { ByFormatAndGame } from './formats.js';

// @row 170
/** 001, II.A.i, ii ("exactly the same") and iii: minutes for one game. */
export const MINUTES_PER_GAME: ByFormatAndGame<number> = {
  constructed: { stccg: 60, swccg: 60, 'young-jedi': 30 },
  junior: { stccg: 60, swccg: 60, 'young-jedi': 30 },
  sealed: { stccg: 60, swccg: 60, 'young-jedi': 30 },
};
