// @row 130
/**
 * The facts `entry.headquartersShare` and `entry.nonAlignedShare`: which percentage of a whole a part is, or null when there
 * is no whole.
 *
 * 000, 12.5.1, asks for more than 50 or 75 percent, so exactly that much must not come out as more, nor anything more as
 * exactly that. A hundred times a whole number is exact, and of all doubles a division gives the nearest to the true quotient:
 * where that is a whole number it comes out as this number, and where it is more, by a thousandth at least for as few cards
 * as a deck has, as more. With the division first, 57 of 100 would be less than 57 percent.
 */
export const percentage = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);
