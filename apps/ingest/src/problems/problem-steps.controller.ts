import { applyDecorators, Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, May, type Actor } from '@quadrant/http';
import { ReasonDto } from '../corrections/correction.dto.js';
import { AnswerDto, ObjectionDto } from './problem.dto.js';
import { ProblemReceiptDto } from './problem-receipt.dto.js';
import { Problems } from './problems.service.js';
import type { FastifyRequest } from 'fastify';

/** What all operations on a problem have in common. */
function ApiStep(operationId: string, summary: string, description: string): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiParam({ name: 'id', format: 'uuid', description: 'Id of the problem' }),
    ApiOkResponse({ type: ProblemReceiptDto }),
    ApiProblems(400, 404, 409, 413, 415, 503),
  );
}

@ApiTags('problems')
@Controller('api/v1/problems/:id')
export class ProblemStepsController {
  constructor(private readonly problems: Problems) {}

  @Post('escalation')
  @May('problem.pursue')
  @ApiStep(
    'escalateProblem',
    'Sends a problem on to the coordinator',
    'Before the seven days are over that the directors have; for its reporter.',
  )
  escalate(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProblemReceiptDto> {
    return this.problems.escalate(id, reason, { actor, requestId });
  }

  @Post('answer')
  @May('problem.answer')
  @ApiStep(
    'answerProblem',
    'Answers a problem with words, with a correction, or with both',
    'For whoever it is with, and for those above them. A correction is named by the version that it gave the tournament.',
  )
  @ApiProblems(422)
  answer(
    @Param('id') id: string,
    @Body() answer: AnswerDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProblemReceiptDto> {
    return this.problems.answer(id, answer, { actor, requestId });
  }

  @Post('withdrawal')
  @May('problem.pursue')
  @ApiStep('withdrawProblem', 'Withdraws a problem that is open', 'For its reporter.')
  withdraw(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProblemReceiptDto> {
    return this.problems.withdraw(id, reason, { actor, requestId });
  }

  @Post('objection')
  @May('problem.pursue')
  @ApiStep(
    'objectToAnswer',
    'Says that an answer does not settle the problem',
    'The reporter can do this once. It is open again, with the next person above.',
  )
  object(
    @Param('id') id: string,
    @Body() objection: ObjectionDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<ProblemReceiptDto> {
    return this.problems.object(id, objection, { actor, requestId });
  }
}
