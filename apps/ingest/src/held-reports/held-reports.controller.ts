import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  decodeCursor,
  encodeCursor,
  Id,
  IfMatch,
  Operation,
  ReasonDto,
  type Actor,
} from '@quadrant/http';
import { rowsFor } from '@quadrant/rules/permissions';
import { HeldReportRepository, isHeldReportPosition } from '@quadrant/store/held-reports';
import {
  HeldApprovalDto,
  HeldApprovedDto,
  HeldReportDetailDto,
  HeldReportDto,
  heldReportOf,
  HeldReportPageDto,
  HeldReportQuery,
} from './held-report.dto.js';
import { correctedOf } from '../corrections/corrected.dto.js';
import { Receipts } from '../intake/receipts.service.js';
import { HeldReports } from './held-reports.service.js';
import type { FastifyRequest } from 'fastify';

const LISTING = 'held-reports';

@ApiTags('held reports')
@Controller('api/v1/held-reports')
export class HeldReportsController {
  constructor(
    private readonly heldReports: HeldReports,
    private readonly repository: HeldReportRepository,
    private readonly receipts: Receipts,
  ) {}

  @Get()
  @Operation('listHeldReports', {
    summary: 'Reports that wait for a decision, the newest first: your own, and those that you decide about',
    may: 'held-report.read',
    answers: HeldReportPageDto,
  })
  async list(
    @Query() { state, mine, limit, cursor }: HeldReportQuery,
    @CurrentActor() actor: Actor,
  ): Promise<HeldReportPageDto> {
    const after = cursor === undefined ? null : decodeCursor(LISTING, cursor, isHeldReportPosition);
    const wanted = { state: state ?? null, senderId: mine ? actor.accountId : null };
    const found = await this.repository.list(rowsFor(actor, 'held-report.read'), wanted, limit + 1, after);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const next = last ? encodeCursor(LISTING, { receivedAt: last.receivedAt.toISOString(), id: last.id }) : null;
    return { rows: rows.map(heldReportOf), next };
  }

  @Get(':id')
  @Operation('readHeldReport', {
    summary: 'A report that waits, for its sender and the coordinators of its place',
    may: 'held-report.read',
    answers: HeldReportDetailDto,
  })
  async read(
    @Id('held report, as its receipt names it') id: string,
    @CurrentActor() actor: Actor,
  ): Promise<HeldReportDetailDto> {
    const report = await this.heldReports.read(id, actor);
    const document = await this.heldReports.readDocument(report);
    return { ...heldReportOf(report), document, claimCodes: await this.heldReports.listClaimCodes(report) };
  }

  @Post(':id/approval')
  @Operation('approveHeldReport', {
    summary: 'Approves a report that waits: it counts',
    about:
      'For coordinators of the place. The report is planned again; whether it is on time follows from when it was received ' +
      'first. In the same step its sender may become an approved director.',
    may: 'held-report.decide',
    answers: HeldApprovedDto,
    problems: [422],
    idempotencyKey: 'refused',
  })
  async approve(
    @Id('held report, as its receipt names it') id: string,
    @Body() approval: HeldApprovalDto,
    @IfMatch('held report') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<HeldApprovedDto> {
    const approved = await this.heldReports.approve(approval, { id, versions, actor, requestId });
    return {
      ...heldReportOf(approved.report),
      approvedDirector: approved.isDirectorNew,
      receipt: approved.kind === 'approved' ? await this.receipts.of(approved.acceptance) : null,
      corrected: approved.kind === 'approved' ? null : correctedOf(approved.corrected),
    };
  }

  @Post(':id/refusal')
  @Operation('declineHeldReport', {
    summary: 'Declines a report that waits: it never counts',
    about: 'For coordinators of the place. Its sender sees the reason; after 90 days the report is deleted.',
    may: 'held-report.decide',
    answers: HeldReportDto,
  })
  async decline(
    @Id('held report, as its receipt names it') id: string,
    @Body() { reason }: ReasonDto,
    @IfMatch('held report') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<HeldReportDto> {
    return heldReportOf(await this.heldReports.decline(reason, { id, versions, actor, requestId }));
  }

  @Post(':id/withdrawal')
  @Operation('withdrawHeldReport', {
    summary: 'Withdraws a report that waits, for its sender',
    may: 'held-report.withdraw',
    answers: HeldReportDto,
  })
  async withdraw(
    @Id('held report, as its receipt names it') id: string,
    @IfMatch('held report') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<HeldReportDto> {
    return heldReportOf(await this.heldReports.withdraw({ id, versions, actor, requestId }));
  }
}
