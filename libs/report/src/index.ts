export { READER_FINDINGS } from './findings.js';
export { validateReport } from './read-document.js';
export { readReport, readReportValue, type ReadingFacts, type ReadResult } from './read-report.js';
