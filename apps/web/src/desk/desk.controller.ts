import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { AnnouncementView, InboxView } from '@quadrant/views';
import { mayEver } from '@quadrant/rules/permissions';
import { deskOfOthersPage, deskPage } from './desk.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('desk')
export class DeskController {
  constructor(
    private readonly inbox: InboxView,
    private readonly announcements: AnnouncementView,
  ) {}

  @Get()
  @May('held-report.decide', 'role.grant')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    if (!mayEver(actor, 'held-report.decide').allowed) return deskOfOthersPage();
    const counts = await this.inbox.countEach(actor);
    const late = await this.inbox.late(actor);
    const { toApprove, due } = await this.announcements.listForCoordinator(actor);
    return deskPage({ counts, late: late.length, announced: toApprove.length + due.length });
  }
}
