import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { notFound, Operation } from '@quadrant/http';
import { findHandleFault } from '@quadrant/rules/tournament';
import { CauseReadModel } from '@quadrant/store/explanations';
import { isRunNumber } from '../requests/text-rules.js';
import { PlayerHandle, RunNumber } from '../requests/path-parameters.js';
import { CauseDto, causeOf, CauseQuery } from './cause.dto.js';

@ApiTags('explanations')
@Controller('api/v1/runs/:number/changes/:handle')
export class CausesController {
  constructor(private readonly causes: CauseReadModel) {}

  @Get()
  @Operation('explainMovedRating', {
    summary: 'Why a run moved a rating: the tournament where it began, and the way from there',
    answers: CauseDto,
  })
  async read(
    @RunNumber() number: string,
    @PlayerHandle() handle: string,
    @Query() query: CauseQuery,
  ): Promise<CauseDto> {
    const { game, category, tournament = null } = query;
    const isAddress = isRunNumber(number) && findHandleFault(handle) === null;
    const found = isAddress
      ? await this.causes.find({ run: Number(number), handle, game, category, tournamentKey: tournament })
      : null;
    if (found === null) {
      throw notFound(
        say`Run ${JSON.stringify(number)} moved no rating of ${JSON.stringify(handle)} in ${game}/${category}${tournament === null ? '' : ` from tournament ${tournament}`}.`,
        say`The rating changes of a player, each with the run that published it, are at /api/v1/players/{handle}/rating-changes.`,
      );
    }
    return causeOf(found, query);
  }
}
