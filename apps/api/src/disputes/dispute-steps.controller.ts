import { applyDecorators, Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, May, ReasonDto, type Actor } from '@quadrant/http';
import { AnswerDto, ObjectionDto } from './dispute-step.dto.js';
import { DisputeReceiptDto } from './dispute-receipt.dto.js';
import { Disputes } from './disputes.service.js';
import type { FastifyRequest } from 'fastify';

/** Adds what all operations on a dispute have in common. */
function ApiStep(operationId: string, summary: string, description: string): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiParam({ name: 'id', format: 'uuid', description: 'Id of the dispute' }),
    ApiOkResponse({ type: DisputeReceiptDto }),
    ApiProblems(400, 404, 409, 413, 415, 503),
  );
}

@ApiTags('disputes')
@Controller('api/v1/disputes/:id')
export class DisputeStepsController {
  constructor(private readonly disputes: Disputes) {}

  @Post('escalation')
  @May('dispute.pursue')
  @ApiStep(
    'escalateDispute',
    'Sends a dispute on to the coordinator',
    'The reporter can do this before the seven days of the directors are over.',
  )
  escalate(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.escalate(id, reason, { actor, requestId });
  }

  @Post('answer')
  @May('dispute.answer')
  @ApiStep(
    'answerDispute',
    'Answers a dispute with words, with a correction, or with both',
    'For the person it waits for, and for those above them. Name a correction by the version that it gave the tournament.',
  )
  @ApiProblems(422)
  answer(
    @Param('id') id: string,
    @Body() answer: AnswerDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.answer(id, answer, { actor, requestId });
  }

  @Post('withdrawal')
  @May('dispute.pursue')
  @ApiStep('withdrawDispute', 'Withdraws a dispute that is open', 'For its reporter.')
  withdraw(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.withdraw(id, reason, { actor, requestId });
  }

  @Post('objection')
  @May('dispute.pursue')
  @ApiStep(
    'objectToAnswer',
    'Says that an answer does not settle the dispute',
    'The reporter can do this once. It is open again, with the next person above.',
  )
  object(
    @Param('id') id: string,
    @Body() objection: ObjectionDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.object(id, objection, { actor, requestId });
  }
}
