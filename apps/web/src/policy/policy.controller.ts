import { Get } from '@nestjs/common';
import { STABILITY_POLICIES, stabilityOn } from '@quadrant/rules/policy';
import { PageMoments } from '../as-of/moments.service.js';
import { policyPage } from '../pages/policy.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** How long results may move, and since when. */
@PageController('policy')
export class PolicyController {
  constructor(private readonly moments: PageMoments) {}

  @Get()
  show(): VNode {
    return policyPage({ current: stabilityOn(this.moments.today()), rows: STABILITY_POLICIES });
  }
}
