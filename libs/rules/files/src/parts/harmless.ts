/** Spreadsheet programs take a cell with one of these first characters for a formula, in ASCII and in full width. */
const FORMULA = /^'*[=+\-@＝＋－＠]/u;

/** Puts an apostrophe before a text that a spreadsheet program would compute as a formula. */
export const makeHarmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text that {@link makeHarmless} was given. */
export const undoHarmless = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
