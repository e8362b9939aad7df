import { Get, Query, Req } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { DisputeView, HistoryWindowView, TournamentView } from '@quadrant/views';
import { ApiCalls } from '../forms/api-calls.service.js';
import { myTournamentsPage } from './my-tournaments.page.js';
import { addDays } from '@quadrant/rules/tournament';
import { PageMoments } from '../query/moments.service.js';
import type { OwnAnnouncement } from '../announcements/own-announcements.js';
import { isInSight, type OwnLive } from '../live/own-live.js';
import type { OwnInvitation } from '../announcements/own-invitations.js';
import type { OwnHeldReport } from '../submit/own-reports.js';
import { addressOf } from '../query/address.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { SubmitCalls } from '../submit/submit-calls.service.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Each list shows at most this many. */
const ROWS = 50;

/** A director may report a tournament for this many days; an older one has no next step here (policy, `reportBackDays`). */
const REPORT_DAYS = 365;

/** Shows the tournaments that somebody directs, each with its next step. */
@PageController('my/tournaments')
export class MyTournamentsController {
  constructor(
    private readonly api: ApiCalls,
    private readonly calls: SubmitCalls,
    private readonly disputes: DisputeView,
    private readonly tournaments: TournamentView,
    private readonly moments: PageMoments,
    private readonly historyWindows: HistoryWindowView,
  ) {}

  @Get()
  @May('draft.keep')
  async list(
    @Query('done') done: unknown,
    @Query('cursor') cursor: unknown,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const now = this.moments.now();
    const stored = await this.tournaments.listOwn(actor.handleKey, { limit: ROWS, cursor });
    const held = await this.api.get<{ rows: OwnHeldReport[] }>(request, `/api/v1/held-reports?mine=true&limit=${ROWS}`);
    const announced = await this.api.get<{ rows: OwnAnnouncement[] }>(
      request,
      `/api/v1/announcements/mine?from=${addDays(this.moments.today(), -REPORT_DAYS)}&limit=${ROWS}`,
    );
    const invited = await this.api.get<{ rows: OwnInvitation[] }>(request, '/api/v1/directing-invitations');
    const live = await this.api.get<{ rows: OwnLive[] }>(request, '/api/v1/live/mine');
    return myTournamentsPage({
      account: actor.handle,
      windows: await this.historyWindows.listOpen(),
      live: live.rows.filter((each) => isInSight(each, now)),
      invitations: invited.rows,
      announced: announced.rows,
      now,
      stored: stored.rows,
      older: stored.next && addressOf('/my/tournaments', {}, { cursor: stored.next }),
      toAnswer: await this.disputes.listNewest('to-answer', actor, ROWS),
      drafts: await this.calls.listDrafts(request),
      held: held.rows,
      answers: [...(await this.calls.rememberedAnswers(request))].map(([name, value]) => ({ name, value })),
      isDeleted: done === 'deleted',
    });
  }
}
