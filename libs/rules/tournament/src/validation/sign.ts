import { say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';

/** A differential set by the director is the first player's: above 0 when they won, below 0 when they lost, 0 in a tie. */
export function validateSign(
  differential: number,
  winner: 0 | 1 | null,
  pointer: string,
  name: string,
  source: string,
): Finding | null {
  const expected = winner === null ? 0 : 1 - 2 * winner;
  if (differential === 0 || Math.sign(differential) === expected) return null;
  const result = winner === null ? 'a tie' : winner === 0 ? 'a win' : 'a loss';
  const message = say`The differential of ${name} is ${differential}, though the result is ${result}.`;
  const advice = say`Give the first player's: the winner's is above 0, a tie has 0; it counts as given (${source}).`;
  return finding('differential-against-result', pointer, message, advice);
}
