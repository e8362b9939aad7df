import { Get, Query } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { RunView } from '@quadrant/views';
import { runsPage } from './runs.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const ROWS = 20;

/** Lists everything that was published, and lets coordinators roll back. */
@PageController('desk/runs')
export class DeskRunsController {
  constructor(private readonly runs: RunView) {}

  @Get()
  @May('refresh.request')
  async list(@Query('before') before: unknown, @CurrentActor() actor: Actor): Promise<VNode> {
    const mayRollBack = mayEver(actor, 'run.roll-back').allowed;
    return runsPage({ ...(await this.runs.listBefore(before, ROWS)), mayRollBack });
  }
}
