import { Get } from '@nestjs/common';
import { Clock, CurrentActor, May, type Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import { RegionRepository } from '@quadrant/store/intake';
import { deskAnnouncementsPage } from './desk-announcements.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { AnnouncedTournamentsFinder } from './announced-tournaments.service.js';
import type { VNode } from 'preact';

/** Shows announced tournaments whose directors can be approved, and those whose results are due. */
@PageController('desk/announcements')
export class DeskAnnouncementsController {
  constructor(
    private readonly announced: AnnouncedTournamentsFinder,
    private readonly regions: RegionRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('director.approve')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    const regions = (await this.regions.list()).filter(
      ({ slug, continent }) => may(actor, 'director.approve', { place: { continent, region: slug } }).allowed,
    );
    return deskAnnouncementsPage({
      ...(await this.announced.find(actor)),
      regions: regions.map(({ slug, name }) => ({ value: slug, name })),
      approvesEverywhere: may(actor, 'director.approve-everywhere', {}).allowed,
      now: this.clock.now(),
    });
  }
}
