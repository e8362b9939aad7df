import type { Result } from './vocabulary.js';

/** The meaning of a result for a player, which is the same in all rule systems. */
export type ResultKind = 'win' | 'loss' | 'tie' | 'bye' | 'missed';

const KINDS: Readonly<Record<Result, ResultKind>> = {
  FW: 'win',
  MW: 'win',
  WIN: 'win',
  MODIFIED_WIN: 'win',
  FL: 'loss',
  ML: 'loss',
  LOSS: 'loss',
  MODIFIED_LOSS: 'loss',
  TT: 'tie',
  TRUE_TIE: 'tie',
  BYE: 'bye',
  EARNED_BYE: 'bye',
  MG: 'missed',
};

/** Returns the meaning of a result for the player who has it, who is the first player of a match. */
export const kindOfResult = (result: Result): ResultKind => KINDS[result];

/** Returns the other player's result. A bye has no other player, and both players miss a missed game. */
export const mirrorKind = (kind: ResultKind): ResultKind => (kind === 'win' ? 'loss' : kind === 'loss' ? 'win' : kind);
