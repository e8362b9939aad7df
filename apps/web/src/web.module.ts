import { Module } from '@nestjs/common';
import { PersistenceModule } from '@quadrant/persistence';
import { HomeController } from './home.controller.js';
import { LeaderboardsController } from './leaderboards/leaderboards.controller.js';
import { Assets } from './serving/assets.service.js';
import { ProblemPages } from './serving/problem-pages.service.js';

/** Answers out in pages that work without any script. */
@Module({
  imports: [PersistenceModule.forRequests()],
  controllers: [HomeController, LeaderboardsController],
  providers: [Assets, ProblemPages],
})
export class WebModule {}
