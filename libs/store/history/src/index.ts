export { findStoredTournament } from './find-stored-tournament.js';
export {
  keepRules,
  findNewestRules,
  loadRulesAt,
  loadStoredRules,
  rulesShown,
  rulesTakenFrom,
  type StoredRules,
  settleRules,
  restoreRules,
} from './league-rules/stored-rules.js';
export { loadRowIds } from './league-rules/load-row-ids.js';
export { unpackMeetings } from './reader/meetings.js';
export { IS_PAUSED, type Pause, readPause, findPause } from './pause.js';
export { RATING_RULES } from './rating-rules.js';
export { type HistoryRange, positionLiteral } from './reader/history-range.js';
export { HistoryReader, type OpenedHistory, type UnstoredFacts } from './reader/history-reader.js';
export {
  isChanged,
  type PublishedStep,
  AWARD_COLUMNS,
  BADGE_COLUMNS,
  ENTITLEMENT_COLUMNS,
  OUTCOME_COLUMNS,
  RATING_CHANGE_COLUMNS,
  RATING_COLUMNS,
  CHAIN_COLUMNS,
  writeAwards,
  writeBadges,
  writeEntitlements,
  writeLinks,
  writeOutcome,
  writeRatingChanges,
} from './reader/outcome-rows.js';
export {
  insertPendingChange,
  markPendingChanges,
  type PendingChange,
  removePendingChangesOf,
  removePendingChangesOfMerge,
  listPendingChanges,
  listPendingMerges,
  removePendingChanges,
} from './reader/pending-changes.js';
export { findPublished, type LoadedTournament } from './reader/read-history.js';
export {
  beginsBeforeAll,
  loadOpenings,
  restoreOpenings,
  settleOpenings,
  type StoredOpeningRating,
  type StoredOpenings,
} from './openings/stored-openings.js';
export { loadPolicies, loadRulings, SELECT_RULINGS } from './rulings/load-rulings.js';
export { RulingEntity } from './rulings/ruling.entity.js';
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
export {
  type AsOf,
  AsOfReadModel,
  dayOf,
  type PublicationName,
  PUBLICATIONS,
  type View,
  viewOf,
  pastOf,
} from './moments/as-of.read-model.js';
export {
  findHeadRun,
  HEAD,
  HEAD_RUN,
  findOldestRun,
  readOldestRun,
  type Head,
  readHead,
  readHeadRun,
} from './moments/head-run.js';
export { publishedRows, publishedResults } from './moments/published-rows.js';
export { loadLinksBefore, findLastPlayedAt } from './reader/history-state.js';
export { PlayerNumbers } from './reader/player-numbers.js';
export { readRating, selectRatings, type RatingRow } from './reader/rating-rows.js';
export { certainPlace, FIELD_SIZE } from './scorecards/stated-places.js';
