import { say, joined } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import type { Match } from '../report.js';

/** Some rule systems read these details of a match besides score and ending. */
type MatchDetail = 'games' | 'missions' | 'differential';

const isTold = (match: Match, detail: MatchDetail): boolean =>
  detail === 'games' ? match.games.length > 0 : match[detail] !== null;

/**
 * Reports details on a match of a player without an opponent, who has no game. `details` are those that the rule system reads.
 */
export function validateLone(
  match: Match,
  pointer: string,
  name: string,
  ...details: readonly MatchDetail[]
): Finding[] {
  const { score, endedBy, result } = match;
  if (score === null && endedBy === null && !details.some((detail) => isTold(match, detail))) return [];
  const words = ['score', 'ending', ...details];
  const told = joined([words.slice(0, -1).join(', '), words.at(-1) ?? ''], ' and ');
  const message = say`${name} has ${result ?? ''}: no game, so its ${told} count nothing.`;
  return [finding('details-without-game', pointer, message, say`Remove them, or name the opponent.`)];
}
