export type { CarriedDecisions, ReportDelivery, SubmitterRole, UnknownPlayers } from './report/delivery.js';
export type { KnownLeague } from './report/league-findings.js';
export { withCandidates, withoutCandidates } from './report/name-findings.js';
export type { RevisedReport } from './report/revised-report.js';
export { revisionChanges, type RevisionChange } from './report/revision-changes.js';
export { HELD_REASONS, type HeldReason, type HeldReasonKind } from './holds/held-reason.js';
export { findUnread, isGuarded, type RevisionTerms, termsOfRevision } from './report/plan-hold.js';
export { findHistoryWindow, type HistoryWindow, isOpen, mayUseWindow } from './report/history-window.js';
export { needsApproval } from './report/plan-level.js';
export type { FittingAnnouncement } from './report/plan-announcement.js';
export { namedVenue, type NamedVenue } from './report/plan-places.js';
export { type PlannedPlayer, planPlayers, withholdHidden } from './report/plan-players.js';
export { asksForPoints, claimedPrizes, type ClaimedPrizes } from './report/plan-prizes.js';
export {
  type HeldPlan,
  keyOf,
  type PlannedReport,
  planReport,
  type RepeatedReport,
  type ReportPlan,
  type ReportRefused,
  needsSeed,
  scoreAs,
  withSeed,
} from './report/plan-report.js';
export { tellLater } from './report/what-happens.js';
export { planReports } from './report/plan-reports.js';
export { recheckStored } from './report/recheck-stored.js';
export { planUnsound, type UnsoundDelivery } from './report/plan-unsound.js';
export { roleFor, type Refusal } from './report/refuse-revision.js';
export type {
  Allotment,
  ExistingTournament,
  KnownPlayer,
  LevelFacts,
  Namesake,
  PeopleFacts,
  PlaceFacts,
  PrizeFacts,
  ReportFacts,
  StoredSubmission,
} from './report/report-facts.js';
export { samePlayerFindings } from './report/same-players.js';
export type { TournamentRefusal } from './tournament-refusal.js';
export { type PartClosedRefusal, describeClosed, findClosedPart } from './holds/closed-part.js';
