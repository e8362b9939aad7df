import { say } from '@quadrant/rules/message';
import { Get, Inject, Param, Req } from '@nestjs/common';
import { Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { DisputeView, InboxView, InquiryView } from '@quadrant/views';
import { nextDueInstant } from '@quadrant/settings';
import { Operations, problemIn } from '../forms/operations.service.js';
import { applicationsPage } from './applications.page.js';
import { checksPage } from './checks.page.js';
import { claimsPage } from './claims.page.js';
import { inquiriesPage } from './inquiries.page.js';
import { latePage } from './late.page.js';
import { proposalPage, proposalsPage } from './proposals.page.js';
import type { ReportPreview } from '../previews/report-preview.js';
import { venuesPage } from './venues.page.js';
import { REFRESH_CRON } from '../serving/frames.service.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Each page is a list of something else that waits for a coordinator. */
@PageController('desk')
export class DeskInboxController {
  constructor(
    private readonly inbox: InboxView,
    private readonly disputes: DisputeView,
    private readonly inquiries: InquiryView,
    private readonly operations: Operations,
    private readonly clock: Clock,
    @Inject(REFRESH_CRON) private readonly refreshCron: string,
  ) {}

  @Get('late')
  @May('held-report.decide')
  async late(@CurrentActor() actor: Actor): Promise<VNode> {
    const next = nextDueInstant(this.refreshCron, this.clock.now());
    return latePage({ reports: await this.inbox.late(actor), next });
  }

  @Get('applications')
  @May('application.decide', 'application.allot')
  async applications(@CurrentActor() actor: Actor): Promise<VNode> {
    return applicationsPage(await this.inbox.lists.applications(actor));
  }

  @Get('claims')
  @May('claim.decide')
  async claims(@CurrentActor() actor: Actor): Promise<VNode> {
    return claimsPage(await this.inbox.lists.claims(actor));
  }

  @Get('checks')
  @May('suspicion.decide')
  async checks(@CurrentActor() actor: Actor): Promise<VNode> {
    return checksPage(await this.inbox.lists.suspicions(actor));
  }

  @Get('venues')
  @May('venue.decide')
  async venues(@CurrentActor() actor: Actor): Promise<VNode> {
    return venuesPage(await this.inbox.lists.venues(actor), await this.inbox.verifiedVenues(actor));
  }

  @Get('inquiries')
  @May('inquiry.answer')
  async listInquiries(@CurrentActor() actor: Actor): Promise<VNode> {
    return inquiriesPage(await this.inbox.lists.inquiries(actor), await this.inquiries.listAnswered(actor));
  }

  @Get('proposals')
  @May('proposal.decide')
  async listProposals(@CurrentActor() actor: Actor): Promise<VNode> {
    return proposalsPage(await this.inbox.lists.proposals(actor));
  }

  @Get('proposals/:id')
  @May('proposal.decide')
  async proposal(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<VNode> {
    const proposal = await this.disputes.findToDecide(id, actor);
    if (proposal === null) {
      throw notFound(
        say`There is no proposal with this id for you to decide.`,
        say`Those that wait are at /desk/proposals.`,
      );
    }
    if (proposal.state !== 'open') return proposalPage({ proposal, previewed: null });
    const path = `/api/v1/proposals/${proposal.id}/acceptance?preview=true`;
    const answer = await this.operations.ask(request, { method: 'POST', path, body: { reason: 'preview' } });
    const previewed =
      answer.status >= 300
        ? ({ kind: 'refused', problem: problemIn(answer) } as const)
        : ({ kind: 'report', preview: answer.body as ReportPreview } as const);
    return proposalPage({ proposal, previewed });
  }
}
