import { Module } from '@nestjs/common';
import { ClockModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/persistence';
import { ReportIntake } from './submissions/report-intake.service.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { TournamentRevisionsController } from './submissions/tournament-revisions.controller.js';

/** Documents in: results of finished tournaments, and corrections of them. */
@Module({
  imports: [ClockModule, PersistenceModule.forRequests()],
  controllers: [SubmissionsController, TournamentRevisionsController],
  providers: [ReportIntake],
})
export class IngestModule {}
