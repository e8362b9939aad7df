export {
  type Acceptance,
  type AcceptCommand,
  type Delivery,
  OPERATING,
  type Refusal,
  type ReportRefused,
} from './acceptance.js';
export { acceptTournaments } from './acceptance/accept-tournaments.js';
export { answerAtOnce } from './acceptance/answer-at-once.js';
export { findExistingTournaments } from './acceptance/existing-tournament.js';
export { settleLeague } from './acceptance/held-league.js';
export type { IdempotencyClaim } from './acceptance/idempotency-keys.js';
export { compareNames, matchEntries, nameLinked } from './acceptance/match-entries.js';
export type { MatchedEntries } from './acceptance/matched-entries.js';
export { playerCreated } from './acceptance/name-findings.js';
export { findPlayers } from './acceptance/players.js';
export { ApplicationRepository, isApplicationPosition } from './applications/application.repository.js';
export {
  type Application,
  APPLICATION_STATES,
  type ApplicationRefusal,
  type ApplicationState,
  type DecidedApplication,
  type HeldTournament,
} from './applications/application.js';
export { ChampionshipWindowRepository } from './applications/championship-window.repository.js';
export { CorrectionRepository } from './corrections/correction.repository.js';
export { judgeCorrection } from './corrections/judge-correction.js';
export { notScorable } from './corrections/refuse-correction.js';
export { settleLevels } from './levels/settle-levels.js';
export { scoredAs } from './placed-report.js';
export { RegionRepository } from './places/region.repository.js';
export type { Region } from './places/regions.js';
export { settlePlaces } from './places/settle-places.js';
export type { VenueDecision, VenueRefusal } from './places/venue-decision.js';
export { isVenuePosition, type TournamentPlace, VenueRepository } from './places/venue.repository.js';
export { type Venue, VENUE_STATES, type VenueState } from './places/venue.js';
export { type JudgedMerge, judgeMerge, judgeUndo } from './player-merges/judge-merge.js';
export { listEntered } from './player-merges/merging-players.js';
export { PlayerMergeRepository } from './player-merges/player-merge.repository.js';
export type {
  EnteredTournament,
  MergeCommand,
  MergeRefusal,
  MergeStored,
  MergeUndoCommand,
} from './player-merges/player-merge.js';
export { settlePrizes } from './prizes/settle-prizes.js';
export { type AcceptAnswer, SubmissionRepository } from './submission.repository.js';
