import { Module } from '@nestjs/common';
import { Authority, ClockModule, QuotaModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/store/setup';
import { ViewsModule } from '@quadrant/views';
import { FileOpener } from '@quadrant/threads';
import {
  PUBLIC_URL,
  readBatchSettings,
  readPreviewSettings,
  readPublicUrl,
  readRefreshCron,
  readReportsFrom,
  REPORTS_FROM_SETTING,
} from '@quadrant/settings';
import { BATCH_SETTINGS, Batches } from './batches/batches.service.js';
import { BatchPeopleController } from './batches/batch-people.controller.js';
import { BatchTablesController } from './batches/batch-tables.controller.js';
import { SplitsController } from './batches/splits.controller.js';
import { BatchesController } from './batches/batches.controller.js';
import { Corrections } from './corrections/corrections.service.js';
import { LeagueFlagsController } from './corrections/league-flags.controller.js';
import { ReportRetryController } from './corrections/report-retry.controller.js';
import { TournamentCorrectionsController } from './corrections/tournament-corrections.controller.js';
import { TournamentWithdrawalsController } from './held-reports/tournament-withdrawals.controller.js';
import { HeldReportsController } from './held-reports/held-reports.controller.js';
import { HeldConfirmationsController } from './held-reports/held-confirmations.controller.js';
import { HeldConfirmations } from './held-reports/held-confirmations.service.js';
import { HeldReports } from './held-reports/held-reports.service.js';
import { LiveController } from './live/live.controller.js';
import { LiveEvents } from './live/live-events.service.js';
import { LiveTournaments } from './live/live.service.js';
import { OwnNotices } from './live/own-notices.service.js';
import { OUTBOUND_POLICY, readOutboundPolicy } from '@quadrant/outbound';
import { Openings } from './openings/openings.service.js';
import { OpeningsController } from './openings/openings.controller.js';
import { PlayerMergesController } from './player-merges/player-merges.controller.js';
import { PlayerMerges } from './player-merges/player-merges.service.js';
import { PreviewExecutor } from './previews/preview-question.js';
import { hasThreads, PreviewThreads } from './previews/preview-threads.js';
import { PreviewsInProcess } from './previews/previews-in-process.js';
import { PREVIEW_SETTINGS, Previews, REFRESH_CRON } from './previews/previews.service.js';
import { ProposalDecisionsController } from './proposals/proposal-decisions.controller.js';
import { ProposalDecisions } from './proposals/proposal-decisions.service.js';
import { Proposals } from './proposals/proposals.service.js';
import { TournamentProposalsController } from './proposals/tournament-proposals.controller.js';
import { DraftProposals } from './drafts/draft-proposals.service.js';
import { DraftsController } from './drafts/drafts.controller.js';
import { Drafts } from './drafts/drafts.service.js';
import { TournamentDraftsController } from './drafts/tournament-drafts.controller.js';
import { FileChecksController } from './intake/file-checks.controller.js';
import { hasPairingThread, PairingThreads } from './next-round/pairing-threads.js';
import { Pairings } from './next-round/pairings.service.js';
import { PairsInProcess } from './next-round/pairs-in-process.js';
import { RoundPairer } from './next-round/round-pairer.js';
import { RoundsController } from './next-round/rounds.controller.js';
import { RefusedDocuments } from './intake/refused-documents.service.js';
import { Receipts } from './intake/receipts.service.js';
import { ReportFiles } from './intake/report-files.service.js';
import { ReportReader } from './intake/report-reader.service.js';
import { ReportIntake } from './intake/report-intake.service.js';
import { InferredResultsController } from './intake/inferred-results.controller.js';
import { SubmissionsController } from './intake/submissions.controller.js';
import { TournamentRevisionsController } from './intake/tournament-revisions.controller.js';
import { WhatIfQuestions } from './what-if/what-if-questions.service.js';
import { WhatIfsController } from './what-if/what-ifs.controller.js';

/**
 * Serves everything that reads or changes the results of one tournament: reports, revisions, live rounds, pairings,
 * drafts, corrections, proposals, merges and previews; and what-ifs.
 */
@Module({
  imports: [ClockModule, PersistenceModule.forRequests(), QuotaModule.forRequests(), ViewsModule],
  controllers: [
    BatchesController,
    BatchPeopleController,
    BatchTablesController,
    SplitsController,
    DraftsController,
    FileChecksController,
    HeldConfirmationsController,
    HeldReportsController,
    InferredResultsController,
    TournamentWithdrawalsController,
    LeagueFlagsController,
    LiveController,
    OpeningsController,
    PlayerMergesController,
    ProposalDecisionsController,
    ReportRetryController,
    RoundsController,
    SubmissionsController,
    TournamentCorrectionsController,
    TournamentDraftsController,
    TournamentProposalsController,
    TournamentRevisionsController,
    WhatIfsController,
  ],
  providers: [
    { provide: PREVIEW_SETTINGS, useFactory: () => readPreviewSettings(process.env) },
    { provide: REFRESH_CRON, useFactory: () => readRefreshCron(process.env) },
    hasThreads()
      ? { provide: PreviewExecutor, useFactory: () => new PreviewThreads() }
      : { provide: PreviewExecutor, useClass: PreviewsInProcess },
    hasPairingThread()
      ? { provide: RoundPairer, useFactory: () => new PairingThreads() }
      : { provide: RoundPairer, useClass: PairsInProcess },
    { provide: FileOpener, useFactory: () => new FileOpener() },
    { provide: REPORTS_FROM_SETTING, useFactory: () => readReportsFrom(process.env) },
    { provide: PUBLIC_URL, useFactory: () => readPublicUrl(process.env) },
    { provide: BATCH_SETTINGS, useFactory: () => readBatchSettings(process.env) },
    Authority,
    Batches,
    Corrections,
    DraftProposals,
    Drafts,
    HeldConfirmations,
    HeldReports,
    LiveEvents,
    LiveTournaments,
    OwnNotices,
    { provide: OUTBOUND_POLICY, useFactory: () => readOutboundPolicy(process.env) },
    Openings,
    Pairings,
    PlayerMerges,
    Previews,
    ProposalDecisions,
    Proposals,
    Receipts,
    RefusedDocuments,
    ReportFiles,
    ReportIntake,
    ReportReader,
    WhatIfQuestions,
  ],
})
export class IngestModule {}
