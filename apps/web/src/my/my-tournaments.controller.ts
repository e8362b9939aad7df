import { Get, Query, Req } from '@nestjs/common';
import { May } from '@quadrant/http';
import { ApiCalls } from '../asking/api-calls.service.js';
import { myTournamentsPage } from '../pages/my/my-tournaments.page.js';
import type { OwnHeldReport } from '../pages/submit/own-reports.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { SubmitCalls } from '../submit/submit-calls.service.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Of each list. */
const ROWS = 50;

/** What somebody has to do with as a director, each with its next step. */
@PageController('my/tournaments')
export class MyTournamentsController {
  constructor(
    private readonly api: ApiCalls,
    private readonly calls: SubmitCalls,
  ) {}

  @Get()
  @May('draft.keep')
  async list(@Query('done') done: unknown, @Req() request: FastifyRequest): Promise<VNode> {
    const held = await this.api.get<{ rows: OwnHeldReport[] }>(request, `/api/v1/held-reports?mine=true&limit=${ROWS}`);
    return myTournamentsPage({
      drafts: await this.calls.listDrafts(request),
      held: held.rows,
      isDeleted: done === 'deleted',
    });
  }
}
