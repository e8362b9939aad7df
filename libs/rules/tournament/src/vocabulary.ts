/**
 * The words of a report (`docs/formats/quadrant-1.md`). Each literal is defined once, here; readers, rules, SQL and
 * pages use it.
 */

/**
 * The card games: the first three of 000, section 1; `stccg` of 001 and 002, `swccg` and `young-jedi` of 001, `sw-lcg`
 * of 004.
 */
export const GAME_TITLES = ['1e', '2e', 'tribbles', 'stccg', 'swccg', 'young-jedi', 'sw-lcg'] as const;
export type GameTitle = (typeof GAME_TITLES)[number];

/** Tournaments are played by these documents: 000, 001, 002, 004. */
export const RULE_SYSTEM_IDS = ['opg-4.2', 'decipher-1999', 'stccg-1996', 'ffg-swlcg-2016'] as const;
export type RuleSystemId = (typeof RULE_SYSTEM_IDS)[number];

/** 000, 4.1; `junior` is of 001, II.A. */
export const FORMATS = ['constructed', 'draft', 'sealed', 'junior'] as const;
export type Format = (typeof FORMATS)[number];

/** 000, 4.2. */
export const CARD_POOLS = ['complete', 'limited', 'traditional', 'virtual', 'block', 'academy'] as const;
export type CardPool = (typeof CARD_POOLS)[number];

/** 000, 4.3; the last three are sealed deck variants of 003. */
export const RULES = [
  'otf',
  'open',
  'x-list',
  'revised',
  'warp-speed',
  'standard',
  'slipstream',
  'starter-sealed',
  'otsd',
  'otsd-draft',
] as const;
export type Rules = (typeof RULES)[number];

/** 000, 4.4. */
export const SCENARIOS = [
  'deck-lottery',
  'no-such-thing-as-luck',
  'standard-orbit',
  'cool',
  'race-to-the-alpha-quadrant',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** The role of a tournament in the calendar of organized play: 000, section 11; the last is from section 12.7. */
export const KINDS = [
  'local',
  'regional',
  'national',
  'masters',
  'continental',
  'worlds',
  'release',
  'chairmans-challenge',
  'champions-league',
] as const;
export type Kind = (typeof KINDS)[number];

/** The method of pairing: 000, sections 7 and 10 and appendix A; from `strict-rank` on 001, 002 and 004. */
export const PAIRINGS = [
  'swiss',
  'single-elimination',
  'single-elimination-play-in',
  'modified-mcintyre',
  'mcintyre',
  'tribbles',
  'tribbles-finals',
  'strict-rank',
  'dark-light',
  'simple-swiss',
  'swiss-elimination',
  'double-elimination',
] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** The results of all rule systems: 000, 7.5 up to `MG`, then 001 and 002. Each rule system defines which of them it has. */
export const RESULTS = [
  'FW',
  'FL',
  'MW',
  'ML',
  'TT',
  'BYE',
  'EARNED_BYE',
  'MG',
  'WIN',
  'LOSS',
  'MODIFIED_WIN',
  'MODIFIED_LOSS',
  'TRUE_TIE',
] as const;
export type Result = (typeof RESULTS)[number];

/** The way in which a game ended: 000, 7.4.1, 7.9 and 7.10; other rule systems have the last three. */
export const ENDINGS = [
  'normal',
  'time',
  'concession',
  'external',
  'effect',
  'decked',
  'auto-loss',
  'both-auto-loss',
  'forfeit',
  'quit',
  'intentional',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** The side that a player takes in one game of a match: 001, II.A.i and 004, Swiss round. */
export const SIDES = ['dark', 'light'] as const;
export type Side = (typeof SIDES)[number];

/** 000, sections 7 and 10. */
export const STAGES = ['swiss', 'elimination'] as const;
export type Stage = (typeof STAGES)[number];

export const LEVELS = [1, 2, 3, 4, 5] as const;
/** 1 local, 2 Regional, 3 National or Trek Masters, 4 Continental, 5 Worlds (000, section 11). */
export type Level = (typeof LEVELS)[number];

/**
 * Each category has its own rating for a game title: 000, section 8; `junior` is from 001, II.A. No document has
 * `draft`: trekcc.org rated it separately before 2023.
 */
export const CATEGORIES = ['constructed', 'junior', 'draft', 'sealed', 'overall'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The state of a submission; `docs/words.md` and `docs/walk.md` explain each. */
export const SUBMISSION_STATES = [
  'accepted',
  'processed',
  'awaiting-refresh',
  'superseded',
  'withdrawn',
  'failed',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
