import { say } from '@quadrant/rules/message';
import { Get, Param, Req } from '@nestjs/common';
import { CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import { HeldReportRepository, RegionRepository, type HeldReport } from '@quadrant/store/intake';
import { Operations, problemIn } from '../forms/operations.service.js';
import { heldReportPage } from './held-report.page.js';
import { heldReportsPage } from './held-reports.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { Inboxes } from '../frame/inbox.service.js';
import type { Previewed, ReportPreview, WithdrawalPreview } from '../previews/report-preview.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';
import { validate as isUuid } from 'uuid';

/** Reports that wait for a coordinator. */
@PageController('desk/reports')
export class DeskReportsController {
  constructor(
    private readonly inboxes: Inboxes,
    private readonly reports: HeldReportRepository,
    private readonly regions: RegionRepository,
    private readonly operations: Operations,
  ) {}

  @Get()
  @May('held-report.decide')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    return heldReportsPage(await this.inboxes.listReports(actor));
  }

  @Get(':id')
  @May('held-report.decide')
  async show(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const report = isUuid(id) ? await this.reports.find(id.toLowerCase()) : null;
    if (report === null || !may(actor, 'held-report.decide', { place: report.place }).allowed) {
      throw notFound(
        say`There is no report with this id for you to decide.`,
        say`Reports that wait for you are at /desk/reports.`,
      );
    }
    const approves = (action: 'director.approve' | 'director.approve-everywhere', place: object) =>
      report.accountId !== actor.accountId && may(actor, action, place).allowed;
    const known = (await this.regions.list()).filter(({ slug, continent }) =>
      approves('director.approve', { place: { continent, region: slug } }),
    );
    return heldReportPage({
      report,
      previewed: report.state === 'held' ? await this.preview(report, request) : null,
      regions: known.map(({ slug, name }) => ({ value: slug, name })),
      approvesEverywhere: approves('director.approve-everywhere', {}),
    });
  }

  private async preview(report: HeldReport, request: FastifyRequest): Promise<Previewed> {
    const { id, request: wish, tournamentId, requestReason } = report;
    if (wish === 'withdrawal') {
      const path = `/api/v1/tournaments/${tournamentId}/withdrawal?preview=true`;
      const answer = await this.operations.ask(request, { method: 'POST', path, body: { reason: requestReason } });
      if (answer.status >= 300) return { kind: 'refused', problem: problemIn(answer) };
      return { kind: 'withdrawal', preview: answer.body as WithdrawalPreview };
    }
    const document = await this.reports.findDocument(id);
    if (document === null) throw notFound(say`The document of the report is gone.`);
    const path = tournamentId === null ? '/api/v1/submissions' : `/api/v1/tournaments/${tournamentId}/revisions`;
    const answer = await this.operations.ask(request, {
      method: 'POST',
      path: `${path}?preview=true&createPlayers=${document.createPlayers}`,
      body: JSON.parse(new TextDecoder().decode(document.raw)) as unknown,
    });
    if (answer.status >= 300) return { kind: 'refused', problem: problemIn(answer) };
    return { kind: 'report', preview: answer.body as ReportPreview };
  }
}
