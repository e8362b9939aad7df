export { concludeDates, type DateEvidence, folderOf, noteOf } from './conclude-dates.js';
export { answerUndated, groupUndated, refuseUndated, type UndatedAnswer, type UndatedGroup } from './undated.js';
export { answersOf, concludeItems, type Manifest, NO_MANIFEST, proposeManifest, parseManifest } from './manifest.js';
export { type BroughtTournament, type PastItem, readItem } from './past-item.js';
export { type Decisions, listPeople, PEOPLE_COLUMNS, parseDecisions } from './people-table.js';
export { listManifest, listQuestions, type ToldCard, type ToldManifestRow, type ToldSide } from './question-table.js';
export { answersFor, type Recipe, refuseRecipe } from './recipes.js';
export { groupDoubles, listMentions, type Mention, type SettledPast, settlePast, type Double } from './settle-past.js';
export { groupShapes, type Shape } from './shapes.js';
export { plainTableText, type Row, type TableRefusal, tableText } from './table.js';
export {
  afterChange,
  BATCH_STATES,
  BATCH_STEPS,
  type BatchFacts,
  type BatchRefusal,
  type BatchState,
  type BatchStep,
  ITEM_DECISIONS,
  ITEM_STATES,
  type ItemDecision,
  type ItemState,
  judgeChange,
  judgeReturn,
  judgeSending,
  judgeStep,
} from './batch-states.js';
export { judgeUndo, type KeptReason, type PublishedItem } from './judge-undo.js';
export { prepareReport } from './prepare-report.js';
export { readBatchFile, type ReadBatchFile, type ReadTournament } from './read-batch-file.js';
export { type NamedReport, relateReports, type Relation } from './relate-reports.js';
export { BATCH_LIMITS, type NotTaken, type SentBatchFile, type TakenFile, unpackFiles } from './unpack-files.js';
export {
  type AliasTold,
  type KnownPlayers,
  settleBatch,
  type SettledBatch,
  type StoredBeside,
  type ToldItem,
} from './settle-batch.js';
export { type CardTold, type PeopleTold, type PersonSide, type QuestionTold } from './tell-people.js';
export { type AnswerRefusal, judgeAnswer, type StandingAnswer } from './judge-answer.js';
export { questionKey } from './question-key.js';
export { reviewSenders, type SenderReview, type SentTournament } from './review-senders.js';
export { type Halves } from './find-halves.js';
export { findParts, PART_OF, partOfIn, withoutPartOf } from './parts.js';
