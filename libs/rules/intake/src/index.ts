export {
  type Corrected,
  type Correction,
  CORRECTION_ACTIONS,
  type CorrectionCommand,
  type CorrectionRefusal,
  type TakesEffect,
} from './corrections/correction.js';
export { countsAs, type Decided, decidedAfter, decidedNow, overridesOf } from './corrections/decided.js';
export { changesNothing, effectOf, isWaiting, isWord, whenPublished } from './corrections/effect.js';
export type { StoredTournament } from './corrections/stored-tournament.js';
export type { TournamentRefusal } from './tournament-refusal.js';
