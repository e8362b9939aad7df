import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { notFound, Operation, problemOfPruned } from '@quadrant/http';
import { RunView } from '@quadrant/views';
import { PlayerHandle, RunNumber } from '../requests/path-parameters.js';
import { CauseDto, causeOf, CauseQuery } from './cause.dto.js';

@ApiTags('explanations')
@Controller('api/v1/runs/:number/changes/:handle')
export class CausesController {
  constructor(private readonly runs: RunView) {}

  @Get()
  @Operation('explainMovedRating', {
    summary: 'Why a run moved a rating: the tournament where it began, and the way from there',
    answers: CauseDto,
    problems: [410],
  })
  async read(
    @RunNumber() number: string,
    @PlayerHandle() handle: string,
    @Query() { game, category, tournament }: CauseQuery,
  ): Promise<CauseDto> {
    const found = await this.runs.explain(number, handle, { game, category, tournament: tournament ?? null });
    if (found === null) {
      throw notFound(
        say`Run ${JSON.stringify(number)} moved no rating of ${JSON.stringify(handle)} in ${game}/${category}${tournament === undefined ? '' : ` from tournament ${tournament}`}.`,
        say`The rating changes of a player, each with the run that published it, are at /api/v1/players/{handle}/rating-changes.`,
      );
    }
    if ('oldestRun' in found) throw problemOfPruned(found);
    return causeOf(found);
  }
}
