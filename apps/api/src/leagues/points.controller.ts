import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, notFound } from '@quadrant/http';
import { LeagueRepository } from '@quadrant/store/leagues';
import { PointsReadModel } from '@quadrant/store/reading';
import { isSeasonName, isYear } from '../requests/text-rules.js';
import { getLeague } from './get-league.js';
import { seasonNotFound } from './get-season.js';
import { LeaguePointsDto, MastersPointsDto } from './points.dto.js';

const slugParameter = { name: 'slug', description: 'Slug of the league' };
const seasonParameter = { name: 'season', description: 'Name of the season', example: '2014-15' };

// @row 126
/** Tables of points. A season in which nobody has won points yet is an empty table. */
@ApiTags('points')
@ApiProblems(503)
@Controller('api/v1')
export class PointsController {
  constructor(
    private readonly points: PointsReadModel,
    private readonly leagues: LeagueRepository,
  ) {}

  @Get('leagues/:slug/seasons/:season')
  @ApiOperation({ operationId: 'readLeagueSeason', summary: 'Table of one league in one season' })
  @ApiParam(slugParameter)
  @ApiParam(seasonParameter)
  @ApiOkResponse({ type: LeaguePointsDto })
  @ApiProblems(404)
  async leagueSeason(@Param('slug') slug: string, @Param('season') season: string): Promise<LeaguePointsDto> {
    const league = await getLeague(this.leagues, slug);
    const seasons = (await this.leagues.findSeasons(slug)) ?? [];
    if (!seasons.some((each) => each.season === season)) throw await seasonNotFound(this.leagues, slug, season);
    return { league: slug, season, rows: await this.points.listLeagueSeason(league.id, season) };
  }

  @Get('leagues/:slug/lifetime')
  @ApiOperation({ operationId: 'readLeagueLifetime', summary: 'Table of one league over all its seasons' })
  @ApiParam(slugParameter)
  @ApiOkResponse({ type: LeaguePointsDto })
  @ApiProblems(404)
  async leagueLifetime(@Param('slug') slug: string): Promise<LeaguePointsDto> {
    const league = await getLeague(this.leagues, slug);
    return { league: slug, season: null, rows: await this.points.listLeagueLifetime(league.id) };
  }

  @Get('league-points/seasons/:season')
  @ApiOperation({ operationId: 'readAllLeaguesSeason', summary: 'Table of one season over all leagues' })
  @ApiParam(seasonParameter)
  @ApiOkResponse({ type: LeaguePointsDto })
  @ApiProblems(404)
  async allLeaguesSeason(@Param('season') season: string): Promise<LeaguePointsDto> {
    if (!isSeasonName(season)) {
      throw notFound(`${JSON.stringify(season)} is not the name of a season.`, 'Seasons have names such as 2014-15.');
    }
    return { league: null, season, rows: await this.points.listAllLeaguesSeason(season) };
  }

  @Get('league-points/lifetime')
  @ApiOperation({ operationId: 'readAllLeaguesLifetime', summary: 'Table of all seasons over all leagues' })
  @ApiOkResponse({ type: LeaguePointsDto })
  async allLeaguesLifetime(): Promise<LeaguePointsDto> {
    return { league: null, season: null, rows: await this.points.listAllLeaguesLifetime() };
  }

  @Get('masters/:season')
  @ApiOperation({ operationId: 'readMasters', summary: 'Table of one Trek Masters season' })
  @ApiParam({ name: 'season', description: 'Calendar year', example: '2014' })
  @ApiOkResponse({ type: MastersPointsDto })
  @ApiProblems(404)
  async masters(@Param('season') season: string): Promise<MastersPointsDto> {
    if (!isYear(season)) {
      throw notFound(
        `${JSON.stringify(season)} is not a Masters season.`,
        'A Masters season is a calendar year, such as 2014.',
      );
    }
    return { season: Number(season), rows: await this.points.listMasters(Number(season)) };
  }
}
