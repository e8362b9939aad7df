import { Get } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { ApplicationView } from '@quadrant/views';
import { ownApplicationsPage } from './own-applications.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const ROWS = 50;

/** Applications of the reader to hold a tournament above level 1. */
@PageController('my/applications')
export class OwnApplicationsController {
  constructor(private readonly applications: ApplicationView) {}

  @Get()
  @May('application.make')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    return ownApplicationsPage({ ...(await this.applications.listOwn(actor, ROWS)), handle: actor.handle });
  }
}
