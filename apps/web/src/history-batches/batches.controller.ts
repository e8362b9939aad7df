import { Get, Query, Req } from '@nestjs/common';
import { type Actor, CurrentActor, May } from '@quadrant/http';
import { mayEver, maySendPast } from '@quadrant/rules/permissions';
import { HistoryWindowView } from '@quadrant/views';
import { PageController } from '../serving/page-controller.decorator.js';
import { BatchCalls } from './batch-calls.service.js';
import { batchesPage } from './batches.page.js';
import { splitPage } from './split.page.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** The pages that open batches: of files, and of the split of a player. */
@PageController('desk/history')
export class HistoryBatchesController {
  constructor(
    private readonly calls: BatchCalls,
    private readonly windows: HistoryWindowView,
  ) {}

  @Get()
  @May('batch.bring')
  async list(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const isCoordinator = mayEver(actor, 'batch.manage').allowed;
    const windows = isCoordinator ? [] : (await this.windows.listOpen()).filter((each) => maySendPast(actor, each));
    return batchesPage({ batches: await this.calls.list(request), windows, isCoordinator });
  }

  @Get('splits')
  @May('player.merge')
  async split(
    @Query('handle') handle: string | undefined,
    @Query('take') take: string | string[] | undefined,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const player = await this.calls.toSplit(request, handle ?? '');
    return splitPage({ player, leaving: new Set([take ?? []].flat()) });
  }
}
