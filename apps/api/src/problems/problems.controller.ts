import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiProblems,
  Clock,
  CurrentActor,
  decodeCursor,
  encodeCursor,
  May,
  notFound,
  type Actor,
} from '@quadrant/http';
import { ProblemReadModel } from '@quadrant/store/disputes';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { handedInPositionOf, isHandedInPosition } from './handed-in-position.js';
import { ProblemListQuery } from './problem-query.dto.js';
import { ProblemPageDto, ProblemReportDto, problemReportOf } from './problem.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('problems')
@Controller('api/v1/problems')
export class ProblemsController {
  constructor(
    private readonly problems: ProblemReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('problem.read')
  @ApiOperation({
    operationId: 'listProblems',
    summary: 'Problems that you reported, and those with your tournaments or in your area, newest first',
  })
  @ApiOkResponse({ type: ProblemPageDto })
  @ApiProblems(400, 503)
  async list(
    @Query() { limit, cursor, whose, state, tournament }: ProblemListQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProblemPageDto> {
    const now = this.clock.now();
    const query = { whose, state: state ?? null, tournamentId: tournament?.toLowerCase() ?? null };
    const listing = `problems ${JSON.stringify(query)}`;
    const after = cursor === undefined ? null : decodeCursor(listing, cursor, isHandedInPosition);
    const found = await this.problems.list(query, actor, now, { limit: limit + 1, after });
    const page = cutPage(found, limit, handedInPositionOf);
    const next = page.after && encodeCursor(listing, page.after);
    linkNextPage(request, reply, next);
    return { rows: page.rows.map((each) => problemReportOf(each, now)), next };
  }

  @Get(':id')
  @May('problem.read')
  @ApiOperation({ operationId: 'readProblem', summary: 'A problem, and all that was said to it' })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the problem' })
  @ApiOkResponse({ type: ProblemReportDto })
  @ApiProblems(404, 503)
  async read(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ProblemReportDto> {
    const problem = isUuid(id) ? await this.problems.find(id, actor) : null;
    if (problem !== null) return problemReportOf(problem, this.clock.now());
    throw notFound(
      'There is no problem with this id for you to see.',
      'Those that you reported, and those that you are to answer, are at /api/v1/problems.',
    );
  }
}
