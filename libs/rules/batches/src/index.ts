export {
  answersOfGroups,
  type DividedAnswers,
  type DividedEntry,
  divideEntries,
  entryKey,
  type EntryGroup,
  findMeeting,
  groupEntries,
  moveEntries,
} from './divide-entries.js';
export { concludeDates, noteOf } from './conclude-dates.js';
export type { DateEvidence } from './date-evidence.js';
export { folderOf } from './folder-of.js';
export {
  answerLacking,
  answerOpen,
  answerUndated,
  groupLacking,
  groupUndated,
  type LackingAnswer,
  type LackingFact,
  type LackingGroup,
  OFTEN_LACKING,
  refuseUndated,
  type UndatedAnswer,
} from './undated.js';
export {
  answersOf,
  answersOfTable,
  concludeItems,
  type Manifest,
  NO_MANIFEST,
  proposalsToTake,
  proposeManifest,
  parseManifest,
} from './manifest.js';
export { type BroughtTournament, type PastItem, readItem } from './past-item.js';
export { readDraft } from './draft-of-file.js';
export { findWritten, pairNames, type PairedNames, type UnusedLine } from './pair-names.js';
export { type Decisions, listPeople, NAME_DECISION, PEOPLE_COLUMNS, parseDecisions } from './people-table.js';
export { listManifest, listQuestions, type ToldCard, type ToldManifestRow, type ToldSide } from './question-table.js';
export { answersFor, concludedOrders, PAST_COLUMNS, type PastColumn, type Recipe, refuseRecipe } from './recipes.js';
export { groupDoubles, listMentions, type Mention, type SettledPast, settlePast, type Double } from './settle-past.js';
export {
  answerOfText,
  type ChangedText,
  changeTexts,
  listTexts,
  type RowWithTexts,
  type TextOfFiles,
  textsIn,
  type ToldText,
} from './texts.js';
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
export {
  type DoubleGroup,
  type DoublesOfBatch,
  type ItemBase,
  type ItemToJudge,
  judgeItems,
  listCopies,
  type Resemblance,
  tellDoubles,
  textOf,
} from './judge-items.js';
export { type ComparedItem, listResemblances } from './list-resemblances.js';
export { judgeUndo, type KeptReason, type PublishedItem } from './judge-undo.js';
export { looksLikeResults, shapeLabelOf, tellLook } from './shape-key.js';
export { prepareReport } from './prepare-report.js';
export { readBatchFile, type ReadBatchFile, type ReadTournament } from './read-batch-file.js';
export { type NamedReport, type Relation } from './relate-reports.js';
export { BATCH_LIMITS, type NotTaken, type SentBatchFile, type TakenFile, unpackFiles } from './unpack-files.js';
export {
  type AliasTold,
  knownDateOf,
  settleBatch,
  type SettledBatch,
  type StoredBeside,
  type ToldItem,
} from './settle-batch.js';
export {
  type CardTold,
  type PeopleTold,
  type PersonSide,
  type PersonTold,
  type QuestionTold,
  type WrittenName,
} from './tell-people.js';
export { type ChosenName, type KnownPlayers, type RefusedName } from './name-everybody.js';
export { type AnswerRefusal, judgeAnswer, type StandingAnswer } from './judge-answer.js';
export { questionKey } from './question-key.js';
export { reviewSenders, type SenderReview, type SentTournament } from './review-senders.js';
export { type Halves } from './find-halves.js';
export { findParts, PART_OF, partOfIn, withoutPartOf } from './parts.js';
