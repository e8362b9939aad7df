import { say } from '@quadrant/rules/message';
import { Get, Param, Req } from '@nestjs/common';
import { CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import type { Finding } from '@quadrant/rules/tournament';
import type { HeldReport } from '@quadrant/store/intake';
import { InboxView } from '@quadrant/views';
import { Operations, problemIn } from '../forms/operations.service.js';
import { heldReportPage } from './held-report.page.js';
import { heldReportsPage } from './held-reports.page.js';
import { findNearMisses, type NearMiss } from './near-misses.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { Previewed, ReportPreview, WithdrawalPreview } from '../previews/report-preview.js';
import type { FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Reports that wait for a coordinator. */
@PageController('desk/reports')
export class DeskReportsController {
  constructor(
    private readonly inbox: InboxView,
    private readonly operations: Operations,
  ) {}

  @Get()
  @May('held-report.decide')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    return heldReportsPage(await this.inbox.lists.reports(actor));
  }

  @Get(':id')
  @May('held-report.decide')
  async show(@Param('id') id: string, @CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<VNode> {
    const found = await this.inbox.openReport(id, actor);
    if (found === null) {
      throw notFound(
        say`There is no report with this id for you to decide.`,
        say`Reports that wait for you are at /desk/reports.`,
      );
    }
    const { report } = found;
    if (report.state !== 'held') return heldReportPage({ ...found, previewed: null, nearMisses: [] });
    return heldReportPage({ ...found, ...(await this.preview(report, request)) });
  }

  private async preview(
    report: HeldReport,
    request: FastifyRequest,
  ): Promise<{ readonly previewed: Previewed; readonly nearMisses: readonly NearMiss[] }> {
    const { id, request: wish, tournamentId, requestReason } = report;
    if (wish === 'withdrawal') {
      const path = `/api/v1/tournaments/${tournamentId}/withdrawal?preview=true`;
      const answer = await this.operations.ask(request, { method: 'POST', path, body: { reason: requestReason } });
      const previewed: Previewed =
        answer.status >= 300
          ? { kind: 'refused', problem: problemIn(answer) }
          : { kind: 'withdrawal', preview: answer.body as WithdrawalPreview };
      return { previewed, nearMisses: [] };
    }
    const document = await this.inbox.findDocument(id);
    if (document === null) throw notFound(say`The document of the report is gone.`);
    const body = JSON.parse(new TextDecoder().decode(document.raw)) as unknown;
    const path = tournamentId === null ? '/api/v1/submissions' : `/api/v1/tournaments/${tournamentId}/revisions`;
    const answer = await this.operations.ask(request, {
      method: 'POST',
      path: `${path}?preview=true&createPlayers=${document.createPlayers}`,
      body,
    });
    if (answer.status >= 300) {
      const problem = problemIn(answer);
      const findings = (problem['findings'] ?? []) as readonly Finding[];
      return { previewed: { kind: 'refused', problem }, nearMisses: findNearMisses(findings, body) };
    }
    const preview = answer.body as ReportPreview;
    return { previewed: { kind: 'report', preview }, nearMisses: findNearMisses(preview.findings, body) };
  }
}
