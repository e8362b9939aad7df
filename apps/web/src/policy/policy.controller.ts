import { Get } from '@nestjs/common';
import { stabilityOn, withRulings } from '@quadrant/rules/policy';
import { RulingReadModel } from '@quadrant/store/explanations';
import { PageMoments } from '../query/moments.service.js';
import { policyPage } from './policy.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Shows how long results may move, and since when. */
@PageController('policy')
export class PolicyController {
  constructor(
    private readonly moments: PageMoments,
    private readonly rulings: RulingReadModel,
  ) {}

  @Get()
  async show(): Promise<VNode> {
    const rulings = await this.rulings.list();
    const { stability } = withRulings(rulings);
    return policyPage({ current: stabilityOn(this.moments.today(), stability), rows: stability, rulings });
  }
}
