/** A line of a text as its reader sees it, and where it begins in the file. */
export interface PlacedLine {
  readonly text: string;
  readonly offset: number;
  /** A part of a page that begins with this line has to begin with this element. */
  readonly opened?: string;
  /** The line is within a table, so no part of the page can begin with it. */
  readonly isWithin?: true;
}

/** Returns the lines of a text, each with its place. */
export function placedLinesOf(text: string): PlacedLine[] {
  let offset = 0;
  return text.split(/(?<=\r\n|\n|\r(?!\n))/).map((written) => {
    const line = { text: written.replace(/[\r\n]{1,2}$/, ''), offset };
    offset += written.length;
    return line;
  });
}
