import { Get } from '@nestjs/common';
import { May } from '@quadrant/http';
import { PageController } from '../serving/page-controller.decorator.js';
import { type AskedBatch, OfBatch } from './asked-batch.js';
import { BatchCalls } from './batch-calls.service.js';
import { diffPage } from './diff.page.js';
import type { VNode } from 'preact';

/** The fifth tab shows what publishing would move. */
@PageController('desk/history/:number/diff')
export class HistoryDiffController {
  constructor(private readonly calls: BatchCalls) {}

  @Get()
  @May('batch.bring')
  async diff(@OfBatch() asked: AskedBatch): Promise<VNode> {
    const [batch, diff] = await Promise.all([this.calls.find(asked), this.calls.diff(asked)]);
    return diffPage({ batch, diff });
  }
}
