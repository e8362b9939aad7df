import { say } from '@quadrant/rules/message';
import { Get, Inject, Param } from '@nestjs/common';
import { Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { isMoving, RunView } from '@quadrant/views';
import { nextDueInstant } from '@quadrant/settings';
import { refreshPage } from './refresh.page.js';
import { refreshesPage } from './refreshes.page.js';
import { REFRESH_CRON } from '../serving/frames.service.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const MOST_REFRESHES = 10;

/** Shows refreshes: what the next one moves, and how far it is. */
@PageController('desk/refresh')
export class DeskRefreshController {
  constructor(
    private readonly runs: RunView,
    private readonly clock: Clock,
    @Inject(REFRESH_CRON) private readonly refreshCron: string,
  ) {}

  @Get()
  @May('refresh.request')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    const refreshes = (await this.runs.listRefreshes(MOST_REFRESHES)).filter(({ kind }) => kind !== 'what-if');
    return refreshesPage({
      refreshes,
      moving: refreshes.find(({ state }) => isMoving(state)) ?? null,
      publication: await this.runs.getPublication(),
      next: nextDueInstant(this.refreshCron, this.clock.now()),
      mayResume: mayEver(actor, 'publication.resume').allowed,
    });
  }

  @Get(':id')
  @May('refresh.decide')
  async show(@Param('id') id: string): Promise<VNode> {
    const found = await this.runs.openRefresh(id);
    if (found === null)
      throw notFound(say`There is no refresh with this id.`, say`All refreshes are at /desk/refresh.`);
    return refreshPage(found);
  }
}
