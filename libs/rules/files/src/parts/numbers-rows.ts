/** These headings number rows; others give places. */
const NUMBERS_ROWS = /^(?:s?no|s?nr|num|número|numero|numéro|nummer|number|lp)\W*$/i;

/** Tells whether a heading only numbers the rows of a table. */
export const numbersRows = (heading: string): boolean => NUMBERS_ROWS.test(heading);
