export { READER_FINDINGS } from './findings.js';
export { listFieldChanges, type FieldChange } from './patch/field-change.js';
export type { PatchOperation } from './patch/operation.js';
export { fitPatch, refitPatch, type FittingPatch } from './patch/patch-document.js';
export { readReport, readReportValue, readStoredReport, type ReadingFacts, type ReadResult } from './read-report.js';
export { documentOf } from './write-document.js';
export { redactDocument, type RedactedDocument } from './redact-document.js';
export { redactFindings } from './redact-findings.js';
export { replaceHandles, type Labels } from './replace-handles.js';
