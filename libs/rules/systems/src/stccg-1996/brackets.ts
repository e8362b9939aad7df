type Seeds = readonly [number, number];

// @row 216
/**
 * 002, 4, Swiss-Elimination: the first round by ranking, in the printed order; the winners of neighbours meet in the
 * next round.
 */
export const BRACKETS = {
  8: [
    [1, 8],
    [4, 5],
    [3, 6],
    [2, 7],
  ],
  16: [
    [1, 16],
    [8, 9],
    [5, 12],
    [4, 13],
    [3, 14],
    [6, 11],
    [7, 10],
    [2, 15],
  ],
} as const satisfies Readonly<Record<number, readonly Seeds[]>>;
