import { say } from '@quadrant/rules/message';
import { textRule } from './text-rule.js';

// Control characters (PostgreSQL has no NUL) and lone surrogates (its JSON has none); nothing that turns the direction of
// the text around it, or that nobody sees. Joiners (200c, 200d) are letters' own in some scripts.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** Characters of a reason that stands in a run or in the audit. */
export const LONGEST_REASON = 200;

/** One line of 1 to `longest` characters that can be shown as they are. */
export const IsLine = (longest: number): PropertyDecorator =>
  textRule('isLine', say`must be a text of 1 to ${longest} characters without control characters`, (text) =>
    isLine(text, longest),
  );

/** Whether a text is what {@link IsLine} asks for. */
export function isLine(text: string, longest: number): boolean {
  const { length } = [...text.trim()];
  return length > 0 && length <= longest && !UNPRINTABLE.test(text);
}
