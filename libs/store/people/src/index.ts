export { insertGrant } from './accounts/account-rows.js';
export { AccountEntity } from './accounts/account.entity.js';
export { AccountRepository } from './accounts/account.repository.js';
export type { Account, GivenRole } from './accounts/account.js';
export { ATTEMPT_LIMITS } from './accounts/attempt-limits.js';
export { type Attempt, AttemptThrottle } from './accounts/attempt-throttle.js';
export type { HandleObstacle } from './accounts/handle-obstacle.js';
export { AccountIdentity } from './accounts/identity.entity.js';
export { IdentityRepository } from './accounts/identity.repository.js';
export { KnownDevice } from './accounts/known-device.entity.js';
export { KNOWN_DEVICE_LIFETIME_MS } from './accounts/known-device-rows.js';
export { KnownDeviceRepository } from './accounts/known-device.repository.js';
export { PasswordLink } from './accounts/password-link.entity.js';
export { PasswordLinkRepository } from './accounts/password-link.repository.js';
export { type PasswordChanged, PasswordRepository } from './accounts/password.repository.js';
export { RoleGrant } from './accounts/role.entity.js';
export { RoleRepository } from './accounts/role.repository.js';
export { Session } from './accounts/session.entity.js';
export { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from './accounts/session-rows.js';
export {
  type FoundSession,
  type ListedSession,
  type NewSession,
  SessionRepository,
} from './accounts/session.repository.js';
export { RecoveryCode } from './second-factor/recovery-code.entity.js';
export { SecondFactorEntity } from './second-factor/second-factor.entity.js';
export { type SecondFactor, SecondFactorRepository } from './second-factor/second-factor.repository.js';
export type { Identity, SignedUp, SignUp, SignUpRefusal } from './accounts/sign-up.js';
export { Token } from './accounts/token.entity.js';
export { TOKEN_LIFETIME_MS } from './accounts/token-rows.js';
export {
  type ForbiddenRequest,
  type FoundToken,
  type ListedToken,
  type NewToken,
  TokenRepository,
} from './accounts/token.repository.js';
export { type ClaimCode, issueClaimCodes, repeatClaimCodes, repeatCodesToSender } from './claims/claim-codes.js';
export { ClaimRepository } from './claims/claim.repository.js';
export { type Claim, type Claimant, type ClaimRefusal, isClaimPosition } from './claims/claim.js';
export { type ClaimedPlayer, lockClaimedPlayer } from './claims/claimed-player.js';
export { keepMergesOut, keepPeople, lockMerges } from './merges/merge-lock.js';
export { findSamePlayers } from './merges/same-players.js';
export { MergeTakenBack, restoreMerges, settleMerges } from './merges/settle-merges.js';
export {
  findFirstPlayed,
  loadRequestedIdentities,
  loadMerges,
  membersOf,
  PLAYER_MERGE_STATES,
  type PlayerMergeState,
  type StoredMerges,
  type UnsettledMerge,
} from './merges/stored-merges.js';
export { CandidateRepository } from './names/candidate.repository.js';
export { findCandidates } from './names/find-candidates.js';
export { openNameIndex } from './names/name-index.js';
export { listNamesakes } from './names/namesakes.js';
export { searchNameOf } from './names/search-name.js';
export { findWithheldHandles } from './names/withheld-handles.js';
export { readDocumentLabels } from './players/document-labels.js';
export { keyOfPlayer, type OwnPlayer, ownPlayer, OwnPlayerRepository, seeOwnPlayer } from './players/own-player.js';
export type { PlayerChange, PlayerChanged, PlayerFacts, PlayerRecord, PlayerRefusal } from './players/player-change.js';
export { PlayerRepository } from './players/player.repository.js';
export { showDifference } from './players/show-inside.js';
export { showFindings } from './players/show-findings.js';
export { findHiddenNames, readHiddenNames, showAsked, showRun, WithheldNames } from './players/withheld-names.js';
export { chargeQuotas } from './quotas/charge-quotas.js';
export { type Charge, QuotaExceeded } from './quotas/quota-exceeded.js';
export type { ReportAllowances } from './quotas/report-allowances.js';
export { UsageRepository } from './quotas/usage.repository.js';
export {
  type Attempt as RequestAttempt,
  type KeptAnswer,
  markStored,
  RequestKeyRepository,
} from './request-keys/request-key.repository.js';
export { type RowColumns, rowCondition } from './row-condition.js';
