import { Get } from '@nestjs/common';
import { May } from '@quadrant/http';
import { newLeaguePage } from '../leagues/direct/new-league.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Creates leagues, for people who appoint their directors. */
@PageController('desk/leagues')
export class DeskLeaguesController {
  @Get('new')
  @May('league.create')
  begin(): VNode {
    return newLeaguePage();
  }
}
