import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, IdempotencyKey, Operation, UploadedFile, type Actor, type SentFile } from '@quadrant/http';
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

@ApiTags('submissions')
@Controller('api/v1/submissions')
export class SubmissionsController {
  constructor(
    private readonly intake: ReportIntake,
    private readonly receipts: Receipts,
  ) {}

  @Post()
  @Operation('submitReport', {
    summary: 'Submits the results of a finished tournament',
    about:
      'The document is stored whole or not at all; every finding comes in one answer. The same document again is the ' +
      'same submission; the same externalId with other content is a new revision of its tournament. ' +
      'A report whose sender is not an approved director gets the state `held`: it counts nothing until a coordinator approves it.',
    may: 'report.submit',
    counted: 'previews',
    body: UPLOAD_BODY,
    ...REPORT_ANSWERS,
    problems: [409, 422],
  })
  async submit(
    @UploadedFile() file: SentFile,
    @Query() { preview, previewedAfter, createPlayers, confirm, reason, set }: IntakeQuery,
    @CurrentActor() actor: Actor,
    @Asker() asker: PreviewAsker,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceiptDto | ReportPreviewDto> {
    const confirmations = confirm.map(confirmationOf);
    const given = givenFileOf(file, set);
    const sent = {
      actor,
      revisionOf: null,
      versions: null,
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
