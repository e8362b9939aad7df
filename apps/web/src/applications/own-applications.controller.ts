import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { ApplicationRepository } from '@quadrant/store/applications';
import { ownApplicationsPage } from './own-applications.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const ROWS = 50;

/** Applications of the reader to hold a tournament above level 1. */
@PageController('my/applications')
export class OwnApplicationsController {
  constructor(private readonly applications: ApplicationRepository) {}

  @Get()
  @May('application.make')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    const own = {
      kind: 'some',
      ownerId: actor.accountId,
      directorKey: null,
      leagueDirectorKey: null,
      continents: [],
      regions: [],
    } as const;
    const applications = await this.applications.list(own, null, ROWS, null);
    return ownApplicationsPage({
      applications,
      announced: await this.applications.listAnnounced(applications.map(({ id }) => id)),
      handle: actor.handle,
    });
  }
}
