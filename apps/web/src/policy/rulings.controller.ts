import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { RulingReadModel } from '@quadrant/store/explanations';
import { PageMoments } from '../query/moments.service.js';
import { rulingsPage } from './rulings.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('admin/rulings')
export class AdminRulingsController {
  constructor(
    private readonly rulings: RulingReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get()
  @May('switch.set')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    return rulingsPage({
      rulings: await this.rulings.list(),
      makesAll: mayEver(actor, 'ruling.make').allowed,
      today: this.moments.today(),
    });
  }
}
