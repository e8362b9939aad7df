import { Get } from '@nestjs/common';
import { LeaderboardReadModel } from '@quadrant/store/reading';
import { homePage } from './pages/home.page.js';
import { PageController } from './serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController()
export class HomeController {
  constructor(private readonly leaderboards: LeaderboardReadModel) {}

  @Get()
  async show(): Promise<VNode> {
    return homePage(await this.leaderboards.listTracks());
  }
}
