import { isLine, LONGEST_REASON } from '@quadrant/http';
import { CannotRun } from './exit-code.js';

/**
 * Reads the text of `--reason`, with the limits of HTTP.
 * @throws CannotRun that says what a reason must be
 */
export function takeReason(text: string): string {
  if (isLine(text, LONGEST_REASON)) return text.trim();
  throw new CannotRun(
    `--reason has to be one line of 1 to ${LONGEST_REASON} characters, none of them a control character.`,
  );
}
