export { findKeptDifference } from './find-kept-difference.js';
export {
  OtherRules,
  type RunVerification,
  VerificationRepository,
  type VerificationRow,
} from './verification.repository.js';
