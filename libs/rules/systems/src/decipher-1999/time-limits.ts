import type { Stage, TimedTournament, TimeLimit } from '@quadrant/rules/tournament';
import { type ByFormatAndGame, DECIPHER_FORMATS, DECIPHER_GAMES } from './formats.js';

// @row 170
/** 001, II.A.i, ii ("exactly the same") and iii: minutes for one game. */
export const MINUTES_PER_GAME: ByFormatAndGame<number> = {
  constructed: { stccg: 60, swccg: 60, 'young-jedi': 30 },
  junior: { stccg: 60, swccg: 60, 'young-jedi': 30 },
  sealed: { stccg: 60, swccg: 60, 'young-jedi': 30 },
};

/** Returns the limit of a game in Swiss rounds; null for games, formats and stages that 001 does not have. */
export function findTimeLimit({ game, format, rules, online }: TimedTournament, stage: Stage): TimeLimit | null {
  const played = DECIPHER_GAMES.find((each) => each === game);
  const known = DECIPHER_FORMATS.find((each) => each === format);
  if (played === undefined || known === undefined || rules !== null || online || stage === 'elimination') return null;
  return { minutes: MINUTES_PER_GAME[known][played], per: 'game', source: '001 §II.A.i' };
}
