export {
  type Corrected,
  type Correction,
  CORRECTION_ACTIONS,
  type CorrectionCommand,
  type CorrectionRefusal,
  type TakesEffect,
} from './correction.js';
export { countsAs, type Decided, decidedAfter, decidedNow, overridesOf } from './decided.js';
export { type CorrectionFacts, judgeCorrection } from './judge-correction.js';
export { notScorable } from './refuse-correction.js';
export { type FlaggingLeague, leagueLeft, leaguesOfFlag } from './refuse-flag.js';
export { changesNothing, effectOf, isWord, whenPublished, isWaiting } from './effect.js';
export type { StoredTournament } from './stored-tournament.js';
