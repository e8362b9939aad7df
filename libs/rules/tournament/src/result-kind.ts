import type { Result } from './vocabulary.js';

/** What a match was for a player, whatever the rule system calls its results. */
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

/** What a result was for the player who has it: the first player of a match. */
export const kindOfResult = (result: Result): ResultKind => KINDS[result];

/** What the other player had. A bye has no other player, and both miss a missed game. */
export const mirrorKind = (kind: ResultKind): ResultKind => (kind === 'win' ? 'loss' : kind === 'loss' ? 'win' : kind);
