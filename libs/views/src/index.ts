export { type AccountsAfter, AccountView, type OpenAccount, type OwnSecondFactor } from './accounts/account-view.js';
export { ViewerView } from './accounts/viewer-view.js';
export {
  type AnnouncementQuestion,
  AnnouncementView,
  subjectOfAnnouncement,
} from './announcements/announcement-view.js';
export { ApplicationView } from './championships/application-view.js';
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
export type { Page } from './paging/read-page.js';
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
export { ClaimCodeDto, WHAT_A_CODE_DOES } from './claims/claim-code.dto.js';
export { PlayerCandidateDto } from './findings/player-candidate.dto.js';
export { ConfirmedFindingDto, FindingDto } from './findings/finding.dto.js';
export { SOURCE_FILE, SourceFileDto } from './source-file.dto.js';
export { problemOfAnnouncement } from './announcements/announcement-refusal.js';
export {
  NewAnnouncementDto,
  PostponementDto,
  AnnouncementDetailDto,
  AnnouncementPageDto,
  AnnouncementQuery,
  announcementOf,
  CancellationDto,
  ChangedAnnouncementDto,
  StoredAnnouncementDto,
  storedOf,
} from './announcements/announcement.dto.js';
export {
  NewRegisteredPlayerDto,
  RegisteredPlayersDto,
  RegistrationStateDto,
} from './announcements/registered-players.dto.js';
export { ChampionshipWindowRepository as WindowView } from '@quadrant/store/championships';
export { BoardsWatch } from '@quadrant/store/runs';
export type { Remembered } from '@quadrant/store/runs';
export type { AskedGame } from '@quadrant/store/explanations';
export { ExplanationReadModel as ExplanationView } from '@quadrant/store/explanations';
export { ForeseenRatingReadModel as ForeseenRatingView } from '@quadrant/store/explanations';
export type { RatingExplanation } from '@quadrant/store/explanations';
export { RulingReadModel as RulingView } from '@quadrant/store/rulings';
export { TossChainReadModel as TossChainView } from '@quadrant/store/tosses';
export { VerdictReadModel as VerdictView } from '@quadrant/store/explanations';
export { isMoving } from '@quadrant/store/refreshes';
export { RegionRepository as RegionView } from '@quadrant/store/places';
export { CARD_NAME_KINDS } from '@quadrant/store/leagues';
export { CardNameRepository as CardNameView } from '@quadrant/store/leagues';
export { ownPlayer } from '@quadrant/store/players';
export { VerificationRepository as VerificationView } from '@quadrant/store/verification';
export type { AsOf } from '@quadrant/store/history';
export { dayOf } from '@quadrant/store/history';
export { findTrack } from '@quadrant/store/leaderboards';
export { LARGEST_MIN_GAMES } from '@quadrant/store/leaderboards';
export type { LastChange } from '@quadrant/store/leaderboards';
export type { LeaderboardPlaces } from '@quadrant/store/leaderboards';
export type { LeaderboardRow } from '@quadrant/store/leaderboards';
export { listAllTracks } from '@quadrant/store/leaderboards';
export { MAPPED_KINDS } from '@quadrant/store/search';
export { OperationsReadModel as OperationsView } from '@quadrant/store/operations';
export { PlayerLeaguePointsReadModel as PlayerLeaguePointsView } from '@quadrant/store/leagues';
export { PlayerMergeReadModel as PlayerMergeView } from '@quadrant/store/player-merges';
export type { PlayerProfile } from '@quadrant/store/careers';
export type { PlayerRatingChange } from '@quadrant/store/careers';
export type { PlayerTournament } from '@quadrant/store/careers';
export { PointsReadModel as PointsView } from '@quadrant/store/leagues';
export type { PublicationName } from '@quadrant/store/history';
export { PUBLICATIONS } from '@quadrant/store/history';
export type { RatingTrack } from '@quadrant/store/leaderboards';
export { schemeRuleOf } from '@quadrant/store/leagues';
export { SEARCH_KINDS } from '@quadrant/store/search';
export type { SearchHit } from '@quadrant/store/search';
export type { SearchKind } from '@quadrant/store/search';
export { SeasonLogReadModel as SeasonLogView } from '@quadrant/store/leagues';
export { SeasonTournamentReadModel as SeasonTournamentView } from '@quadrant/store/leagues';
export { SiteMapReadModel as SiteMapView } from '@quadrant/store/search';
export { SiteSearchReadModel as SearchView } from '@quadrant/store/search';
export { StatisticsReadModel as StatisticsView } from '@quadrant/store/statistics';
export type { View } from '@quadrant/store/history';
export { viewOf } from '@quadrant/store/history';
