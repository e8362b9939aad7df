export {
  DRAFT_DAYS,
  type Draft,
  type DraftChange,
  type DraftOfLive,
  type DraftOfTournament,
  type DraftRefusal,
  type DraftSummary,
  MOST_DRAFTS,
  MOST_DRAFTS_OF_STRANGER,
  type NewDraft,
} from './draft.js';
export { DraftEntity } from './draft.entity.js';
export { DraftRepository } from './draft.repository.js';
export { type OwnPlaces, type SourceFile, storeSourceFile } from './source-file.js';
export { type UploadAnswer, UploadAnswerRepository } from './upload-answer.repository.js';
