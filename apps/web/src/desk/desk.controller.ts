import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { deskPage, DESK_SECTIONS, type DeskSection } from './desk.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { AnnouncedTournamentsFinder } from '../announcements/announced-tournaments.service.js';
import { Inboxes } from '../frame/inbox.service.js';
import type { VNode } from 'preact';

@PageController('desk')
export class DeskController {
  constructor(
    private readonly inboxes: Inboxes,
    private readonly announced: AnnouncedTournamentsFinder,
  ) {}

  @Get()
  @May('held-report.decide')
  async show(@CurrentActor() actor: Actor): Promise<VNode> {
    const inbox = await this.inboxes.find(actor);
    const counts = Object.fromEntries(DESK_SECTIONS.map((section) => [section, inbox[section].length]));
    const late = await this.inboxes.listLate(actor);
    const { toApprove, due } = await this.announced.find(actor);
    return deskPage({
      counts: counts as Record<DeskSection, number>,
      late: late.length,
      announced: toApprove.length + due.length,
    });
  }
}
