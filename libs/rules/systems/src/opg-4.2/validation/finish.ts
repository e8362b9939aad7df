import { joined, say } from '@quadrant/rules/message';
import { finding, type Finding, type Match, type TournamentHeader } from '@quadrant/rules/tournament';
import { differentialCap } from '../differential.js';
import { resultOf, winnerOf } from '../results.js';

// @row 60, 65
/**
 * A result that says something else about the end of the game than its score or its ending (000, 7.5): a Full Win needs
 * all victory conditions, and a True Tie is a game that was not completed. Warp Speed and scenarios have conditions of
 * their own (000, 4.3.5 and 4.4).
 */
export function validateFinish(
  match: Match,
  { rules, scenario }: TournamentHeader,
  pointer: string,
  names: readonly string[],
): Finding | null {
  if (rules === 'warp-speed' || scenario !== null) return null;
  const result = resultOf(match);
  if (result === 'TT') return match.endedBy === 'normal' ? tieEndedNormally(pointer, names) : null;
  return result === 'FW' || result === 'FL' ? validateFullWin(match, differentialCap(rules), pointer, names) : null;
}

const tieEndedNormally = (pointer: string, names: readonly string[]): Finding =>
  finding(
    'true-tie-ended-normally',
    `${pointer}/endedBy`,
    say`${joined(names, ' against ')} is reported as a True Tie of a game that ended normally, but a True Tie is a game that ran out of time.`,
    say`Write "endedBy": "time", or correct the result. If the report is right, confirm this with a reason (Organized Play Guide 4.2, section 7.5).`,
  );

/** Concessions, card effects and empty decks win games with any score. */
function validateFullWin(match: Match, cap: number, pointer: string, names: readonly string[]): Finding | null {
  const { score, endedBy, games } = match;
  if (score === null || games.length > 0) return null;
  if (endedBy !== null && endedBy !== 'normal' && endedBy !== 'time') return null;
  const winner = winnerOf(match);
  if (winner === null || score[winner] >= cap) return null;
  const message = say`${names[winner] ?? ''} is reported with a Full Win of ${score[winner]} points, but a game is won with ${cap}. Or was it a Modified Win?`;
  const advice = say`Correct the score or the result, or say what ended the game, such as a concession. If the report is right, confirm this with a reason (Organized Play Guide 4.2, sections 7.4.1 and 7.5).`;
  return finding('full-win-below-cap', `${pointer}/score/${winner}`, message, advice);
}
