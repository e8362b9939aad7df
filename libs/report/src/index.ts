export { READER_FINDINGS } from './findings.js';
export { readReport, readReportValue, type ReadingFacts, type ReadResult } from './read-report.js';
export { didYouMean } from './near-miss.js';
