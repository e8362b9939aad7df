import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  Id,
  IdempotencyKey,
  IfMatch,
  Operation,
  UploadedFile,
  type Actor,
  type SentFile,
} from '@quadrant/http';
import { Asker, type PreviewAsker } from '../previews/preview-asker.js';
import type { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { REPORT_ANSWERS } from './report-answers.js';
import { confirmationOf } from './confirmation.dto.js';
import { givenFileOf } from './given-answers.js';
import { IntakeQuery } from './intake-query.dto.js';
import { answerWithPreview } from './preview-answer.js';
import type { ReceiptDto } from './receipt.dto.js';
import { Receipts } from './receipts.service.js';
import { ReportIntake } from './report-intake.service.js';
import { UPLOAD_BODY } from './upload-body.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

// @row 152
@ApiTags('submissions')
@Controller('api/v1/tournaments/:id/revisions')
export class TournamentRevisionsController {
  constructor(
    private readonly intake: ReportIntake,
    private readonly receipts: Receipts,
  ) {}

  @Post()
  @Operation('reviseTournament', {
    summary: 'Submits a correction of a tournament',
    about:
      'Send the whole corrected document. The published numbers stay as they are until the new revision is processed.',
    may: 'tournament.revise',
    counted: 'previews',
    body: UPLOAD_BODY,
    ...REPORT_ANSWERS,
    problems: [409, 422],
  })
  async revise(
    @Id('tournament, as its receipt names it') id: string,
    @UploadedFile() file: SentFile,
    @Query() { preview, previewedAfter, createPlayers, confirm, reason, set }: IntakeQuery,
    @IfMatch('tournament') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceiptDto | ReportPreviewDto> {
    if (!isUuid(id)) return this.receipts.answer(reply, { kind: 'tournament-not-found' });
    const confirmations = confirm.map(confirmationOf);
    const given = givenFileOf(file, set);
    const sent = {
      actor,
      revisionOf: id.toLowerCase(),
      versions,
      createPlayers,
      idempotencyKey,
      requestId,
      confirmations,
      reason,
    };
    if (preview) return answerWithPreview(reply, await this.intake.preview(given, sent, asker));
    return this.receipts.answer(reply, await this.intake.takeFile(given, sent), previewedAfter);
  }
}
