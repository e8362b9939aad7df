export {
  type AsOf,
  AsOfReadModel,
  dayOf,
  type PublicationName,
  PUBLICATIONS,
  type View,
  viewOf,
} from './as-of.read-model.js';
export { type AuditFilters, AuditReadModel, type AuditRow } from './audit.read-model.js';
export { CareerReadModel, type MoversQuery } from './careers/career.read-model.js';
export type {
  BestWin,
  Career,
  GameRecord,
  HeadToHead,
  Meeting,
  Mover,
  Movers,
  Opponent,
  Opponents,
  TrackCareer,
} from './careers/career.js';
export { OpponentReadModel } from './careers/opponent.read-model.js';
export { type Upset, UpsetReadModel } from './careers/upset.read-model.js';
export { type SearchHit, type SearchKind, SEARCH_KINDS, SearchReadModel } from './search/search.read-model.js';
export { MAPPED_KINDS, type MappedKind, SiteMapReadModel } from './site-map.read-model.js';
export type {
  AccuracyStep,
  CountryStatistics,
  FieldStatistics,
  FormatStatistics,
  GameStatistics,
  RatingAccuracy,
  RegionStatistics,
  Statistics,
  YearStatistics,
} from './statistics/statistics.js';
export { StatisticsReadModel } from './statistics/statistics.read-model.js';
export { SiteSearchReadModel } from './search/site-search.read-model.js';
export {
  type ChampionshipDetail,
  type ChampionshipQuery,
  ChampionshipReadModel,
  type ChampionshipWinner,
  type PlayedChampionshipTournament,
} from './championship.read-model.js';
export { type DirectoryEntry, PlayerDirectoryReadModel } from './directory/player-directory.read-model.js';
export { EntitlementReadModel, type PlayerEntitlements } from './entitlement.read-model.js';
export { findTrack, listAllTracks } from './find-track.js';
export { findHeadRun } from './head-run.js';
export { publishedRows } from './published-rows.js';
export { findShownPlayer, shownPlayerAt } from './shown-player.js';
export { LARGEST_MIN_GAMES } from './largest-min-games.js';
export { KnownPlayersReadModel } from './known-players.read-model.js';
export {
  type BoardFilters,
  type BoardPlace,
  isLeaderboardPosition,
  type LeaderboardPosition,
  type LeaderboardPage,
  type LeaderboardPart,
  type LeaderboardPlaces,
  type LeaderboardQuery,
  type LeaderboardRow,
  type RatingTrack,
} from './boards/leaderboard.js';
export { type LateReport, LateReportReadModel } from './late-report.read-model.js';
export { type LastChange, LastChangeReadModel } from './boards/last-change.read-model.js';
export { LeaderboardReadModel } from './boards/leaderboard.read-model.js';
export { ChampionsLeagueReadModel } from './leagues/champions-league.read-model.js';
export type { ChampionsLeagueBracket, ChampionsLeagueSeeds, EligiblePlayer } from './leagues/champions-league.js';
export { type AwardingTournament, type LeagueAward, schemeRuleOf } from './leagues/league-award.js';
export { LeagueSeasonReadModel } from './leagues/league-season.read-model.js';
export {
  type ListedTournament,
  NOT_COUNTING_REASONS,
  type NotCountingReason,
  type ShownMissionTally,
} from './leagues/listed-tournament.js';
export { PlayerLeaguePointsReadModel } from './leagues/player-league-points.read-model.js';
export type {
  LeaguePointsSum,
  BestSum,
  OwnAward,
  PlayerLeague,
  PlayerLeaguePoints,
  PlayerReach,
  PointsSum,
} from './leagues/player-league-points.js';
export { type Registration, REGISTRATION_SOURCES, type RegistrationSource } from './registration.js';
export { type SeasonLogEntry, SeasonLogReadModel } from './leagues/season-log.read-model.js';
export { SeasonTournamentReadModel } from './leagues/season-tournament.read-model.js';
export {
  type FailedReport,
  type Operations,
  OperationsReadModel,
  type WorkerHeartbeats,
} from './operations.read-model.js';
export { type PlayerMerge, PlayerMergeReadModel } from './player-merge.read-model.js';
export {
  type PlayerProfile,
  type PlayerRatingChange,
  PlayerReadModel,
  type PlayerTournament,
} from './player.read-model.js';
export { type OwnMatch, type PlayerResult, PlayerResultsReadModel } from './player-results.read-model.js';
export { type MastersWinner, PointsReadModel, type PointsRow } from './points.read-model.js';
export type { PlayerBadge, TournamentBadge, TournamentEntitlement } from './prize-rows.js';
export { type TournamentDocument, TournamentDocumentReadModel } from './tournament-document.read-model.js';
export { type PublicationState, RunReadModel, type RunRow, type SubjectNames } from './run.read-model.js';
export {
  ALL_TOURNAMENTS,
  TournamentListReadModel,
  type TournamentListQuery,
  type TournamentListRow,
} from './tournament-list.read-model.js';
export type {
  TournamentGame,
  TournamentMatch,
  TournamentPod,
  TournamentRound,
  TournamentStanding,
} from './tournament-results.js';
export {
  type SubmissionDetail,
  type TournamentAward,
  type TournamentDetail,
  type TournamentListing,
  TournamentReadModel,
} from './tournament.read-model.js';
