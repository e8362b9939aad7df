export { type AccountsAfter, AccountView, type OpenAccount, type OwnSecondFactor } from './accounts/account-view.js';
export { ViewerView } from './accounts/viewer-view.js';
export { problemOfAnnouncement } from './announcements/announcement-refusal.js';
export {
  type AnnouncementQuestion,
  AnnouncementView,
  subjectOfAnnouncement,
} from './announcements/announcement-view.js';
export {
  AnnouncementDetailDto,
  announcementOf,
  AnnouncementPageDto,
  AnnouncementQuery,
  CancellationDto,
  ChangedAnnouncementDto,
  NewAnnouncementDto,
  OwnBracketDto,
  PostponementDto,
  StoredAnnouncementDto,
  storedOf,
  RepeatedAnnouncementsDto,
  RepetitionDto,
} from './announcements/announcement.dto.js';
export {
  ChangedRegistrationDto,
  NewRegisteredPlayerDto,
  RegistrationStateDto,
} from './announcements/registered-players.dto.js';
export { DeckListsDto, NewDeckListDto } from './announcements/deck-list.dto.js';
export { AuditView } from './audit/audit-view.js';
export { ApplicationView } from './championships/application-view.js';
export { ExaminationView } from './operations/examination-view.js';
export { ClaimCodeDto, WHAT_A_CODE_DOES } from './claims/claim-code.dto.js';
export { type InboxList, InboxView, type OpenHeldReport } from './desk/inbox-view.js';
export { DisputeView, type OpenDispute, type ShownDispute } from './disputes/dispute-view.js';
export { ConfirmedFindingDto, FindingDto } from './findings/finding.dto.js';
export { PlayerCandidateDto } from './findings/player-candidate.dto.js';
export { FieldChangeDto } from './history/field-change.dto.js';
export { HistoryDiffDto } from './history/history-diff.dto.js';
export { StandingDto } from './history/standing.dto.js';
export { WhenItCounts } from './history/takes-effect.js';
export { VerdictDto } from './history/verdict.dto.js';
export { type HomeAnswer, HomeView } from './home/home-view.js';
export {
  type FoundOnLeaderboard,
  LeaderboardView,
  type Leaders,
  type MissedPlayer,
  type OpenLeaderboard,
  type OwnLeaderboardRow,
  type ShownLeaderboard,
} from './leaderboards/leaderboard-view.js';
export { ChampionsLeagueView, type ShownChampionsLeague } from './leagues/champions-league-view.js';
export { LeagueView } from './leagues/league-view.js';
export { type SeasonQuestion, SeasonView } from './leagues/season-view.js';
export { LiveTournamentView, subjectOfLive } from './live/live-tournament-view.js';
export { MomentView } from './moments/moment-view.js';
export { type AskedMoment, isPastMoment, type Moment, NOW } from './moments/moment.js';
export { type MyAnswer, MyView } from './my/my-view.js';
export { NoticeView, type ShownNotice } from './notices/notice-view.js';
export type { Page } from './paging/read-page.js';
export { InquiryView, type WhomToWrite } from './inquiries/inquiry-view.js';
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
export { type HistoryWindowRow, HistoryWindowView } from './history-windows/history-window-view.js';
export { OpeningView } from './openings/opening-view.js';
export { listKeptData } from './policy/kept-data.js';
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
export { SOURCE_FILE, SourceFileDto } from './source-file.dto.js';
export { TournamentRoundDto } from './tournaments/tournament-results.dto.js';
export { type OpenRevision, TournamentDocumentView } from './tournaments/tournament-document-view.js';
export {
  type FoundTournaments,
  type OpenTournament,
  type PlacedTournament,
  type PlayedRegion,
  TOURNAMENT_STATES,
  type TournamentStateChoice,
  TournamentView,
} from './tournaments/tournament-view.js';
export { ViewsModule } from './views.module.js';

// A store that is the whole answer to a question is its view already.
export type { PlayerProfile, PlayerRatingChange, PlayerTournament } from '@quadrant/store/careers';
export { ChampionshipWindowRepository as WindowView } from '@quadrant/store/championships';
export {
  type AskedGame,
  ExplanationReadModel as ExplanationView,
  ForeseenRatingReadModel as ForeseenRatingView,
  type RatingExplanation,
  VerdictReadModel as VerdictView,
} from '@quadrant/store/explanations';
export { type AsOf, dayOf, type PublicationName, PUBLICATIONS, type View, viewOf } from '@quadrant/store/history';
export {
  findTrack,
  LARGEST_MIN_GAMES,
  type LastChange,
  type LeaderboardPlaces,
  type LeaderboardRow,
  listAllTracks,
  type RatingTrack,
} from '@quadrant/store/leaderboards';
export {
  CARD_NAME_KINDS,
  CardNameRepository as CardNameView,
  PlayerLeaguePointsReadModel as PlayerLeaguePointsView,
  PointsReadModel as PointsView,
  schemeRuleOf,
  SeasonLogReadModel as SeasonLogView,
  SeasonTournamentReadModel as SeasonTournamentView,
} from '@quadrant/store/leagues';
export { OperationsReadModel as OperationsView } from '@quadrant/store/operations';
export { RegionRepository as RegionView } from '@quadrant/store/places';
export { PlayerMergeReadModel as PlayerMergeView } from '@quadrant/store/player-merges';
export { ownPlayer } from '@quadrant/store/players';
export { isMoving } from '@quadrant/store/refreshes';
export { RulingReadModel as RulingView } from '@quadrant/store/rulings';
export { EventView } from './events/event-view.js';
export { type OpenWebhook, type OwnWebhooks, WebhookView } from './webhooks/webhook-view.js';
export { BoardsWatch, type Remembered } from '@quadrant/store/runs';
export {
  MAPPED_KINDS,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  SiteMapReadModel as SiteMapView,
  SiteSearchReadModel as SearchView,
} from '@quadrant/store/search';
export { StatisticsReadModel as StatisticsView } from '@quadrant/store/statistics';
export { TossChainReadModel as TossChainView } from '@quadrant/store/tosses';
export { VerificationRepository as VerificationView } from '@quadrant/store/verification';
