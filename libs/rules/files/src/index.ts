export { FILE_FINDINGS } from './file-findings.js';
export type { FileCounts } from './file-tournament.js';
export { openFile, type OpenedFile } from './open-file.js';
export type { Answers } from './to-document.js';
export { DOWNLOAD_FORMATS, type DownloadFormat, writeFile } from './writers/write-file.js';
