import { isLine, LONGEST_REASON } from '@quadrant/http';
import { CannotRun } from './exit-code.js';

/**
 * What stands behind `--reason`, as HTTP takes it.
 *
 * @throws CannotRun with what a reason is
 */
export function takeReason(text: string): string {
  if (isLine(text, LONGEST_REASON)) return text.trim();
  throw new CannotRun(
    `--reason has to be one line of 1 to ${LONGEST_REASON} characters, none of them a control character.`,
  );
}
