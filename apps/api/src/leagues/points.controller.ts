import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, Kept, notFound, Operation } from '@quadrant/http';
import { ChampionsLeagueView, LeagueView, PointsView, viewOf } from '@quadrant/views';
import { AsOfQuery } from '../moments/as-of-query.dto.js';
import { Moments } from '../moments/moments.service.js';
import { isYear } from '../requests/text-rules.js';
import { LeagueSlug, SeasonName } from '../requests/path-parameters.js';
import { ChampionsLeagueDto, ChampionsLeagueQuery } from './champions-league.dto.js';
import { problemOfEntrants } from './entrants-refusal.js';
import { getLeague } from './get-league.js';
import { problemOfNoSeason } from './get-season.js';
import { LeaguePointsDto, MastersPointsDto } from './points.dto.js';

// @row 126
/** Shows tables of points, and who may enter the Champions League by them. A season in which nobody has points yet is an empty table. */
@ApiTags('points')
@Controller('api/v1')
export class PointsController {
  constructor(
    private readonly points: PointsView,
    private readonly championsLeague: ChampionsLeagueView,
    private readonly leagues: LeagueView,
    private readonly moments: Moments,
  ) {}

  @Get('leagues/:slug/seasons/:season')
  @Kept({ until: 'midnight' })
  @Operation('readLeagueSeason', {
    summary: 'Table of one league in one season',
    answers: LeaguePointsDto,
    problems: [410, 429],
  })
  async leagueSeason(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Query() query: AsOfQuery,
  ): Promise<LeaguePointsDto> {
    const league = await getLeague(this.leagues, slug);
    const seasons = await this.leagues.listSeasonNames(slug);
    if (seasons?.includes(season) !== true) throw problemOfNoSeason(slug, season, seasons);
    const asOf = await this.moments.get(query);
    return { league: slug, season, asOf, rows: await this.points.listLeagueSeason(league.id, season, viewOf(asOf)) };
  }

  @Get('leagues/:slug/lifetime')
  @Kept({ until: 'midnight' })
  @Operation('readLeagueLifetime', {
    summary: 'Table of one league over all its seasons',
    answers: LeaguePointsDto,
    problems: [410, 429],
  })
  async leagueLifetime(@LeagueSlug() slug: string, @Query() query: AsOfQuery): Promise<LeaguePointsDto> {
    const league = await getLeague(this.leagues, slug);
    const asOf = await this.moments.get(query);
    return { league: slug, season: null, asOf, rows: await this.points.listLeagueLifetime(league.id, viewOf(asOf)) };
  }

  @Get('league-points/seasons/:season')
  @Kept({ until: 'midnight' })
  @Operation('readAllLeaguesSeason', {
    summary: 'Table of one season over all leagues',
    answers: LeaguePointsDto,
    problems: [410, 429],
  })
  async allLeaguesSeason(@SeasonName() season: string, @Query() query: AsOfQuery): Promise<LeaguePointsDto> {
    const seasons = await this.points.listSeasonNames();
    if (!seasons.includes(season)) {
      const advice = seasons.length === 0 ? say`There is no season yet.` : say`The seasons are ${seasons.join(', ')}.`;
      throw notFound(say`No league has a season ${JSON.stringify(season)}.`, advice);
    }
    const asOf = await this.moments.get(query);
    return { league: null, season, asOf, rows: await this.points.listAllLeaguesSeason(season, viewOf(asOf)) };
  }

  @Get('league-points/lifetime')
  @Kept({ until: 'midnight' })
  @Operation('readAllLeaguesLifetime', {
    summary: 'Table of all seasons over all leagues',
    answers: LeaguePointsDto,
    problems: [404, 410, 429],
  })
  async allLeaguesLifetime(@Query() query: AsOfQuery): Promise<LeaguePointsDto> {
    const asOf = await this.moments.get(query);
    return { league: null, season: null, asOf, rows: await this.points.listAllLeaguesLifetime(viewOf(asOf)) };
  }

  @Get('masters/:season')
  @Kept({ until: 'midnight' })
  @Operation('readMasters', {
    summary: 'Table of one Trek Masters season',
    answers: MastersPointsDto,
    problems: [410, 429],
  })
  async masters(
    @InPath('season', { about: 'Calendar year', example: '2014' }) season: string,
    @Query() query: AsOfQuery,
  ): Promise<MastersPointsDto> {
    if (!isYear(season)) {
      throw notFound(
        say`${JSON.stringify(season)} is not a Masters season.`,
        say`A Masters season is a calendar year, such as 2014.`,
      );
    }
    const asOf = await this.moments.get(query);
    return { season: Number(season), asOf, rows: await this.points.listMasters(Number(season), viewOf(asOf)) };
  }

  // @row 136
  @Get('champions-league/:year')
  @Operation('readChampionsLeague', {
    summary: 'Who may enter the Champions League of a year, by seed, and its first round',
    answers: ChampionsLeagueDto,
    problems: [410, 422, 429],
  })
  async readChampionsLeague(
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
    const { until = null, entrants = null, knownBy = null } = query;
    const asOf = await this.moments.get(query);
    const { seeds, bracket } = await this.championsLeague.show({ year, until, entrants, asOf, knownBy });
    if (bracket?.kind === 'refused') throw problemOfEntrants({ ...bracket, kind: 'entrants-refused' }, seeds);
    return { ...seeds, asOf, bracket: bracket?.matches ?? null };
  }
}
