/** These headings number rows; others give places. */
const NUMBERS_ROWS = /^(?:s?no|s?nr|num|número|numero|numéro|nummer|number|lp)\W*$/i;

/** Tells whether a heading only numbers the rows of a table. */
export const numbersRows = (heading: string): boolean => NUMBERS_ROWS.test(heading);

/**
 * Returns the index of the column of places; -1 where there is none. Beside a column Place, "#" numbers the rows.
 *
 * @param isPlace whether the column of an index holds places, or the numbers of rows
 */
export function placeColumnIn(headings: readonly string[], isPlace: (index: number) => boolean): number {
  const places = [...headings.keys()].filter((index) => isPlace(index) && !numbersRows(headings[index]!));
  return places.find((index) => headings[index]!.trim() !== '#') ?? places[0] ?? -1;
}
