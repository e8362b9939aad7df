import type { UnplayedMatch, UnplayedRow } from './rule-questions.js';

/** Returns a row for a pairing that was not played; members that are left out are null. */
export const unplayedRow = (row: Pick<UnplayedRow, 'sides'> & Partial<UnplayedRow>): UnplayedRow => ({
  result: null,
  gameFor: null,
  endedBy: null,
  ...row,
});

/** Returns a match whose only row gives a bye to the player who was there. */
export const byeForOne = (present: 0 | 1): UnplayedMatch => ({
  rows: [unplayedRow({ sides: [present], result: 'BYE' })],
  outcome: 'bye-and-nothing',
});

/** Returns a match that one player has won and the other lost. */
export const wonUnplayed = (row: Partial<UnplayedRow>): UnplayedMatch => ({
  rows: [unplayedRow({ sides: [0, 1], ...row })],
  outcome: 'won-and-lost',
});

/** Rule systems without a Missed Game and without a result that both lose have no row when neither player was there. */
export const NOTHING_PLAYED: UnplayedMatch = { rows: [], outcome: 'nothing' };
