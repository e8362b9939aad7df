import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, Operation, ReasonDto, type Actor } from '@quadrant/http';
import { AnswerDto, ObjectionDto } from './dispute-step.dto.js';
import { DisputeReceiptDto } from './dispute-receipt.dto.js';
import { Disputes } from './disputes.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('disputes')
@Controller('api/v1/disputes/:id')
export class DisputeStepsController {
  constructor(private readonly disputes: Disputes) {}

  @Post('escalation')
  @Operation('escalateDispute', {
    summary: 'Sends a dispute on to the coordinator',
    about: 'The reporter can do this before the seven days of the directors are over.',
    may: 'dispute.pursue',
    answers: DisputeReceiptDto,
    problems: [409],
  })
  escalate(
    @Id('dispute') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.escalate(id, reason, { actor, requestId });
  }

  @Post('answer')
  @Operation('answerDispute', {
    summary: 'Answers a dispute with words, with a correction, or with both',
    about:
      'For the person it waits for, and for those above them. Name a correction by the version that it gave the tournament.',
    may: 'dispute.answer',
    answers: DisputeReceiptDto,
    problems: [409, 422],
  })
  answer(
    @Id('dispute') id: string,
    @Body() answer: AnswerDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.answer(id, answer, { actor, requestId });
  }

  @Post('withdrawal')
  @Operation('withdrawDispute', {
    summary: 'Withdraws a dispute that is open',
    about: 'For its reporter.',
    may: 'dispute.pursue',
    answers: DisputeReceiptDto,
    problems: [409],
  })
  withdraw(
    @Id('dispute') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.withdraw(id, reason, { actor, requestId });
  }

  @Post('objection')
  @Operation('objectToAnswer', {
    summary: 'Says that an answer does not settle the dispute',
    about: 'The reporter can do this once. It is open again, with the next person above.',
    may: 'dispute.pursue',
    answers: DisputeReceiptDto,
    problems: [409],
  })
  object(
    @Id('dispute') id: string,
    @Body() objection: ObjectionDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<DisputeReceiptDto> {
    return this.disputes.object(id, objection, { actor, requestId });
  }
}
