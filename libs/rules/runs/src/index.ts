export {
  type CorrectionNote,
  type CorrectionToPublish,
  correctionToPublish,
  type TournamentChange,
} from './correction-to-publish.js';
export { type BatchToPublish, planRun, type StoredChanges } from './plan-run.js';
export { beginOfSubmission, isDue, listDone, type SubmissionToProcess } from './submission-to-process.js';
export { thingsOf, type WaitingChange, type WantedRevision } from './waiting-change.js';
