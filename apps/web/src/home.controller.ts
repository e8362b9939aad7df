import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LeaderboardReadModel } from '@quadrant/persistence';
import { homePage } from './pages/home.page.js';
import { renderPage } from './serving/render-page.js';

@ApiExcludeController()
@Controller()
export class HomeController {
  constructor(private readonly leaderboards: LeaderboardReadModel) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  async show(): Promise<string> {
    return renderPage(homePage(await this.leaderboards.listTracks()));
  }
}
