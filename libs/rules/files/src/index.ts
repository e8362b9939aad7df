export { answersToRemember, isAnswerKey, noteRemembered, recallAnswers, type Answers } from './answers.js';
export { checkFile, checkOpened, type CheckedFile } from './check-file.js';
export { FILE_FINDINGS } from './file-findings.js';
export type { FileCounts } from './file-tournament.js';
export { keepFile, type KeptFile } from './keep-file.js';
export { openFile, openReading, type OpenedFile } from './open-file.js';
export { suggestAnswers } from './suggest-answers.js';
export { placeFindings, type Places } from './place-findings.js';
export { DOWNLOAD_FORMATS, type DownloadFormat, writeFile } from './writers/write-file.js';
