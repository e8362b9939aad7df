import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, InPath, notFound, Operation, todayOf } from '@quadrant/http';
import { ChampionsLeagueReadModel, dayOf, viewOf } from '@quadrant/store/reading';
import { Moments } from '../as-of/moments.service.js';
import { problemOfEntrants } from './entrants-refusal.js';
import { isYear } from '../requests/text-rules.js';
import { ChampionsLeagueDto, ChampionsLeagueQuery } from './champions-league.dto.js';

// @row 136
@ApiTags('points')
@Controller('api/v1/champions-league')
export class ChampionsLeagueController {
  constructor(
    private readonly championsLeague: ChampionsLeagueReadModel,
    private readonly moments: Moments,
    private readonly clock: Clock,
  ) {}

  @Get(':year')
  @Operation('readChampionsLeague', {
    summary: 'Who may enter the Champions League of a year, by seed, and its first round',
    answers: ChampionsLeagueDto,
    problems: [422, 429],
  })
  async read(
    @InPath('year', { about: 'Calendar year', example: '2015' }) name: string,
    @Query() query: ChampionsLeagueQuery,
  ): Promise<ChampionsLeagueDto> {
    if (!isYear(name)) {
      throw notFound(
        say`${JSON.stringify(name)} is not a year of the Champions League.`,
        say`Years are four digits, such as 2015.`,
      );
    }
    const year = Number(name);
    const { until: asked, entrants, knownBy = null } = query;
    const asOf = await this.moments.get(query);
    const [day, past] = [dayOf(asOf, knownBy, todayOf(this.clock)), viewOf(asOf)];
    const view = await this.championsLeague.find(year, day, asked ?? null, past);
    const paired = entrants && (await this.championsLeague.pair(year, view.until, entrants, past));
    if (paired?.kind === 'refused') throw problemOfEntrants({ ...paired, kind: 'entrants-refused' }, view);
    return { ...view, asOf, bracket: paired?.matches ?? null };
  }
}
