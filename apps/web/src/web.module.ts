import { Module } from '@nestjs/common';
import { ClockModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/persistence';
import { PageMoments } from './as-of/moments.service.js';
import { HomeController } from './home.controller.js';
import { LeaderboardsController } from './leaderboards/leaderboards.controller.js';
import { PlayerSearchController } from './players/player-search.controller.js';
import { PlayersController } from './players/players.controller.js';
import { Assets } from './serving/assets.service.js';
import { ProblemPages } from './serving/problem-pages.service.js';

/** Answers out in pages that work without any script. */
@Module({
  imports: [ClockModule, PersistenceModule.forRequests()],
  controllers: [HomeController, LeaderboardsController, PlayerSearchController, PlayersController],
  providers: [Assets, PageMoments, ProblemPages],
})
export class WebModule {}
