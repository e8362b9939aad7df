import { Logger, Module } from '@nestjs/common';
import { Authority, ClockModule, PastViewsModule } from '@quadrant/http';
import { QueueBoard } from '@quadrant/queue';
import { PersistenceModule } from '@quadrant/store/setup';
import { ViewsModule } from '@quadrant/views';
import { FileOpener } from '@quadrant/threads';
import {
  MAIL_SETTINGS,
  PUBLIC_URL,
  readAccountSettings,
  readMailSettings,
  readPrivacySettings,
  readPublicUrl,
  readQueueSettings,
  readRefreshCron,
} from '@quadrant/settings';
import { PRIVACY_SETTINGS } from './about/privacy-settings.js';
import { AboutController } from './about/about.controller.js';
import { AccountController } from './accounts/account.controller.js';
import { ACCOUNT_SETTINGS } from './accounts/account-settings.js';
import { SecondFactorPagesController } from './accounts/second-factor.controller.js';
import { SignInController } from './accounts/sign-in.controller.js';
import { PageMoments } from './query/moments.service.js';
import { AnnouncementPagesController } from './announcements/announcements.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { AdminController } from './admin/admin.controller.js';
import { AdminCardNamesController } from './admin/card-names.controller.js';
import { AdminQueueController } from './admin/queue.controller.js';
import { AdminRulingsController } from './policy/rulings.controller.js';
import { OwnApplicationsController } from './championships/own-applications.controller.js';
import { API_URL, readApiUrl } from './forms/api-settings.js';
import { CalculatorsController } from './calculators/calculators.controller.js';
import { ChampionshipsController } from './championships/championships.controller.js';
import { FindingsController } from './codes/findings.controller.js';
import { ProblemsController } from './codes/problems.controller.js';
import { FormsController } from './forms/forms.controller.js';
import { CompareController } from './compare/compare.controller.js';
import { DESK_CONTROLLERS } from './desk/desk-controllers.js';
import { Operations } from './forms/operations.service.js';
import { ApiCalls } from './forms/api-calls.service.js';
import { BatchCalls } from './history-batches/batch-calls.service.js';
import { BATCH_CONTROLLERS } from './history-batches/batch-controllers.js';
import { HomeController } from './home/home.controller.js';
import { SiteMapController } from './site-map/site-map.controller.js';
import { LeaderboardsController } from './leaderboards/leaderboards.controller.js';
import { PointsController } from './leagues/points.controller.js';
import { LeaguesController } from './leagues/leagues.controller.js';
import { LiveAppController } from './live/app.controller.js';
import { LivePagesController } from './live/live.controller.js';
import { MyPageController } from './my/my-page.controller.js';
import { MyTournamentsController } from './my/my-tournaments.controller.js';
import { ChangePlayerController } from './players/change-player.controller.js';
import { NoticePagesController } from './notices/notices.controller.js';
import { PlayersController } from './players/players.controller.js';
import { PolicyController } from './policy/policy.controller.js';
import { RulesController } from './rulebook/rules.controller.js';
import { RunPagesController } from './runs/runs.controller.js';
import { SearchController } from './search/search.controller.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { AssetNames } from './serving/asset-names.service.js';
import { Assets } from './serving/assets.service.js';
import { LanguageController, ThemeController } from './forms/choices.controller.js';
import { Frames, REFRESH_CRON } from './serving/frames.service.js';
import { PageInterceptor } from './serving/page.interceptor.js';
import { ProblemPages } from './serving/problem-pages.service.js';
import { DraftPreviews } from './submit/draft-previews.service.js';
import { SubmitDraftsController } from './submit/drafts.controller.js';
import { SubmitReceiptsController } from './submit/receipts.controller.js';
import { SubmitCalls } from './submit/submit-calls.service.js';
import { SubmitController } from './submit/submit.controller.js';
import { ChangeTournamentController } from './tournaments/change-tournament.controller.js';
import { FeedsController } from './feeds/feeds.controller.js';
import { WebhooksPageController } from './webhooks/webhooks.controller.js';
import { TournamentPagesController } from './tournaments/tournaments.controller.js';
import { ContactController } from './contact/contact.controller.js';
import { DirectorsController } from './tournaments/directors.controller.js';
import { VenuePagesController } from './places/venues.controller.js';
import { Viewers } from './frame/viewers.service.js';

const logger = new Logger('QueueBoard');
const tellTrouble = (line: string): void => logger.warn(line);

/** Answers with pages. Reading needs no script, and forms use the operations of the public API. */
@Module({
  imports: [ClockModule, PastViewsModule, PersistenceModule.forRequests(), ViewsModule],
  controllers: [
    AboutController,
    AccountController,
    FeedsController,
    WebhooksPageController,
    AdminController,
    AdminCardNamesController,
    AdminQueueController,
    AdminRulingsController,
    AnnouncementPagesController,
    AuditController,
    ...BATCH_CONTROLLERS,
    CalculatorsController,
    ChampionshipsController,
    ChangePlayerController,
    ChangeTournamentController,
    CompareController,
    ContactController,
    DirectorsController,
    ...DESK_CONTROLLERS,
    FindingsController,
    FormsController,
    HomeController,
    SiteMapController,
    LanguageController,
    LeaderboardsController,
    LeaguesController,
    LiveAppController,
    LivePagesController,
    MyPageController,
    MyTournamentsController,
    NoticePagesController,
    OwnApplicationsController,
    PlayersController,
    PointsController,
    PolicyController,
    ProblemsController,
    RulesController,
    RunPagesController,
    SearchController,
    DisputesController,
    SecondFactorPagesController,
    SignInController,
    SubmitController,
    SubmitReceiptsController,
    SubmitDraftsController,
    ThemeController,
    TournamentPagesController,
    VenuePagesController,
  ],
  providers: [
    { provide: ACCOUNT_SETTINGS, useFactory: () => readAccountSettings(process.env) },
    { provide: API_URL, useFactory: () => readApiUrl(process.env) },
    { provide: PRIVACY_SETTINGS, useFactory: () => readPrivacySettings(process.env) },
    { provide: MAIL_SETTINGS, useFactory: () => readMailSettings(process.env) },
    { provide: PUBLIC_URL, useFactory: () => readPublicUrl(process.env) },
    { provide: QueueBoard, useFactory: () => new QueueBoard(() => readQueueSettings(process.env), tellTrouble) },
    { provide: FileOpener, useFactory: () => new FileOpener() },
    { provide: REFRESH_CRON, useFactory: () => readRefreshCron(process.env) },
    ApiCalls,
    AssetNames,
    Assets,
    Authority,
    DraftPreviews,
    Frames,
    Operations,
    PageInterceptor,
    PageMoments,
    ProblemPages,
    BatchCalls,
    SubmitCalls,
    Viewers,
  ],
})
export class WebModule {}
