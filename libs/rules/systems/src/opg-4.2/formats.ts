import type { CardPool, Format, GameTitle, Rules, Scenario } from '@quadrant/rules/tournament';

// @row 11, 18, 21, 25
/** The games of OPG 4.2 (000, section 1). */
export type OpgGame = Extract<GameTitle, '1e' | '2e' | 'tribbles'>;

type Matrix<Word extends string> = Readonly<Partial<Record<Word, readonly OpgGame[]>>>;

/** 000, 4.1. */
export const FORMAT_GAMES: Matrix<Format> = {
  constructed: ['1e', '2e', 'tribbles'],
  draft: ['1e', '2e', 'tribbles'],
  sealed: ['1e', '2e', 'tribbles'],
};

/** 000, 4.2. */
export const CARD_POOL_GAMES: Matrix<CardPool> = {
  complete: ['1e', '2e', 'tribbles'],
  limited: ['1e', '2e', 'tribbles'],
  traditional: ['1e', '2e', 'tribbles'],
  virtual: ['1e', '2e', 'tribbles'],
  block: ['1e'],
  academy: ['2e'],
};

/** 000, 4.3; the last three are the sealed deck variants of 003, which are First Edition's. */
export const RULES_GAMES: Matrix<Rules> = {
  otf: ['1e'],
  open: ['1e'],
  'x-list': ['1e'],
  revised: ['1e'],
  'warp-speed': ['1e'],
  standard: ['2e', 'tribbles'],
  slipstream: ['2e'],
  'starter-sealed': ['1e'],
  otsd: ['1e'],
  'otsd-draft': ['1e'],
};

/** 000, 4.4. */
export const SCENARIO_GAMES: Matrix<Scenario> = {
  'deck-lottery': ['1e', '2e', 'tribbles'],
  'no-such-thing-as-luck': ['1e', '2e'],
  'standard-orbit': ['1e', '2e', 'tribbles'],
  cool: ['1e', '2e', 'tribbles'],
  'race-to-the-alpha-quadrant': ['2e'],
};

/** Tells whether a table has this word for this game. */
export const isPlayedIn = <Word extends string>(matrix: Matrix<Word>, word: Word, game: GameTitle): boolean =>
  matrix[word]?.some((title) => title === game) ?? false;
