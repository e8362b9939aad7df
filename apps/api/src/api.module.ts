import { Module } from '@nestjs/common';
import { Authority, ClockModule, PastViewsModule, QuotaModule } from '@quadrant/http';
import { MAIL_SETTINGS, readMailSettings } from '@quadrant/settings';
import { PersistenceModule } from '@quadrant/store/setup';
import { ViewsModule } from '@quadrant/views';
import { AnnouncementsController } from './announcements/announcements.controller.js';
import { DirectingInvitationsController } from './announcements/directing-invitations.controller.js';
import { DeckListsController } from './announcements/deck-lists.controller.js';
import { RegisteredPlayersController } from './announcements/registered-players.controller.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AddressesController } from './notices/addresses.controller.js';
import { NoticesController } from './notices/notices.controller.js';
import { Attempts } from './accounts/attempts.service.js';
import { ApplicationsController } from './championships/applications.controller.js';
import { Moments } from './moments/moments.service.js';
import { AuditController } from './audit/audit.controller.js';
import { ClaimsController } from './claims/claims.controller.js';
import { Claims } from './claims/claims.service.js';
import { CausesController } from './explanations/causes.controller.js';
import { ExplanationsController } from './explanations/explanations.controller.js';
import { LeaderboardsController } from './leaderboards/leaderboards.controller.js';
import { LeagueDirectors } from './leagues/league-directors.service.js';
import { LeaguesController } from './leagues/leagues.controller.js';
import { ManualAwardsController } from './leagues/manual-awards.controller.js';
import { PlayerLeaguePointsController } from './leagues/player-league-points.controller.js';
import { PointsController } from './leagues/points.controller.js';
import { CardNamesController } from './leagues/card-names.controller.js';
import { SchemesController } from './bonus-schemes/schemes.controller.js';
import { SeasonTablesController } from './leagues/season-tables.controller.js';
import { NotCountingController } from './leagues/not-counting.controller.js';
import { SeasonsController } from './leagues/seasons.controller.js';
import { PolicyController } from './policy/policy.controller.js';
import { RulesController } from './rulebook/rules.controller.js';
import { PlayerAliasesController } from './players/player-aliases.controller.js';
import { PlayerChanges } from './players/player-changes.service.js';
import { PlayerPrivacyController } from './players/player-privacy.controller.js';
import { PlayerRecordsController } from './players/player-records.controller.js';
import { CareersController } from './players/careers.controller.js';
import { PlayerMergesController } from './players/player-merges.controller.js';
import { PlayersController } from './players/players.controller.js';
import { EntitlementsController } from './prizes/entitlements.controller.js';
import { Entitlements } from './prizes/entitlements.service.js';
import { PrizesController } from './prizes/prizes.controller.js';
import { DisputeStepsController } from './disputes/dispute-steps.controller.js';
import { DisputesController } from './disputes/disputes.controller.js';
import { Disputes } from './disputes/disputes.service.js';
import { TournamentDisputesController } from './disputes/tournament-disputes.controller.js';
import { ProposalsController } from './proposals/proposals.controller.js';
import { ReceiptKeysController } from './receipts/receipt-keys.controller.js';
import { ReceiptsController } from './receipts/receipts.controller.js';
import { HistoryWindowsController } from './history-windows/history-windows.controller.js';
import { RegionsController } from './places/regions.controller.js';
import { PublicationController } from './runs/publication.controller.js';
import { RefreshEventsController } from './refreshes/refresh-events.controller.js';
import { RefreshEvents } from './refreshes/refresh-events.service.js';
import { RefreshesController } from './refreshes/refreshes.controller.js';
import { RunsController } from './runs/runs.controller.js';
import { StatisticsController } from './statistics/statistics.controller.js';
import { VerificationController } from './verification/verification.controller.js';
import { TossChainsController } from './tosses/toss-chains.controller.js';
import { SearchController } from './search/search.controller.js';
import { SubmissionsController } from './tournaments/submissions.controller.js';
import { RevisionDiffController } from './tournaments/revision-diff.controller.js';
import { TournamentDocumentController } from './tournaments/tournament-document.controller.js';
import { TournamentsController } from './tournaments/tournaments.controller.js';
import { InquiriesController } from './inquiries/inquiries.controller.js';
import { VenuesController } from './places/venues.controller.js';
import { WindowsController } from './championships/windows.controller.js';
import { SuspicionsController } from './suspicions/suspicions.controller.js';
import { SchemasController } from './schemas/schemas.controller.js';
import { OUTBOUND_POLICY, readOutboundPolicy } from '@quadrant/outbound';
import { ChangesController } from './webhooks/changes.controller.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { UploadAnswersController } from './uploads/upload-answers.controller.js';

/**
 * Serves everything in JSON except changes of one tournament's results: accounts, players, venues, announcements,
 * leagues, disputes, refreshes.
 */
@Module({
  imports: [
    AccountsModule,
    ClockModule,
    PastViewsModule,
    PersistenceModule.forRequests(),
    QuotaModule.forRequests(),
    ViewsModule,
  ],
  controllers: [
    AddressesController,
    NoticesController,
    AnnouncementsController,
    DirectingInvitationsController,
    DeckListsController,
    RegisteredPlayersController,
    ApplicationsController,
    ClaimsController,
    PlayerAliasesController,
    PlayerPrivacyController,
    EntitlementsController,
    DisputeStepsController,
    TournamentDisputesController,
    VenuesController,
    InquiriesController,
    PlayerRecordsController,
    LeaderboardsController,
    CareersController,
    SearchController,
    PlayersController,
    PrizesController,
    PlayerMergesController,
    SchemasController,
    TournamentsController,
    UploadAnswersController,
    RevisionDiffController,
    TournamentDocumentController,
    SubmissionsController,
    SuspicionsController,
    LeaguesController,
    ManualAwardsController,
    SeasonsController,
    PointsController,
    PolicyController,
    RulesController,
    ReceiptKeysController,
    ReceiptsController,
    SeasonTablesController,
    NotCountingController,
    PlayerLeaguePointsController,
    SchemesController,
    CardNamesController,
    DisputesController,
    ProposalsController,
    HistoryWindowsController,
    RegionsController,
    WindowsController,
    RefreshesController,
    RefreshEventsController,
    PublicationController,
    RunsController,
    StatisticsController,
    TossChainsController,
    VerificationController,
    ExplanationsController,
    CausesController,
    AuditController,
    ChangesController,
    WebhooksController,
  ],
  providers: [
    { provide: MAIL_SETTINGS, useFactory: () => readMailSettings(process.env) },
    Attempts,
    Authority,
    Claims,
    Entitlements,
    LeagueDirectors,
    PlayerChanges,
    Disputes,
    Moments,
    RefreshEvents,
    { provide: OUTBOUND_POLICY, useFactory: () => readOutboundPolicy(process.env) },
  ],
})
export class ApiModule {}
