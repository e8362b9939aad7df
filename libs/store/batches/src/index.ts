export { type Batch, type BatchProblem, BatchRefused, type KeptThing } from './batch.js';
export { type BatchAuthor, type BatchDiff, BatchRepository, type ReviewRule } from './batch.repository.js';
export {
  type BatchFile,
  BatchFileRepository,
  type BatchHalves,
  type BatchShape,
  type FilesToDecide,
  type JoinedFile,
  type ManifestRow,
  type ReceivedFiles,
} from './batch-file.repository.js';
export {
  type BatchDoubles,
  type BatchItem,
  BatchPeopleRepository,
  type DoubleItem,
  type ItemResults,
  type KeptAnswer,
  type KeptName,
  type ShownHandle,
} from './batch-people.repository.js';
export { BatchPublicationRepository } from './batch-publication.repository.js';
export {
  answersOf,
  BatchWorkRepository,
  type FileToRead,
  type ItemToSettle,
  type SettledFacts,
  type StepToWork,
} from './batch-work.repository.js';
export { deliver, type PreparedItem, type Publishing } from './deliver.js';
export { type OwnEntry, type PlayerToSplit, type Split, SplitRepository } from './split.repository.js';
export type { UndoPreview } from './undo-batch.js';
