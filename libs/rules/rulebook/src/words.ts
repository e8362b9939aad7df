import type {
  CardPool,
  Ending,
  Format,
  GameTitle,
  Kind,
  Pairing,
  Result,
  Rules,
  Scenario,
} from '@quadrant/rules/tournament';

/** The rulebook uses these names for the words of a report, which are written for programs. */
export const GAMES: Readonly<Record<GameTitle, string>> = {
  '1e': 'First Edition',
  '2e': 'Second Edition',
  tribbles: 'Tribbles',
  stccg: 'Star Trek CCG',
  swccg: 'Star Wars CCG',
  'young-jedi': 'Young Jedi',
  'sw-lcg': 'Star Wars LCG',
};

export const FORMATS: Readonly<Record<Format, string>> = {
  constructed: 'Constructed',
  draft: 'Draft',
  sealed: 'Sealed',
  junior: 'Junior',
};

export const CARD_POOLS: Readonly<Record<CardPool, string>> = {
  complete: 'Complete',
  limited: 'Limited',
  traditional: 'Traditional',
  virtual: 'Virtual',
  block: 'Block',
  academy: 'Academy',
};

export const RULES: Readonly<Record<Rules, string>> = {
  otf: 'Official (OTF)',
  open: 'Open',
  'x-list': 'X-List',
  revised: 'Revised',
  'warp-speed': 'Warp Speed',
  standard: 'Standard',
  slipstream: 'Slipstream',
  'starter-sealed': 'Sealed Deck Format (1998)',
  otsd: 'Enhanced Format (1998)',
  'otsd-draft': 'OTSD Booster Draft (1998)',
};

export const SCENARIOS: Readonly<Record<Scenario, string>> = {
  'deck-lottery': 'Deck Lottery',
  'no-such-thing-as-luck': 'No Such Thing as Luck',
  'standard-orbit': 'Standard Orbit',
  cool: 'The "Cool" Tournament',
  'race-to-the-alpha-quadrant': 'Race to the Alpha Quadrant',
};

export const KINDS: Readonly<Record<Kind, string>> = {
  local: 'Local tournament',
  regional: 'Regional Championship',
  national: 'National Championship',
  masters: 'Trek Masters',
  continental: 'Continental Championship',
  worlds: 'World Championship',
  release: 'Release tournament',
  'chairmans-challenge': "Chairman's Challenge",
  'champions-league': 'Champions League',
};

export const PAIRINGS: Readonly<Partial<Record<Pairing, string>>> = {
  swiss: 'Swiss',
  'strict-rank': 'first against second, third against fourth',
  'dark-light': 'Dark against Light',
};

export const RESULTS: Readonly<Record<Result, string>> = {
  FW: 'Full Win',
  FL: 'Full Loss',
  MW: 'Modified Win',
  ML: 'Modified Loss',
  TT: 'True Tie',
  BYE: 'Bye',
  EARNED_BYE: 'Earned Bye',
  MG: 'Missed Game',
  WIN: 'Full win',
  LOSS: 'Loss',
  MODIFIED_WIN: 'Modified win',
  MODIFIED_LOSS: 'Modified loss',
  TRUE_TIE: 'True tie',
};

export const ENDINGS: Readonly<Record<Ending, string>> = {
  normal: 'normally',
  time: 'time ran out',
  concession: 'a player conceded',
  external: 'from outside the game',
  effect: 'by the effect of a card',
  decked: 'both decks ran out',
  'auto-loss': 'a player lost automatically',
  'both-auto-loss': 'both players lost automatically',
  forfeit: 'a player forfeited it',
  quit: 'a player quit',
  intentional: 'the players agreed to split the round',
};

const MONTHS = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Returns the name of a month, which is given as 1 to 12. */
export const monthName = (month: number): string => MONTHS.format(Date.UTC(2000, month - 1, 1));
