/** Where something stands in a text, as editors count: both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** The position of an index into the text. */
export function positionOf(text: string, offset: number): TextPosition {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', start)) {
    line += 1;
    start = next + 1;
  }
  return { line, column: offset - start + 1 };
}
