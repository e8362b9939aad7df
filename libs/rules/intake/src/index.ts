export {
  type Corrected,
  type Correction,
  CORRECTION_ACTIONS,
  type CorrectionCommand,
  type CorrectionRefusal,
  type TakesEffect,
} from './corrections/correction.js';
export { countsAs, type Decided, decidedAfter, decidedNow, overridesOf } from './corrections/decided.js';
export { type CorrectionFacts, judgeCorrection } from './corrections/judge-correction.js';
export { notScorable } from './corrections/refuse-correction.js';
export { type FlaggingLeague, leagueLeft, leaguesOfFlag } from './corrections/refuse-flag.js';
export { changesNothing, effectOf, isWord, whenPublished } from './corrections/effect.js';
export type { StoredTournament } from './corrections/stored-tournament.js';
export {
  type EnteredTournament,
  type MergedPlayer,
  type MergeRefusal,
  mayMerge,
  refuseMerge,
} from './player-merges/refuse-merge.js';
export { checkField, NOTHING_NEARBY, type PlausibilityFacts } from './plausibility/check-report.js';
export { type Confirmation, findConfirmed, findUnconfirmed, TO_BE_CONFIRMED } from './plausibility/confirmation.js';
export { findDuplicates, scorePrint } from './plausibility/find-duplicates.js';
export { findTwoPlaces } from './plausibility/find-two-places.js';
export { twinsFinding, twinsIn } from './plausibility/find-twins.js';
export {
  headerOf,
  NEARBY_MS,
  playedTournament,
  type PlayedTable,
  type PlayedTournament,
  type Position,
  tablesOf,
} from './plausibility/played-tournament.js';
export type { CarriedDecisions, ReportDelivery, SubmitterRole, UnknownPlayers } from './report/delivery.js';
export type { KnownLeague } from './report/league-findings.js';
export { withCandidates, withoutCandidates } from './report/name-findings.js';
export type { RevisedReport } from './report/revised-report.js';
export { revisionChanges, type RevisionChange } from './report/revision-changes.js';
export { HELD_REASONS, type HeldReason, type HeldReasonKind } from './holds/held-reason.js';
export { findUnread, isGuarded } from './report/plan-hold.js';
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
export { refuseVenueDecision, type VenueDecision, type VenueRefusal } from './venues/venue-decision.js';
export {
  type CorrectionNote,
  type CorrectionToPublish,
  correctionToPublish,
  type TournamentChange,
} from './publishing/correction-to-publish.js';
export { planRun, type StoredChanges } from './publishing/plan-run.js';
export { beginOfSubmission, isDue, listDone, type SubmissionToProcess } from './publishing/submission-to-process.js';
export { thingsOf, type WaitingChange, type WantedRevision } from './publishing/waiting-change.js';
export type { TournamentRefusal } from './tournament-refusal.js';
