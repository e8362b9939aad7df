import { Get } from '@nestjs/common';
import { LeaderboardReadModel } from '@quadrant/store/reading';
import { leaderboardsPage } from './pages/leaderboards.page.js';
import { PageController } from './serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController()
export class HomeController {
  constructor(private readonly leaderboards: LeaderboardReadModel) {}

  @Get()
  async show(): Promise<VNode> {
    return leaderboardsPage(await this.leaderboards.listTracks());
  }
}
