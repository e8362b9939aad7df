import { Module } from '@nestjs/common';
import { ClockModule, PastViewsModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/store/setup';
import { AccountView } from './accounts/account-view.js';
import { ViewerView } from './accounts/viewer-view.js';
import { AnnouncementView } from './announcements/announcement-view.js';
import { ApplicationView } from './championships/application-view.js';
import { AuditView } from './audit/audit-view.js';
import { InboxView } from './desk/inbox-view.js';
import { DisputeView } from './disputes/dispute-view.js';
import { EventView } from './events/event-view.js';
import { HomeView } from './home/home-view.js';
import { LeaderboardView } from './leaderboards/leaderboard-view.js';
import { ChampionsLeagueView } from './leagues/champions-league-view.js';
import { LeagueView } from './leagues/league-view.js';
import { SeasonView } from './leagues/season-view.js';
import { LiveTournamentView } from './live/live-tournament-view.js';
import { MyView } from './my/my-view.js';
import { NoticeView } from './notices/notice-view.js';
import { InquiryView } from './inquiries/inquiry-view.js';
import { VenueView } from './places/venue-view.js';
import { CareerView } from './players/career-view.js';
import { ChangePlayerView } from './players/change-player-view.js';
import { ExaminationView } from './operations/examination-view.js';
import { PlayerDirectoryView } from './players/player-directory-view.js';
import { PlayerView } from './players/player-view.js';
import { HistoryWindowView } from './history-windows/history-window-view.js';
import { OpeningView } from './openings/opening-view.js';
import { PolicyView } from './policy/policy-view.js';
import { PrizeView } from './prizes/prize-view.js';
import { RunView } from './runs/run-view.js';
import { TournamentDocumentView } from './tournaments/tournament-document-view.js';
import { WebhookView } from './webhooks/webhook-view.js';
import { TournamentView } from './tournaments/tournament-view.js';

/** Every view, for the apps that render answers. */
const VIEWS = [
  AccountView,
  AnnouncementView,
  ApplicationView,
  AuditView,
  CareerView,
  ChampionsLeagueView,
  ChangePlayerView,
  DisputeView,
  EventView,
  ExaminationView,
  HomeView,
  InboxView,
  InquiryView,
  LeaderboardView,
  LeagueView,
  LiveTournamentView,
  MyView,
  NoticeView,
  PlayerDirectoryView,
  PlayerView,
  HistoryWindowView,
  OpeningView,
  PolicyView,
  PrizeView,
  RunView,
  SeasonView,
  TournamentDocumentView,
  TournamentView,
  VenueView,
  ViewerView,
  WebhookView,
];

@Module({
  imports: [ClockModule, PastViewsModule, PersistenceModule.forRequests()],
  providers: [...VIEWS],
  exports: [...VIEWS],
})
export class ViewsModule {}
