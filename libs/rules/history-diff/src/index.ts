export { DiffCollector } from './collect-diff.js';
export type { LeaderboardPair } from './compare-leaderboards.js';
export type { SeasonPair } from './compare-seasons.js';
export { describeDiff } from './describe-diff.js';
export type { DiffCauseKind, HistoryDiff, PointsTableId } from './history-diff.js';
export { listMentioned, nameDiff } from './name-diff.js';
export {
  type DiffPointsTable,
  type DiffTournament,
  type NamedHistoryDiff,
  renamePlayers,
  type UnstoredNames,
} from './named-diff.js';
export {
  type PlayerAward,
  type PlayerChange,
  type PlayerPrize,
  sumAwards,
  tellPrizes,
  type TournamentDifference,
  type TournamentSide,
} from './tournament-difference.js';
