import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, CurrentActor, Id, IdempotencyKey, IfMatch, Operation, type Actor } from '@quadrant/http';
import { tournamentSubject } from '@quadrant/rules/permissions';
import { rateInferred } from '@quadrant/rules/report';
import { CurrentDocuments } from '@quadrant/store/intake';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { InferredResultsDto } from './inferred-results.dto.js';
import { problemOfRefusal } from './intake-refusal.js';
import { ReceiptDto } from './receipt.dto.js';
import { Receipts } from './receipts.service.js';
import { ReportIntake } from './report-intake.service.js';

@ApiTags('corrections')
@Controller('api/v1/tournaments/:id/inferred-results')
export class InferredResultsController {
  constructor(
    private readonly documents: CurrentDocuments,
    private readonly intake: ReportIntake,
    private readonly receipts: Receipts,
    private readonly authority: Authority,
  ) {}

  @Post()
  @Operation('rateInferredResults', {
    summary: 'Decides whether the inferred results of a tournament are rated',
    about:
      'The decision becomes the next revision of the report: its key `inferredRated` has the reason, which everybody reads.',
    may: 'tournament.set-level',
    creates: { type: ReceiptDto, about: 'Stored', location: { about: 'The submission' } },
    answers: { type: ReceiptDto, about: 'It was decided so before: nothing new was stored' },
    problems: [409, 422],
  })
  async rate(
    @Id('tournament, as its receipt names it') id: string,
    @Body() { rated, reason }: InferredResultsDto,
    @IfMatch('tournament') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceiptDto> {
    const found = isUuid(id) ? await this.documents.findToRevise(id.toLowerCase()) : null;
    if (found === null) throw problemOfRefusal({ kind: 'tournament-not-found' });
    await this.authority.require(actor, 'tournament.set-level', tournamentSubject(found.existing.header), request);
    const answer = await this.intake.take({
      raw: rateInferred(found.document.raw, rated ? reason.trim() : null),
      actor,
      revisionOf: id.toLowerCase(),
      versions,
      createPlayers: false,
      idempotencyKey,
      confirmations: [],
      reason: reason.trim(),
      requestId: request.id,
    });
    return this.receipts.answer(reply, answer);
  }
}
