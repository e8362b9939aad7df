import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock, ApiProblems, CurrentActor, notFound, Roles, type Actor } from '@quadrant/http';
import { RefreshRequestRepository } from '@quadrant/persistence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { NewRefreshDto, RefreshDto, RefreshListDto, RefreshListQuery, refreshOf } from './refresh.dto.js';

@ApiTags('refreshes')
@ApiProblems(503)
@Controller('api/v1/refreshes')
export class RefreshesController {
  constructor(
    private readonly refreshes: RefreshRequestRepository,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(202)
  @Roles('coordinator')
  @ApiOperation({
    operationId: 'requestRefresh',
    summary: 'Requests a replay of all of history',
    description:
      'While one waits to begin, everybody who requests one gets that one: it takes in all that they wait for.',
  })
  @ApiBody({ type: NewRefreshDto, required: false })
  @ApiAcceptedResponse({ type: RefreshDto })
  @ApiProblems(400, 413, 415)
  async request(
    @Body() { reason }: NewRefreshDto,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefreshDto> {
    const why = reason?.trim() ?? `requested by ${handle}`;
    const refresh = refreshOf(await this.refreshes.request(why, { handle, at: this.clock.now(), requestId }));
    void reply.header('location', refresh.links.self);
    return refresh;
  }

  @Get()
  @ApiOperation({ operationId: 'listRefreshes', summary: 'The latest refreshes, newest first' })
  @ApiOkResponse({ type: RefreshListDto })
  @ApiProblems(400)
  async list(@Query() { limit }: RefreshListQuery): Promise<RefreshListDto> {
    return { rows: (await this.refreshes.list(limit)).map(refreshOf) };
  }

  @Get(':id')
  @ApiOperation({ operationId: 'readRefresh', summary: 'A refresh: its state, its progress, its run' })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the refresh' })
  @ApiOkResponse({ type: RefreshDto })
  @ApiProblems(404)
  async read(@Param('id') id: string): Promise<RefreshDto> {
    const refresh = isUuid(id) ? await this.refreshes.findById(id) : null;
    if (refresh === null) {
      throw notFound(
        `There is no refresh with the id ${JSON.stringify(id)}.`,
        'All refreshes are at /api/v1/refreshes.',
      );
    }
    return refreshOf(refresh);
  }
}
