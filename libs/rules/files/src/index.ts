export {
  answersToRemember,
  isAnswerKey,
  isCellKey,
  LARGEST_ANSWERS,
  noteRemembered,
  recallAnswers,
  type Answers,
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
export { splitWorkbook, type SplitSheet } from './split-workbook.js';
export { tellNotes, type GridNotes } from './grid-notes.js';
export { COLUMN_CHOICES, headRowOf, openGrid, gridIn, tableOfGrid, type Grid } from './grid.js';
export type { FilePart } from './open-joined.js';
export { type PastFile, type PastTournament, readPastFile } from './past-file.js';
export type { FileShape } from './file-shape.js';
export { WORD_MEANINGS, type WordMeaning } from './parts/rename-words.js';
export { suggestAnswers, withoutDay } from './suggest-answers.js';
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
export { columnOf, isNobody, isTotal } from './parts/table-words.js';
export { resultKeysOf, type ResultKey } from './result-keys.js';
export { makeHarmless, undoHarmless } from './parts/harmless.js';
