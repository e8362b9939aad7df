import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, notFound, Problem, todayOf } from '@quadrant/http';
import {
  ChampionsLeagueReadModel,
  type ChampionsLeagueBracket,
  type ChampionsLeagueView,
} from '@quadrant/store/reading';
import { isYear } from '../requests/text-rules.js';
import { ChampionsLeagueDto, ChampionsLeagueQuery } from './champions-league.dto.js';

// @row 136
@ApiTags('points')
@Controller('api/v1/champions-league')
export class ChampionsLeagueController {
  constructor(
    private readonly championsLeague: ChampionsLeagueReadModel,
    private readonly clock: Clock,
  ) {}

  @Get(':year')
  @ApiOperation({
    operationId: 'readChampionsLeague',
    summary: 'Who may enter the Champions League of a year, by seed, and its first round',
  })
  @ApiParam({ name: 'year', description: 'Calendar year', example: '2015' })
  @ApiOkResponse({ type: ChampionsLeagueDto })
  @ApiProblems(400, 404, 422, 503)
  async read(
    @Param('year') name: string,
    @Query() { until: asked, entrants }: ChampionsLeagueQuery,
  ): Promise<ChampionsLeagueDto> {
    if (!isYear(name)) {
      throw notFound(
        `${JSON.stringify(name)} is not a year of the Champions League.`,
        'Years are four digits, such as 2015.',
      );
    }
    const year = Number(name);
    const view = await this.championsLeague.find(year, todayOf(this.clock), asked ?? null);
    const paired = entrants && (await this.championsLeague.pair(year, view.until, entrants));
    if (paired?.kind === 'refused') throw entrantsRefused(paired, view);
    return { ...view, bracket: paired?.matches ?? null };
  }
}

function entrantsRefused(
  { unknown, ineligible }: Extract<ChampionsLeagueBracket, { kind: 'refused' }>,
  { until, pointsAsked }: ChampionsLeagueView,
): Problem {
  const said = [
    ...(unknown.length > 0 ? [`Nobody has the handle ${unknown.map((each) => JSON.stringify(each)).join(', ')}.`] : []),
    ...ineligible.map(({ handle, lifetimePoints }) => `${handle} has ${lifetimePoints} league points by ${until}.`),
  ];
  return new Problem({
    status: 422,
    code: 'entrants-refused',
    title: 'Not everybody may enter',
    detail: said.join(' '),
    advice: `The Champions League asks for ${pointsAsked} lifetime points (Organized Play Guide 4.2, section 12.7): leave out who has fewer, or correct the handle.`,
    extra: { unknown, ineligible },
  });
}
