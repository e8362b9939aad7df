export {
  type Announcement,
  type AnnouncementFilters,
  type AnnouncementRefusal,
  type AnnouncementRevision,
  ANNOUNCEMENT_CHANGES,
  type StoredAnnouncement,
} from './announcements/announcement.js';
export { AnnouncementRepository, isAnnouncementPosition } from './announcements/announcement.repository.js';
export { AnnouncementEntity } from './announcements/announcement.entity.js';
export { AnnouncementPlayer } from './announcements/announcement-player.entity.js';
export {
  AnnouncementPlayerRepository,
  type PlayerRefusal,
  type PlayersStored,
  type RegisteredPlayer,
  type RegisteredPlayers,
  type Registrar,
} from './announcements/announcement-player.repository.js';
export { type Acceptance, type ComparedDelivery, type Delivery, OPERATING } from './acceptance.js';
export { acceptReports } from './acceptance/accept-reports.js';
export { inReportTransaction } from './facts-changed.js';
export type { IdempotencyClaim } from './acceptance/idempotency-keys.js';
export { planAside } from './acceptance/plan-aside.js';
export { CorrectionRepository, type RefusedCorrection } from './corrections/correction.repository.js';
export { loadCorrection } from './corrections/load-correction.js';
export type { CannotCount, CannotWithdraw, UnreadFindings } from './held/approve-held-report.js';
export type { HeldReportRefusal } from './held/decide-held-report.js';
export { type HeldDocument, HeldReportRepository, isHeldReportPosition } from './held/held-report.repository.js';
export { type ConfirmedFinding, type Suspicion, SuspicionRepository } from './plausibility/suspicion.repository.js';
export {
  HELD_REPORT_STATES,
  HELD_REQUESTS,
  type HeldReceipt,
  type HeldReport,
  type HeldReportState,
  type HeldRequest,
} from './held-report.js';
export type { HeldWithdrawal } from './held/store-held-withdrawal.js';
export { RegionRepository } from './places/region.repository.js';
export { Region } from './places/region.entity.js';
export { isVenuePosition, type TournamentPlace, VenueRepository } from './places/venue.repository.js';
export { Venue, VENUE_STATES, type VenueState } from './places/venue.entity.js';
export { type JudgedMerge, judgeMerge, judgeUndo } from './player-merges/load-merge.js';
export { listEntered } from './player-merges/merging-players.js';
export { PlayerMergeRepository } from './player-merges/player-merge.repository.js';
export type { MergeCommand, MergeStored, MergeUndoCommand } from './player-merges/player-merge.js';
export { publishChains } from './tosses/publish-chains.js';
export { drawTossesFrom } from './tosses/seed-source.js';
export type { PossibleRepeat } from './acceptance/store-in-turns.js';
export { type AcceptAnswer, SubmissionRepository } from './submission.repository.js';
export type { Sealed, SealReceipt } from './receipt-seal.js';
