export { type AccountsAfter, AccountView, type OpenAccount, type OwnSecondFactor } from './accounts/account-view.js';
export { ViewerView } from './accounts/viewer-view.js';
export {
  type AnnouncementQuestion,
  AnnouncementView,
  subjectOfAnnouncement,
  wasEarlyEnough,
} from './announcements/announcement-view.js';
export { ApplicationView } from './applications/application-view.js';
export { AuditView } from './audit/audit-view.js';
export { type InboxList, InboxView, type OpenHeldReport } from './desk/inbox-view.js';
export { DisputeView, type OpenDispute, type ShownDispute } from './disputes/dispute-view.js';
export { FieldChangeDto } from './history/field-change.dto.js';
export { HistoryDiffDto } from './history/history-diff.dto.js';
export { StandingDto } from './history/standing.dto.js';
export { WhenItCounts } from './history/takes-effect.js';
export { VerdictDto } from './history/verdict.dto.js';
export { type HomeAnswer, HomeView } from './home/home-view.js';
export {
  type FoundOnLeaderboard,
  type Leaders,
  LeaderboardView,
  type MissedPlayer,
  type OpenLeaderboard,
  type ShownLeaderboard,
} from './leaderboards/leaderboard-view.js';
export { ChampionsLeagueView, type ShownChampionsLeague } from './leagues/champions-league-view.js';
export { LeagueView } from './leagues/league-view.js';
export { type SeasonQuestion, SeasonView } from './leagues/season-view.js';
export { LiveTournamentView, subjectOfLive } from './live/live-tournament-view.js';
export { MomentView } from './moments/moment-view.js';
export { type AskedMoment, isPastMoment, type Moment, NOW } from './moments/moment.js';
export { type MyAnswer, MyView } from './my/my-view.js';
export { type AskedPage, type Page } from './paging/read-page.js';
export { VenueView } from './places/venue-view.js';
export { CareerView } from './players/career-view.js';
export { ChangePlayerView } from './players/change-player-view.js';
export { PlayerDirectoryView } from './players/player-directory-view.js';
export {
  type ExplainedChange,
  type OpenPlayer,
  type OwnNumbers,
  type PlayerPageAnswer,
  PlayerView,
} from './players/player-view.js';
export { type PolicyAnswer, PolicyView } from './policy/policy-view.js';
export { PrizeView } from './prizes/prize-view.js';
export {
  type ExplainedMove,
  type NamedRuns,
  type OpenRefresh,
  type OpenRun,
  type RunsBefore,
  RunView,
} from './runs/run-view.js';
export { type OpenRevision, TournamentDocumentView } from './tournaments/tournament-document-view.js';
export {
  type FoundTournaments,
  type OpenTournament,
  type PlacedTournament,
  type PlayedRegion,
  TOURNAMENT_STATES,
  TournamentView,
  type TournamentStateChoice,
} from './tournaments/tournament-view.js';
export { ViewsModule } from './views.module.js';

// A store that is the whole answer to a question is its view already.
export { ChampionshipWindowRepository as WindowView } from '@quadrant/store/applications';
export { BoardsWatch, type Remembered } from '@quadrant/store/database';
export {
  type AskedGame,
  ExplanationReadModel as ExplanationView,
  ForeseenRatingReadModel as ForeseenRatingView,
  type RatingExplanation,
  RulingReadModel as RulingView,
  TossChainReadModel as TossChainView,
  VerdictReadModel as VerdictView,
} from '@quadrant/store/explanations';
export { isMoving } from '@quadrant/store/history';
export { RegionRepository as RegionView } from '@quadrant/store/intake';
export { CARD_NAME_KINDS, CardNameRepository as CardNameView } from '@quadrant/store/leagues';
export { ownPlayer } from '@quadrant/store/people';
export { VerificationRepository as VerificationView } from '@quadrant/store/proof';
export {
  type AsOf,
  dayOf,
  findTrack,
  LARGEST_MIN_GAMES,
  type LastChange,
  type LeaderboardPlaces,
  type LeaderboardRow,
  listAllTracks,
  MAPPED_KINDS,
  OperationsReadModel as OperationsView,
  PlayerLeaguePointsReadModel as PlayerLeaguePointsView,
  PlayerMergeReadModel as PlayerMergeView,
  type PlayerProfile,
  type PlayerRatingChange,
  type PlayerTournament,
  PointsReadModel as PointsView,
  type PublicationName,
  PUBLICATIONS,
  type RatingTrack,
  schemeRuleOf,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  SeasonLogReadModel as SeasonLogView,
  SeasonTournamentReadModel as SeasonTournamentView,
  SiteMapReadModel as SiteMapView,
  SiteSearchReadModel as SearchView,
  StatisticsReadModel as StatisticsView,
  type View,
  viewOf,
} from '@quadrant/store/reading';
