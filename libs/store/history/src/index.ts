export { FailedReportRepository } from './failed-reports/failed-report.repository.js';
export type { RetryAnswer } from './failed-reports/retry-report.js';
export { findStoredTournament } from './find-stored-tournament.js';
export {
  keepRules,
  findNewestRules,
  loadRulesAt,
  loadStoredRules,
  rulesShown,
  rulesTakenFrom,
  type StoredRules,
} from './league-rules/stored-rules.js';
export { loadRowIds } from './league-rules/load-row-ids.js';
export { unpackMeetings } from './reader/meetings.js';
export { IS_PAUSED, type Pause, readPause } from './pause.js';
export { GAMES_FROM, WIDE_BUCKET } from './publication/board-cells.js';
export { type GoneTournament, listGoneTournaments } from './publication/gone-tournaments.js';
export { JOIN_PUBLISHED, mayBePublished } from './publication/may-be-published.js';
export { PublicationRepository, type WaitingWork } from './publication/publication.repository.js';
export { Publication } from './publication/publication.js';
export { PublicationBusy, type RollbackRefusal, RollbackRepository } from './publication/rollback.repository.js';
export { insertRun, type RunFacts } from './publication/runs.js';
export { enqueueChange, type WaitingJob } from './publication/waiting-jobs.js';
export { RATING_RULES } from './rating-rules.js';
export type { HistoryRange } from './reader/history-range.js';
export { HistoryReader, type OpenedHistory, type UnstoredFacts } from './reader/history-reader.js';
export { isChanged, type PublishedStep } from './reader/outcome-rows.js';
export {
  insertPendingChange,
  markPendingChanges,
  type PendingChange,
  removePendingChangesOf,
  removePendingChangesOfMerge,
} from './reader/pending-changes.js';
export { findPublished, type LoadedTournament } from './reader/read-history.js';
export { type DecisionRefusal, RefreshDecisionRepository } from './refresh/refresh-decision.repository.js';
export { isMoving, REFRESH_KINDS, REFRESH_STATES, RefreshRequest } from './refresh/refresh-request.entity.js';
export { RefreshRefused, RefreshRequestRepository, type WhatIfQuestion } from './refresh/refresh-request.repository.js';
export { REFRESH_SCOPES, type RefreshScope, type RefreshWish } from './refresh/refresh-requests.js';
export {
  type ComputedRefresh,
  type ExpectedRefresh,
  RefreshCancelled,
  type RefreshProgress,
  type RefreshToWork,
  RefreshWorkRepository,
} from './refresh/refresh-work.repository.js';
export { loadPolicies, loadRulings, SELECT_RULINGS } from './rulings/load-rulings.js';
export { RulingEntity } from './rulings/ruling.entity.js';
export { RulingRepository, type RulingRefusal, type StoredRuling } from './ruling-changes/ruling.repository.js';
export { loadReports, SETTLED_LEAGUE, type StoredReport } from './scorecards/load-reports.js';
export {
  unpackEntries,
  readScorecard,
  SCORECARD_COLUMNS,
  SCORECARD_FIELDS,
  writeScorecard,
} from './scorecards/scorecard-rows.js';
export { NotScored, rescore, scoreStored } from './scorecards/rescore.js';
export { ScorecardRepository } from './scorecards/scorecard.repository.js';
export { STANDING_COLUMNS, writeStandings } from './scorecards/standings.js';
export { validAt, type VersionedTable } from './valid-at.js';
