export { READER_FINDINGS } from './findings.js';
export { listFieldChanges, type FieldChange } from './patch/field-change.js';
export type { PatchOperation } from './patch/operation.js';
export { fitPatch, refitPatch, type FittingPatch } from './patch/patch-document.js';
export { readReport, readReportValue, type ReadingFacts, type ReadResult } from './read-report.js';
