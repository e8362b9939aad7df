import { Body, Controller, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, IfMatch, Operation, ReasonDto, type Actor, PreviewQuery } from '@quadrant/http';
import type { CorrectedDto } from '../corrections/corrected.dto.js';
import { Corrections } from '../corrections/corrections.service.js';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import type { CorrectionPreviewDto } from '../previews/change-preview.dto.js';
import { CORRECTION_ANSWER } from '../corrections/correction-answer.js';
import { HeldReportDto, heldReportOf } from './held-report.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A withdrawal is the only correction that may have to wait for a coordinator. */
@ApiTags('corrections')
@Controller('api/v1/tournaments/:id/withdrawal')
export class TournamentWithdrawalsController {
  constructor(private readonly corrections: Corrections) {}

  @Post()
  @Operation('withdrawTournament', {
    summary: 'Withdraws a tournament: it no longer counts',
    about:
      'An approved director who did not play in it may do so for as long as its report is on time, a coordinator at any time. ' +
      'What a director does not withdraw alone waits for a coordinator: 202, and it is at `/api/v1/held-reports`.',
    may: 'tournament.withdraw',
    counted: 'previews',
    answers: CORRECTION_ANSWER,
    accepts: { type: HeldReportDto, about: 'The withdrawal waits for a coordinator' },
    problems: [409, 422],
  })
  async withdraw(
    @Id('tournament, as its receipt names it') id: string,
    @Body() { reason }: ReasonDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch('tournament') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CorrectedDto | CorrectionPreviewDto | HeldReportDto> {
    const request = { id, reason, preview, asker, versions, actor, requestId };
    const answer = await this.corrections.withdraw(request);
    if (!('kind' in answer)) return answer;
    const held = heldReportOf(answer.report);
    void reply.status(202).header('location', held.links.self);
    return held;
  }
}
