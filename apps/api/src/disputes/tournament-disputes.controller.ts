import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, Operation, type Actor } from '@quadrant/http';
import { NewDisputeDto } from './dispute-step.dto.js';
import { DisputeReceiptDto } from './dispute-receipt.dto.js';
import { Disputes } from './disputes.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('disputes')
@Controller('api/v1/tournaments/:id/disputes')
export class TournamentDisputesController {
  constructor(private readonly disputes: Disputes) {}

  @Post()
  @Operation('openDispute', {
    summary: 'Opens a dispute about a tournament or one of its games',
    about:
      'It goes to the directors. After seven days, or when its reporter asks, it goes to the coordinator. It goes ' +
      'to the coordinator at once when it is about a director, or when the reporter is the only director.',
    may: 'dispute.open',
    creates: DisputeReceiptDto,
    problems: [409, 422, 429],
  })
  async report(
    @Id('tournament') id: string,
    @Body() dispute: NewDisputeDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DisputeReceiptDto> {
    const receipt = await this.disputes.report(id, dispute, { actor, requestId });
    void reply.header('location', receipt.links.self);
    return receipt;
  }
}
