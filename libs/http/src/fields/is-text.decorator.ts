import { ValidateBy } from 'class-validator';
import { isLine } from './is-line.decorator.js';

const LINE_BREAK = /\r\n|\n/;

/** A text of 1 to `longest` characters in any number of lines, each of which can be shown as it is. */
export const IsText = (longest: number): PropertyDecorator =>
  ValidateBy({
    name: 'isText',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isText(value, longest),
      defaultMessage: () =>
        `must be a text of 1 to ${longest} characters without control characters or marks of direction`,
    },
  });

function isText(text: string, longest: number): boolean {
  const { length } = [...text.trim()];
  const lines = text.trim().split(LINE_BREAK);
  return length > 0 && length <= longest && lines.every((line) => /^ *$/.test(line) || isLine(line, longest));
}
