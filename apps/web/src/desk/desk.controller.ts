import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { AnnouncementView, InboxView } from '@quadrant/views';
import { deskPage } from './desk.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

@PageController('desk')
export class DeskController {
  constructor(
    private readonly inbox: InboxView,
    private readonly announcements: AnnouncementView,
  ) {}

  @Get()
  @May('held-report.decide')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const counts = await this.inbox.countEach(actor);
    const late = await this.inbox.late(actor);
    const { toApprove, due } = await this.announcements.listForCoordinator(actor);
    return deskPage({ counts, late: late.length, announced: toApprove.length + due.length });
  }
}
