import { isLine, textRule } from '@quadrant/http';

/** A text of at most so many characters, in one or more lines. */
export const IsMessage = (longest: number): PropertyDecorator =>
  textRule('isMessage', `must be a text of 1 to ${longest} characters without control characters`, (text) =>
    isLine(text.replaceAll(/\r?\n/g, ' '), longest),
  );
