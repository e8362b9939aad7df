import type { Stage, TournamentHeader } from '@quadrant/rules/tournament';
import { DECIPHER_FORMATS, DECIPHER_GAMES } from './decipher-1999/formats.js';
import { MINUTES_PER_GAME } from './decipher-1999/time-limits.js';
import { ROUND_MINUTES } from './ffg-swlcg-2016/time-limits.js';
import { FORMAT_GAMES, isPlayedIn, RULES_GAMES } from './opg-4.2/formats.js';
import { timeLimit, type TimeLimit } from './opg-4.2/time-limits.js';

/** A time limit depends on these facts. */
export type TimedTournament = Pick<TournamentHeader, 'game' | 'format' | 'rules' | 'online'>;

/**
 * Returns how long a round or a game lasts by the document with the rules of its game: `opg-4.2`, `decipher-1999` or
 * `ffg-swlcg-2016`. It is null when the document has no such game, format, set of rules or stage.
 */
export function findTimeLimit(tournament: TimedTournament, stage: Stage): TimeLimit | null {
  const { game, format, rules, online } = tournament;
  if (game === 'sw-lcg') {
    const section = stage === 'swiss' ? 'Swiss Rounds' : 'Double Elimination Rounds';
    const source = `Star Wars LCG Tournament Regulations 1.0, ${section}`;
    const isPlayed = format === 'constructed' && rules === null && !online;
    return isPlayed ? { minutes: ROUND_MINUTES[stage], per: stage === 'swiss' ? 'round' : 'game', source } : null;
  }
  const ofDecipher = DECIPHER_GAMES.find((each) => each === game);
  if (ofDecipher !== undefined) {
    const known = DECIPHER_FORMATS.find((each) => each === format);
    if (known === undefined || rules !== null || online || stage === 'elimination') return null;
    return { minutes: MINUTES_PER_GAME[known][ofDecipher], per: 'game', source: '001 §II.A.i' };
  }
  const isKnown = isPlayedIn(FORMAT_GAMES, format, game) && (rules === null || isPlayedIn(RULES_GAMES, rules, game));
  return isKnown && !(game === 'tribbles' && stage === 'elimination') ? timeLimit(tournament, stage) : null;
}
