export {
  answersToRemember,
  isAnswerKey,
  isCellKey,
  LARGEST_ANSWERS,
  noteRemembered,
  recallAnswers,
  type Answers,
  isNotKnown,
  NOT_KNOWN,
} from './answers.js';
export {
  checkFile,
  checkKeptRevision,
  checkOpened,
  checkRevision,
  type CheckedFile,
  type CheckedRevision,
} from './check-file.js';
export { noteOrigin, noteUnchanged } from './note-origin.js';
export { keepFile, LARGEST_TYPED, readKept } from './keep-file.js';
export { renameInDocument } from './document/rename-players.js';
export { gridOfDocument } from './document/document-table.js';
export { reviseByReading, reviseByTable } from './document/revise-by-table.js';
export { mentionsFormat, openFile, openReading } from './open-file.js';
export { splitFile, type SplitPart } from './split-file.js';
export { tellNotes, type GridNotes } from './grid-notes.js';
export { COLUMN_CHOICES, headRowOf, openGrid, gridIn, tableOfGrid, type Grid } from './grid.js';
export { editableTextOf, LARGEST_EDITED, withPlainBreaks } from './editable-text.js';
export type { FilePart } from './open-joined.js';
export { type PastFile, type PastTournament, readPastFile } from './past-file.js';
export { type FileShape, haveResults, type KnownColumn, knownColumnsIn } from './file-shape.js';
export { openWithGame } from './foresee-questions.js';
export { LEFT_OUT_TEXT, refuseText, refuseTexts, TEXT_ANSWER } from './read-texts.js';
export { COLUMNS_NOT_READ } from './parts/rename-columns.js';
export { RESULT_MEANINGS, type ResultMeaning, WORD_MEANINGS, type WordMeaning } from './parts/rename-words.js';
export { withoutDay } from './days-in-name.js';
export { roundInName, withoutPart } from './round-in-name.js';
export { lookOfFormat } from './read-file.js';
export { suggestAnswers } from './suggest-answers.js';
export { placeFindings, placeInDocument } from './place-findings.js';
export { markOrigin, takeOrigin, type Origin } from './origin.js';
export { PROGRAM_FILES, tableTextOf } from './read-file.js';
export { FILE_SCHEMAS } from './schemas/file-schemas.js';
export { JSON_SCHEMAS } from './schemas/json-schemas.js';
export type { TextFormat } from './writers/text-formats.js';
export {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  STANDINGS_FORMAT,
  writeDownload,
  writeFile,
  writeStandings,
} from './writers/write-file.js';
export { type Archive, isArchive, NotReadable, openArchive } from './workbooks/archive.js';
export type { WorkbookNotes } from './workbooks/read-workbook.js';
export type { FileCounts } from './parts/file-tournament.js';
export { type Column, columnOf, isColumn, isNobody, isTotal } from './parts/table-words.js';
export { resultKeysOf, type ResultKey } from './result-keys.js';
export { makeHarmless, undoHarmless } from './parts/harmless.js';
