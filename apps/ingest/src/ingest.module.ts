import { Module } from '@nestjs/common';
import { Authority, ClockModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/persistence';
import { DEFAULT_RATING_RULES } from '@quadrant/rating';
import { ApplicationsController } from './applications/applications.controller.js';
import { Corrections } from './corrections/corrections.service.js';
import { TournamentCorrectionsController } from './corrections/tournament-corrections.controller.js';
import { Previews, RATING_RULES } from './previews/previews.service.js';
import { ReportIntake } from './submissions/report-intake.service.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { TournamentRevisionsController } from './submissions/tournament-revisions.controller.js';
import { VenueProposalsController } from './venues/venue-proposals.controller.js';
import { VenuesController } from './venues/venues.controller.js';
import { WhatIfQuestions } from './what-if/what-if-questions.service.js';
import { WhatIfsController } from './what-if/what-ifs.controller.js';

/** Documents in: results of finished tournaments, and corrections of them. */
@Module({
  imports: [ClockModule, PersistenceModule.forRequests()],
  controllers: [
    ApplicationsController,
    SubmissionsController,
    TournamentCorrectionsController,
    TournamentRevisionsController,
    VenueProposalsController,
    VenuesController,
    WhatIfsController,
  ],
  providers: [
    { provide: RATING_RULES, useValue: DEFAULT_RATING_RULES },
    Authority,
    Corrections,
    Previews,
    ReportIntake,
    WhatIfQuestions,
  ],
})
export class IngestModule {}
