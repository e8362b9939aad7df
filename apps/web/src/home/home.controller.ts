import { Get } from '@nestjs/common';
import { HomeView } from '@quadrant/views';
import { homePage } from './home.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Each list shows this many. */
const MOST = { top: 5, movers: 6, late: 5, tournaments: 8, upcoming: 6 } as const;

@PageController()
export class HomeController {
  constructor(private readonly home: HomeView) {}

  @Get()
  async show(): Promise<VNode> {
    return homePage(await this.home.read(MOST));
  }
}
