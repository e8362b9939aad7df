import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, ApiProblems, CurrentActor, IfMatch, May, type Actor } from '@quadrant/http';
import { confirmationOf, ConfirmationsDto } from '../submissions/confirmation.dto.js';
import { Receipts } from '../submissions/receipts.service.js';
import { ReceiptDto } from '../submissions/receipt.dto.js';
import { HeldConfirmations } from './held-confirmations.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('held reports')
@ApiProblems(503)
@Controller('api/v1/held-reports/:id/confirmation')
export class HeldConfirmationsController {
  constructor(
    private readonly confirmations: HeldConfirmations,
    private readonly receipts: Receipts,
  ) {}

  @Post()
  @May('held-report.confirm')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'confirmHeldReport',
    summary: 'Confirms findings of a report that waits, each with a reason, for its sender',
    description:
      'When nothing else holds the report, it counts from then on; whether it is on time follows from when it was received ' +
      'first. The receipt says which it is. What was confirmed before stays confirmed.',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the held report, as its receipt names it' })
  @ApiIfMatch('held report')
  @ApiOkResponse({ type: ReceiptDto })
  @ApiProblems(400, 404, 409, 412, 413, 415, 422, 429)
  async confirm(
    @Param('id') id: string,
    @Body() { confirm }: ConfirmationsDto,
    @IfMatch() versions: number[] | null,
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
