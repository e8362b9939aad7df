export { ExportRepository } from './export.repository.js';
export type {
  DocumentedTournament,
  PublishedAward,
  PublishedBadge,
  PublishedChange,
  PublishedEntitlement,
  PublishedHistory,
  PublishedPlayer,
  PublishedRating,
  PublishedStanding,
  PublishedTables,
  PublishedTournament,
} from './published-history.js';
export { PublishedReader } from './published-reader.js';
export {
  OtherRules,
  type RunVerification,
  VerificationRepository,
  type VerificationRow,
} from './verification.repository.js';
export { type Verification, type VerificationSettings, verifyHistory } from './verify-history.js';
