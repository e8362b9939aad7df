export {
  type ClaimCode,
  issueClaimCodes,
  repeatClaimCodes,
  repeatCodesOfBatch,
  repeatCodesToSender,
} from './claims/claim-codes.js';
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
export { findCandidates, KNOWN_RATING } from './names/find-candidates.js';
export { openNameIndex } from './names/name-index.js';
export { findNames } from './names/find-names.js';
export { listNamesakes } from './names/namesakes.js';
export { searchNameOf } from './names/search-name.js';
export { findWithheldHandles } from './names/withheld-handles.js';
export { readDocumentLabels } from './document-labels.js';
export { keyOfPlayer, type OwnPlayer, ownPlayer, OwnPlayerRepository, seeOwnPlayer } from './own-player.js';
export { type LeavingAccount, partFromPlayer, type PlayerAfterwards } from './part-from-player.js';
export type { PlayerChange, PlayerChanged, PlayerFacts, PlayerRecord, PlayerRefusal } from './player-change.js';
export { PlayerRepository, registerPlayer } from './player.repository.js';
export { showDifference } from './show-inside.js';
export { showFindings } from './show-findings.js';
export { findHiddenNames, readHiddenNames, showAsked, showRun, WithheldNames } from './withheld-names.js';
export { type DirectoryEntry, PlayerDirectoryReadModel } from './player-directory.read-model.js';
export { findShownPlayer, shownPlayerAt, shownPlayer } from './shown-player.js';
export { KnownPlayersReadModel } from './known-players.read-model.js';
export { insertCodedClaim, takeCodedPlayer, type CodedPlayer } from './claims/claim-at-sign-up.js';
