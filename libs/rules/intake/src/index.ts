export {
  type Corrected,
  type Correction,
  CORRECTION_ACTIONS,
  type CorrectionCommand,
  type CorrectionRefusal,
  type TakesEffect,
} from './corrections/correction.js';
export { countsAs, type Decided, decidedAfter, decidedNow, overridesOf } from './corrections/decided.js';
export { changesNothing, effectOf, isWord, whenPublished } from './corrections/effect.js';
export type { StoredTournament } from './corrections/stored-tournament.js';
export {
  type CorrectionNote,
  type CorrectionToPublish,
  correctionToPublish,
  type TournamentChange,
} from './publishing/correction-to-publish.js';
export { planRun, type RunPlan, type StoredChanges } from './publishing/plan-run.js';
export { beginOfSubmission, isDue, listDone, type SubmissionToProcess } from './publishing/submission-to-process.js';
export { thingsOf, type WaitingChange, type WantedRevision } from './publishing/waiting-change.js';
export type { TournamentRefusal } from './tournament-refusal.js';
