import { Get } from '@nestjs/common';
import { May } from '@quadrant/http';
import { HistoryWindowView, OpeningView } from '@quadrant/views';
import { historyWindowsPage } from './history-windows.page.js';
import { balancesPage } from './balances.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** The pages with which coordinators bring in what was before. */
@PageController('desk/history')
export class DeskHistoryController {
  constructor(
    private readonly openings: OpeningView,
    private readonly historyWindows: HistoryWindowView,
  ) {}

  @Get('windows')
  @May('history-window.open')
  async windows(): Promise<VNode> {
    return historyWindowsPage(await this.historyWindows.list(), await this.historyWindows.listRegions());
  }

  @Get('balances')
  @May('opening.publish')
  async balances(): Promise<VNode> {
    return balancesPage(await this.openings.listSets());
  }
}
