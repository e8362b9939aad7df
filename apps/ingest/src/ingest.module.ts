import { Module } from '@nestjs/common';
import { ClockModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/persistence';
import { DEFAULT_RATING_RULES } from '@quadrant/rating';
import { Corrections } from './corrections/corrections.service.js';
import { TournamentCorrectionsController } from './corrections/tournament-corrections.controller.js';
import { PlayerMergesController } from './players/player-merges.controller.js';
import { PlayerMerges } from './players/player-merges.service.js';
import { Previews, RATING_RULES } from './previews/previews.service.js';
import { ReportIntake } from './submissions/report-intake.service.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { TournamentRevisionsController } from './submissions/tournament-revisions.controller.js';
import { WhatIfQuestions } from './what-if/what-if-questions.service.js';
import { WhatIfsController } from './what-if/what-ifs.controller.js';

/** Documents in: results of finished tournaments, and corrections of them. */
@Module({
  imports: [ClockModule, PersistenceModule.forRequests()],
  controllers: [
    PlayerMergesController,
    SubmissionsController,
    TournamentCorrectionsController,
    TournamentRevisionsController,
    WhatIfsController,
  ],
  providers: [
    { provide: RATING_RULES, useValue: DEFAULT_RATING_RULES },
    Corrections,
    PlayerMerges,
    Previews,
    ReportIntake,
    WhatIfQuestions,
  ],
})
export class IngestModule {}
