import { Get } from '@nestjs/common';
import { type Actor, CurrentActor, May } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { PageController } from '../serving/page-controller.decorator.js';
import { type AskedBatch, OfBatch } from './asked-batch.js';
import { BatchCalls } from './batch-calls.service.js';
import { donePage } from './done.page.js';
import type { VNode } from 'preact';

/** The last tab publishes a batch, and takes it back. */
@PageController('desk/history/:number/done')
export class HistoryDoneController {
  constructor(private readonly calls: BatchCalls) {}

  @Get()
  @May('batch.bring')
  async done(@OfBatch() asked: AskedBatch, @CurrentActor() actor: Actor): Promise<VNode> {
    const [batch, diff] = await Promise.all([this.calls.find(asked), this.calls.diff(asked)]);
    const isCoordinator = mayEver(actor, 'batch.publish').allowed;
    const undo = isCoordinator && batch.state === 'published' ? await this.calls.undo(asked) : null;
    return donePage({
      batch,
      diff,
      isCoordinator,
      undo: undo === null ? null : undo.kind === 'done' ? undo.value : undo.problem,
    });
  }
}
