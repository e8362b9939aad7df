export type { Difference } from './difference.js';
export type {
  DocumentedTournament,
  PublishedAward,
  PublishedBadge,
  PublishedChange,
  PublishedEntitlement,
  PublishedHistory,
  PublishedLeague,
  PublishedPlayer,
  PublishedRating,
  PublishedRun,
  PublishedStanding,
  PublishedTables,
  PublishedTournament,
} from './published-history.js';
export { findRunDifference, type Verification, type VerificationSettings, verifyHistory } from './verify-history.js';
