import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HistoryDiffDto, RunView } from '@quadrant/views';
import { notFound, Operation, PageQuery, type Problem, problemOfPruned } from '@quadrant/http';
import { LinksNextPages } from '../paging/next-page.js';
import { RunNumber } from '../requests/path-parameters.js';
import { RunDto, RunPageDto } from './run.dto.js';

@ApiTags('runs')
@LinksNextPages()
@Controller('api/v1/runs')
export class RunsController {
  constructor(private readonly runs: RunView) {}

  @Get()
  @Operation('listRuns', { summary: 'Everything that was published, newest first', answers: RunPageDto })
  list(@Query() page: PageQuery): Promise<RunPageDto> {
    return this.runs.list({ ...page, listing: 'runs' });
  }

  @Get(':number')
  @Operation('readRun', { summary: 'One run', answers: RunDto })
  async read(@RunNumber() number: string): Promise<RunDto> {
    const run = await this.runs.find(number);
    if ('head' in run) throw noRun(number, run.head);
    return run;
  }

  @Get(':number/diff')
  @Operation('readRunDiff', { summary: 'What a run changed, and why', answers: HistoryDiffDto, problems: [410] })
  async readDiff(@RunNumber() number: string): Promise<HistoryDiffDto> {
    const diff = await this.runs.findDiff(number);
    if ('head' in diff) throw noRun(number, diff.head);
    if ('oldestRun' in diff) throw problemOfPruned(diff);
    return diff;
  }
}

function noRun(number: string, head: number): Problem {
  const advice = head === 0 ? say`Nothing has been published yet.` : say`Runs are numbered from 1 to ${head}.`;
  return notFound(say`There is no run ${JSON.stringify(number)}.`, advice);
}
