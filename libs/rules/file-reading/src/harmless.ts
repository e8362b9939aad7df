/** What spreadsheet programs take for the beginning of a formula, in ASCII and in full width. */
const FORMULA = /^'*[=+\-@＝＋－＠]/u;

/** A text that no spreadsheet program computes: an apostrophe stands before what would be a formula. */
export const makeHarmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that {@link makeHarmless} was given. */
export const undoHarmless = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
