import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { PolicyView } from '@quadrant/views';
import { rulingsPage } from './rulings.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('admin/rulings')
export class AdminRulingsController {
  constructor(private readonly policies: PolicyView) {}

  @Get()
  @May('switch.set')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const { rulings, on: today } = await this.policies.read();
    return rulingsPage({ rulings, makesAll: mayEver(actor, 'ruling.make').allowed, today });
  }
}
