export { CarriedDecisionRepository } from './carried-decision.repository.js';
export type { DecidedTournament, Decision } from './decisions.js';
export { ExportRepository } from './export.repository.js';
export { findKeptDifference } from './find-kept-difference.js';
export { PublishedReader } from './published-reader.js';
export {
  OtherRules,
  type RunVerification,
  VerificationRepository,
  type VerificationRow,
} from './verification.repository.js';
