import { Module } from '@nestjs/common';
import { Authority, ClockModule, QuotaModule, readPreviewSettings } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/store/setup';
import { ApplicationsController } from './applications/applications.controller.js';
import { ClaimsController } from './claims/claims.controller.js';
import { Claims } from './claims/claims.service.js';
import { Corrections } from './corrections/corrections.service.js';
import { TournamentCorrectionsController } from './corrections/tournament-corrections.controller.js';
import { PlayerMergesController } from './players/player-merges.controller.js';
import { PlayerMerges } from './players/player-merges.service.js';
import { PreviewExecutor } from './previews/preview-executor.js';
import { hasThreads, PreviewThreads } from './previews/preview-threads.js';
import { PreviewsInProcess } from './previews/previews-in-process.js';
import { PREVIEW_SETTINGS, Previews } from './previews/previews.service.js';
import { PlayerAliasesController } from './players/player-aliases.controller.js';
import { PlayerPrivacyController } from './players/player-privacy.controller.js';
import { PlayerChanges } from './players/player-changes.service.js';
import { PlayersController } from './players/players.controller.js';
import { EntitlementsController } from './prizes/entitlements.controller.js';
import { Entitlements } from './prizes/entitlements.service.js';
import { ProblemStepsController } from './problems/problem-steps.controller.js';
import { Problems } from './problems/problems.service.js';
import { TournamentProblemsController } from './problems/tournament-problems.controller.js';
import { ProposalDecisionsController } from './proposals/proposal-decisions.controller.js';
import { ProposalDecisions } from './proposals/proposal-decisions.service.js';
import { Proposals } from './proposals/proposals.service.js';
import { TournamentProposalsController } from './proposals/tournament-proposals.controller.js';
import { RefusedDocuments } from './submissions/refused-documents.service.js';
import { ReportIntake } from './submissions/report-intake.service.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { TournamentRevisionsController } from './submissions/tournament-revisions.controller.js';
import { VenueProposalsController } from './venues/venue-proposals.controller.js';
import { VenuesController } from './venues/venues.controller.js';
import { WhatIfQuestions } from './what-if/what-if-questions.service.js';
import { WhatIfsController } from './what-if/what-ifs.controller.js';

/** In: documents of finished tournaments, corrections of them and of players, and what people find wrong or ask for. */
@Module({
  imports: [ClockModule, PersistenceModule.forRequests(), QuotaModule.forRequests()],
  controllers: [
    ApplicationsController,
    ClaimsController,
    EntitlementsController,
    PlayerAliasesController,
    PlayerPrivacyController,
    PlayersController,
    PlayerMergesController,
    ProblemStepsController,
    ProposalDecisionsController,
    SubmissionsController,
    TournamentCorrectionsController,
    TournamentProblemsController,
    TournamentProposalsController,
    TournamentRevisionsController,
    VenueProposalsController,
    VenuesController,
    WhatIfsController,
  ],
  providers: [
    { provide: PREVIEW_SETTINGS, useFactory: () => readPreviewSettings(process.env) },
    hasThreads()
      ? { provide: PreviewExecutor, useFactory: () => new PreviewThreads() }
      : { provide: PreviewExecutor, useClass: PreviewsInProcess },
    Authority,
    Claims,
    Corrections,
    Entitlements,
    PlayerChanges,
    PlayerMerges,
    Previews,
    Problems,
    ProposalDecisions,
    Proposals,
    RefusedDocuments,
    ReportIntake,
    WhatIfQuestions,
  ],
})
export class IngestModule {}
