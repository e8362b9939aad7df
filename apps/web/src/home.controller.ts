import { Get } from '@nestjs/common';
import { LeaderboardReadModel } from '@quadrant/persistence';
import type { VNode } from 'preact';
import { homePage } from './pages/home.page.js';
import { PageController } from './serving/page-controller.decorator.js';

@PageController()
export class HomeController {
  constructor(private readonly leaderboards: LeaderboardReadModel) {}

  @Get()
  async show(): Promise<VNode> {
    return homePage(await this.leaderboards.listTracks());
  }
}
