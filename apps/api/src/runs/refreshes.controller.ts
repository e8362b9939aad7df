import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { HistoryDiffDto } from '@quadrant/answers';
import { ApiProblems, Clock, CurrentActor, notFound, May, type Actor } from '@quadrant/http';
import {
  RefreshDecisionRepository,
  RefreshRefused,
  RefreshRequestRepository,
  type DecisionRefusal,
  type RefreshRequest,
} from '@quadrant/store/history';
import { getRefresh, noRefresh, takeRefreshId } from './get-refresh.js';
import { NewRefreshDto, RefreshListQuery } from './new-refresh.dto.js';
import { problemOfDecision, publishingPaused } from './refresh-refusal.js';
import { RefreshDto, RefreshListDto, refreshOf } from './refresh.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ID = { name: 'id', format: 'uuid', description: 'Id of the refresh' };

@ApiTags('refreshes')
@ApiProblems(503)
@Controller('api/v1/refreshes')
export class RefreshesController {
  constructor(
    private readonly refreshes: RefreshRequestRepository,
    private readonly decisions: RefreshDecisionRepository,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(202)
  @May('refresh.request')
  @ApiOperation({
    operationId: 'requestRefresh',
    summary: 'Requests a replay of history that publishes what differs, or only shows it',
    description:
      'While a refresh waits to start, further requests get the same refresh, because it includes everything that waits. Dry runs ' +
      'join dry runs.',
  })
  @ApiBody({ type: NewRefreshDto, required: false })
  @ApiAcceptedResponse({ type: RefreshDto })
  @ApiProblems(400, 409, 413, 415)
  async request(
    @Body() { reason, scope = 'incremental', dryRun = false }: NewRefreshDto,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefreshDto> {
    const why = reason?.trim() ?? `requested by ${handle}`;
    const now = this.clock.now();
    try {
      const author = { handle, at: now, requestId };
      const refresh = refreshOf(await this.refreshes.request(why, author, { scope, isDryRun: dryRun }), now);
      void reply.header('location', refresh.links.self);
      return refresh;
    } catch (error) {
      throw error instanceof RefreshRefused ? publishingPaused(error.pause) : error;
    }
  }

  @Get()
  @ApiOperation({ operationId: 'listRefreshes', summary: 'The latest refreshes, newest first' })
  @ApiOkResponse({ type: RefreshListDto })
  @ApiProblems(400)
  async list(@Query() { limit }: RefreshListQuery): Promise<RefreshListDto> {
    const now = this.clock.now();
    return { rows: (await this.refreshes.list(limit)).map((each) => refreshOf(each, now)) };
  }

  @Get(':id')
  @ApiOperation({ operationId: 'readRefresh', summary: 'A refresh: its state, its progress, its run' })
  @ApiParam(ID)
  @ApiOkResponse({ type: RefreshDto })
  @ApiProblems(404)
  async read(@Param('id') id: string): Promise<RefreshDto> {
    return refreshOf(await getRefresh(this.refreshes, id), this.clock.now());
  }

  @Get(':id/diff')
  @May('refresh.decide')
  @ApiOperation({ operationId: 'readRefreshDiff', summary: 'What a dry run or a what-if would change' })
  @ApiParam(ID)
  @ApiOkResponse({ type: HistoryDiffDto })
  @ApiProblems(404)
  async readDiff(@Param('id') id: string): Promise<HistoryDiffDto> {
    const { state, isDryRun } = await getRefresh(this.refreshes, id);
    const diff = await this.refreshes.findDiff(id);
    if (diff !== null) return diff;
    throw notFound(
      isDryRun ? say`The dry run is ${state} and says nothing yet.` : say`This refresh is no dry run.`,
      isDryRun ? say`Ask again when it is computed.` : say`What its run moved is at /api/v1/runs/{number}/diff.`,
    );
  }

  @Post(':id/publish')
  @HttpCode(202)
  @May('refresh.decide')
  @ApiOperation({
    operationId: 'publishDryRun',
    summary: 'Publishes a dry run as it is',
    description:
      'Refused if something else was published since, or if other tournaments or corrections are waiting now.',
  })
  @ApiParam(ID)
  @ApiAcceptedResponse({ type: RefreshDto })
  @ApiProblems(400, 404, 409, 413, 415)
  publish(
    @Param('id') id: string,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<RefreshDto> {
    const author = { handle, at: this.clock.now(), requestId };
    return this.answer(id, this.decisions.publish(takeRefreshId(id), author));
  }

  @Delete(':id')
  @May('refresh.decide')
  @ApiOperation({
    operationId: 'callRefreshOff',
    summary: 'Cancels a refresh, or discards a dry run',
    description: 'A running refresh is `cancelling` until it has stopped. Nothing of it is published.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: RefreshDto })
  @ApiProblems(404, 409)
  callOff(
    @Param('id') id: string,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<RefreshDto> {
    const author = { handle, at: this.clock.now(), requestId };
    return this.answer(id, this.decisions.callOff(takeRefreshId(id), author));
  }

  private async answer(id: string, decision: Promise<RefreshRequest | DecisionRefusal | null>): Promise<RefreshDto> {
    const decided = await decision;
    if (decided !== null && 'id' in decided) return refreshOf(decided, this.clock.now());
    throw decided === null ? noRefresh(id) : problemOfDecision(decided);
  }
}
