import { Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { May, PageForm, type SentForm } from '@quadrant/http';
import type { Finding } from '@quadrant/rules/tournament';
import { VerdictView } from '@quadrant/views';
import { t } from '../languages/t.js';
import { ApiCalls, problemOf } from '../forms/api-calls.service.js';
import { claimCodesPage } from './claim-codes.page.js';
import { receiptPage } from './receipt.page.js';
import { waitingPage } from './waiting.page.js';
import { choicesOf, confirmationsOf, faultsOfChoices } from './confirm-form.js';
import { formKeyOf } from '../query/form-key.js';
import type { OwnCode, OwnHeldReport, OwnSubmission } from './own-reports.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Shows a receipt of a report, or says where and for which decision the report waits. */
@PageController('submit')
export class SubmitReceiptsController {
  constructor(
    private readonly api: ApiCalls,
    private readonly verdicts: VerdictView,
  ) {}

  @Get('receipts/:id')
  @May('claim-codes.read')
  async receipt(@Param('id') id: string, @Req() request: FastifyRequest): Promise<VNode> {
    const receipt = await this.readReceipt(id, request);
    const [verdict] = await this.verdicts.listUnrated([receipt.submission.tournamentId]);
    return receiptPage({ ...receipt, unrated: verdict?.rated.rule ?? null });
  }

  @Get('receipts/:id/codes')
  @May('claim-codes.read')
  async codes(@Param('id') id: string, @Req() request: FastifyRequest): Promise<VNode> {
    const { tournament, claimCodes } = await this.readReceipt(id, request);
    return claimCodesPage({ submission: id, tournament, codes: claimCodes });
  }

  private async readReceipt(id: string, request: FastifyRequest) {
    const path = `/api/v1/submissions/${encodeURIComponent(id)}`;
    const { claimCodes } = await this.api.get<{ claimCodes: readonly OwnCode[] }>(request, `${path}/claim-codes`);
    const submission = await this.api.get<OwnSubmission>(request, path);
    const { header } = await this.api.get<{ header: { name: string; game: string } }>(
      request,
      `/api/v1/tournaments/${submission.tournamentId}`,
    );
    return { submission, tournament: header, claimCodes };
  }

  @Get('waiting/:id')
  @May('held-report.read')
  async waiting(@Param('id') id: string, @Query('done') done: unknown, @Req() request: FastifyRequest): Promise<VNode> {
    const report = await this.read(request, id);
    return waitingPage({ report, choices: choicesOfHeld(report, null), faults: [], isConfirmed: done === 'confirmed' });
  }

  @Post('waiting/:id/confirmation')
  @May('held-report.confirm')
  async confirm(
    @Param('id') id: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VNode | string> {
    const report = await this.read(request, id);
    const choices = choicesOfHeld(report, form);
    const confirm = confirmationsOf(choices);
    const missing = confirm.length === 0 ? [{ field: null, message: t('Tick what is correct, and say why.') }] : [];
    const faults = [...faultsOfChoices(choices), ...missing];
    if (faults.length > 0) {
      void reply.status(422);
      return waitingPage({ report, choices, faults, isConfirmed: false });
    }
    const answer = await this.api.ask<{ state: string; submissionId: string | null }>(request, {
      method: 'POST',
      path: `/api/v1/held-reports/${report.id}/confirmation`,
      body: { confirm },
      idempotencyKey: formKeyOf(form),
    });
    if (answer.kind === 'refused') throw problemOf(answer.problem);
    return seeOther(reply, `/submit/waiting/${report.id}?done=confirmed`);
  }

  @Post('waiting/:id/withdrawal')
  @May('held-report.withdraw')
  async withdraw(
    @Param('id') id: string,
    @PageForm() form: SentForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const answer = await this.api.ask(request, {
      method: 'POST',
      path: `/api/v1/held-reports/${encodeURIComponent(id)}/withdrawal`,
      body: {},
      idempotencyKey: formKeyOf(form),
    });
    if (answer.kind === 'refused') throw problemOf(answer.problem);
    return seeOther(reply, `/submit/waiting/${id}`);
  }

  private read(request: FastifyRequest, id: string): Promise<OwnHeldReport> {
    return this.api.get(request, `/api/v1/held-reports/${encodeURIComponent(id)}`);
  }
}

function choicesOfHeld({ state, findings, confirmations }: OwnHeldReport, form: SentForm | null) {
  if (state !== 'held') return [];
  const isSaid = (finding: Finding) =>
    confirmations.some(({ code, pointer }) => code === finding.code && (!pointer || pointer === finding.pointer));
  return choicesOf({ findings: findings.filter((finding) => !isSaid(finding)) }, form);
}

function seeOther(reply: FastifyReply, to: string): string {
  void reply.status(303).header('location', to);
  return '';
}
