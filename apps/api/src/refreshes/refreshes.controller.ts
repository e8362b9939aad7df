import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HistoryDiffDto, RunView } from '@quadrant/views';
import { Clock, CurrentActor, Id, notFound, Operation, type Actor } from '@quadrant/http';
import {
  RefreshDecisionRepository,
  RefreshRefused,
  RefreshRequestRepository,
  type DecisionRefusal,
  type RefreshRequest,
} from '@quadrant/store/refreshes';
import { getRefresh, noRefresh } from './get-refresh.js';
import { NewRefreshDto, RefreshListQuery } from './new-refresh.dto.js';
import { problemOfDecision, publishingPaused } from './refresh-refusal.js';
import { RefreshDto, RefreshListDto, refreshOf } from './refresh.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('refreshes')
@Controller('api/v1/refreshes')
export class RefreshesController {
  constructor(
    private readonly runs: RunView,
    private readonly refreshes: RefreshRequestRepository,
    private readonly decisions: RefreshDecisionRepository,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Operation('requestRefresh', {
    summary: 'Requests a replay of history that publishes what differs, or only shows it',
    about:
      'While a refresh waits to start, further requests get the same refresh, because it includes everything that waits. Dry runs ' +
      'join dry runs.',
    may: 'refresh.request',
    body: { optional: NewRefreshDto },
    accepts: RefreshDto,
    problems: [409],
  })
  async request(
    @Body() { reason, scope = 'incremental', dryRun = false }: NewRefreshDto,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefreshDto> {
    const why = reason?.trim() ?? say`requested by ${handle}`;
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
  @Operation('listRefreshes', { summary: 'The latest refreshes, newest first', answers: RefreshListDto })
  async list(@Query() { limit }: RefreshListQuery): Promise<RefreshListDto> {
    const now = this.clock.now();
    return { rows: (await this.runs.listRefreshes(limit)).map((each) => refreshOf(each, now)) };
  }

  @Get(':id')
  @Operation('readRefresh', { summary: 'A refresh: its state, its progress, its run', answers: RefreshDto })
  async read(@Id('refresh') id: string): Promise<RefreshDto> {
    return refreshOf(await getRefresh(this.runs, id), this.clock.now());
  }

  @Get(':id/diff')
  @Operation('readRefreshDiff', {
    summary: 'What a dry run or a what-if would change',
    may: 'refresh.decide',
    answers: HistoryDiffDto,
  })
  async readDiff(@Id('refresh') id: string): Promise<HistoryDiffDto> {
    const { state, isDryRun } = await getRefresh(this.runs, id);
    const diff = await this.refreshes.findDiff(id);
    if (diff !== null) return diff;
    throw notFound(
      isDryRun ? say`The dry run is ${state} and says nothing yet.` : say`This refresh is no dry run.`,
      isDryRun ? say`Ask again when it is computed.` : say`What its run moved is at /api/v1/runs/{number}/diff.`,
    );
  }

  @Post(':id/publish')
  @Operation('publishDryRun', {
    summary: 'Publishes a dry run as it is',
    about: 'Refused if something else was published since, or if other tournaments or corrections are waiting now.',
    may: 'refresh.decide',
    accepts: RefreshDto,
    problems: [409],
  })
  publish(
    @Id('refresh') id: string,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<RefreshDto> {
    const author = { handle, at: this.clock.now(), requestId };
    return this.answer(id, (known) => this.decisions.publish(known, author));
  }

  @Delete(':id')
  @Operation('callRefreshOff', {
    summary: 'Cancels a refresh, or discards a dry run',
    about: 'A running refresh is `cancelling` until it has stopped. Nothing of it is published.',
    may: 'refresh.decide',
    answers: RefreshDto,
    problems: [409],
  })
  callOff(
    @Id('refresh') id: string,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<RefreshDto> {
    const author = { handle, at: this.clock.now(), requestId };
    return this.answer(id, (known) => this.decisions.callOff(known, author));
  }

  private async answer(
    id: string,
    decide: (id: string) => Promise<RefreshRequest | DecisionRefusal | null>,
  ): Promise<RefreshDto> {
    const decided = isUuid(id) ? await decide(id) : null;
    if (decided !== null && 'id' in decided) return refreshOf(decided, this.clock.now());
    throw decided === null ? noRefresh(id) : problemOfDecision(decided);
  }
}
