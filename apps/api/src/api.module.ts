import { Module } from '@nestjs/common';
import { ClockModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/persistence';
import { LeaderboardsController } from './leaderboards/leaderboards.controller.js';
import { LeaguesController } from './leagues/leagues.controller.js';
import { PointsController } from './leagues/points.controller.js';
import { PlayersController } from './players/players.controller.js';
import { RefreshesController } from './runs/refreshes.controller.js';
import { RunsController } from './runs/runs.controller.js';
import { SubmissionsController } from './tournaments/submissions.controller.js';
import { TournamentsController } from './tournaments/tournaments.controller.js';

/** Answers out in JSON, from what is published; and what a coordinator asks for. */
@Module({
  imports: [ClockModule, PersistenceModule.forRequests()],
  controllers: [
    LeaderboardsController,
    PlayersController,
    TournamentsController,
    SubmissionsController,
    LeaguesController,
    PointsController,
    RefreshesController,
    RunsController,
  ],
})
export class ApiModule {}
