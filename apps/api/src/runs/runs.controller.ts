import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HistoryDiffDto } from '@quadrant/views';
import { decodeCursor, encodeCursor, notFound, Operation, PageQuery, type Problem } from '@quadrant/http';
import { RunDiffReadModel } from '@quadrant/store/previews';
import { RunReadModel } from '@quadrant/store/reading';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { isRunNumber } from '../requests/text-rules.js';
import { RunNumber } from '../requests/path-parameters.js';
import { RunDto, RunPageDto } from './run.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LISTING = 'runs';

const isPosition = (value: unknown): value is number => typeof value === 'number' && isRunNumber(String(value));

@ApiTags('runs')
@Controller('api/v1/runs')
export class RunsController {
  constructor(
    private readonly runs: RunReadModel,
    private readonly diffs: RunDiffReadModel,
  ) {}

  @Get()
  @Operation('listRuns', { summary: 'Everything that was published, newest first', answers: RunPageDto })
  async list(
    @Query() { limit, cursor }: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RunPageDto> {
    const before = cursor === undefined ? null : decodeCursor(LISTING, cursor, isPosition);
    const found = await this.runs.list(limit + 1, before);
    const { rows, after } = cutPage(found, limit, ({ number }) => number);
    const next = after === null ? null : encodeCursor(LISTING, after);
    linkNextPage(request, reply, next);
    return { rows, next };
  }

  @Get(':number')
  @Operation('readRun', { summary: 'One run', answers: RunDto })
  async read(@RunNumber() number: string): Promise<RunDto> {
    const run = isRunNumber(number) ? await this.runs.findByNumber(Number(number)) : null;
    if (run === null) throw await this.noRun(number);
    return run;
  }

  @Get(':number/diff')
  @Operation('readRunDiff', { summary: 'What a run changed, and why', answers: HistoryDiffDto })
  async readDiff(@RunNumber() number: string): Promise<HistoryDiffDto> {
    const diff = isRunNumber(number) ? await this.diffs.find(Number(number)) : null;
    if (diff === null) throw await this.noRun(number);
    return diff;
  }

  private async noRun(number: string): Promise<Problem> {
    const head = await this.runs.getHead();
    const advice = head === 0 ? say`Nothing has been published yet.` : say`Runs are numbered from 1 to ${head}.`;
    return notFound(say`There is no run ${JSON.stringify(number)}.`, advice);
  }
}
