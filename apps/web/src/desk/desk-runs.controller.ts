import { Get, Query } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { RunReadModel } from '@quadrant/store/reading';
import { runsPage } from './runs.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const ROWS = 20;

/** Lists everything that was published, and lets coordinators roll back. */
@PageController('desk/runs')
export class DeskRunsController {
  constructor(private readonly runs: RunReadModel) {}

  @Get()
  @May('refresh.request')
  async list(@Query('before') before: unknown, @CurrentActor() actor: Actor): Promise<VNode> {
    const from = typeof before === 'string' && /^[1-9]\d{0,8}$/.test(before) ? Number(before) : null;
    const found = await this.runs.list(ROWS + 1, from);
    const publication = await this.runs.getPublication();
    const runs = found.slice(0, ROWS);
    return runsPage({
      runs,
      names: await this.runs.nameSubjectsOf(runs),
      hasMore: found.length > ROWS,
      publication,
      mayRollBack: mayEver(actor, 'run.roll-back').allowed,
    });
  }
}
