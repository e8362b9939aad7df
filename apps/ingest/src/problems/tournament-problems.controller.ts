import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, May, type Actor } from '@quadrant/http';
import { NewProblemDto } from './problem.dto.js';
import { ProblemReceiptDto } from './problem-receipt.dto.js';
import { Problems } from './problems.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('problems')
@Controller('api/v1/tournaments/:id/problems')
export class TournamentProblemsController {
  constructor(private readonly problems: Problems) {}

  @Post()
  @May('problem.report')
  @ApiOperation({
    operationId: 'reportProblem',
    summary: 'Reports a problem with a tournament or one of its games',
    description:
      'It goes to the directors; after seven days, or when its reporter asks for that, to the coordinator; straight to ' +
      'them when it is about the directors, or when there is none but the reporter.',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the tournament' })
  @ApiCreatedResponse({ type: ProblemReceiptDto })
  @ApiProblems(400, 404, 409, 413, 415, 422, 429, 503)
  async report(
    @Param('id') id: string,
    @Body() problem: NewProblemDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProblemReceiptDto> {
    const receipt = await this.problems.report(id, problem, { actor, requestId });
    void reply.header('location', receipt.links.self);
    return receipt;
  }
}
