/** Where something stands in a text, as editors count: both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The position of an index into the text. */
export const positionOf = (text: string, offset: number): TextPosition => followPositions(text)(offset);

/** Positions of indexes that only grow. Looking for each from the beginning took seconds in a text of a million lines. */
export function followPositions(text: string): (offset: number) => TextPosition {
  let line = 1;
  let start = 0;
  let next = text.indexOf('\n');
  return (offset) => {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    return { line, column: offset - start + 1 };
  };
}
