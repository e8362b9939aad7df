import { say } from '@quadrant/rules/message';
import { isLine } from './is-line.decorator.js';
import { textRule } from './text-rule.js';

const LINE_BREAK = /\r\n|\n/;

/** A text of 1 to `longest` characters in any number of lines, each of which can be shown as it is. */
export const IsText = (longest: number): PropertyDecorator =>
  textRule(
    'isText',
    say`must be a text of 1 to ${longest} characters without control characters or marks of direction`,
    (text) => isText(text, longest),
  );

function isText(text: string, longest: number): boolean {
  const { length } = [...text.trim()];
  const lines = text.trim().split(LINE_BREAK);
  return length > 0 && length <= longest && lines.every((line) => /^ *$/.test(line) || isLine(line, longest));
}
