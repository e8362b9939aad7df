import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, IfMatch, Operation, type Actor } from '@quadrant/http';
import { confirmationOf, ConfirmationsDto } from '../intake/confirmation.dto.js';
import { Receipts } from '../intake/receipts.service.js';
import { ReceiptDto } from '../intake/receipt.dto.js';
import { HeldConfirmations } from './held-confirmations.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('held reports')
@Controller('api/v1/held-reports/:id/confirmation')
export class HeldConfirmationsController {
  constructor(
    private readonly confirmations: HeldConfirmations,
    private readonly receipts: Receipts,
  ) {}

  @Post()
  @Operation('confirmHeldReport', {
    summary: 'Confirms findings of a report that waits, each with a reason, for its sender',
    about:
      'When nothing else holds the report, it counts from then on; whether it is on time follows from when it was received ' +
      'first. The receipt says which it is. What was confirmed before stays confirmed.',
    may: 'held-report.confirm',
    answers: ReceiptDto,
    problems: [412, 422, 429],
  })
  async confirm(
    @Id('held report, as its receipt names it') id: string,
    @Body() { confirm }: ConfirmationsDto,
    @IfMatch('held report') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceiptDto> {
    const request = { id, versions, actor, requestId };
    const receipt = await this.receipts.answer(
      reply,
      await this.confirmations.confirm(confirm.map(confirmationOf), request),
    );
    void reply.status(200);
    return receipt;
  }
}
