import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, todayOf } from '@quadrant/http';
import { LeagueRepository, type LeagueSeasonView } from '@quadrant/store/leagues';
import { LeagueSeasonReadModel } from '@quadrant/store/reading';
import { ForeseenFieldDto } from './foreseen.dto.js';
import { getOfSeason } from './get-season.js';
import { HalvesDto, halvesOf } from './halves.dto.js';
import { LiveDto, liveOf } from './live.dto.js';
import { PlayoffsDto, playoffsOf } from './playoffs.dto.js';
import { SeasonTableDto, seasonTableOf } from './season-table.dto.js';

/** What follows from the awards of a season of one league, as of today. */
@ApiTags('points')
@ApiParam({ name: 'slug', description: 'Slug of the league' })
@ApiParam({ name: 'season', description: 'Name of the season', example: '2014-15' })
@ApiProblems(404, 503)
@Controller('api/v1/leagues/:slug/seasons/:season')
export class SeasonTablesController {
  constructor(
    private readonly seasons: LeagueSeasonReadModel,
    private readonly leagues: LeagueRepository,
    private readonly clock: Clock,
  ) {}

  @Get('table')
  @ApiOperation({
    operationId: 'readSeasonTable',
    summary: 'Table of a league with bonus',
    description:
      'Bonus counts inside its league only (Organized Play Guide 4.2, section 12.5); ' +
      '`/api/v1/leagues/{slug}/seasons/{season}` has none.',
  })
  @ApiOkResponse({ type: SeasonTableDto })
  async table(@Param('slug') slug: string, @Param('season') season: string): Promise<SeasonTableDto> {
    return seasonTableOf(await this.get(slug, season));
  }

  @Get('halves')
  @ApiOperation({ operationId: 'readHalves', summary: 'Half rankings of a league, and who qualifies for its playoffs' })
  @ApiOkResponse({ type: HalvesDto })
  async halves(@Param('slug') slug: string, @Param('season') season: string): Promise<HalvesDto> {
    return halvesOf(await this.get(slug, season));
  }

  @Get('playoffs')
  @ApiOperation({ operationId: 'readPlayoffs', summary: 'Playoffs of a league, and its champion' })
  @ApiOkResponse({ type: PlayoffsDto })
  async playoffs(@Param('slug') slug: string, @Param('season') season: string): Promise<PlayoffsDto> {
    return playoffsOf(await this.get(slug, season));
  }

  @Get('live')
  @ApiOperation({
    operationId: 'readLiveSeason',
    summary: 'Who is in, on the bubble or out, and what each still needs',
    description:
      'Computed from the tournaments that are left in the current phase, up to the largest field of the league’s history ' +
      'and the most bonus that the schemes in force can give.',
  })
  @ApiOkResponse({ type: LiveDto })
  @ApiProblems(400)
  async live(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Query() { participants }: ForeseenFieldDto,
  ): Promise<LiveDto> {
    return liveOf(await this.get(slug, season, participants ?? null));
  }

  private get(slug: string, season: string, participants: number | null = null): Promise<LeagueSeasonView> {
    return getOfSeason(this.seasons.find(slug, season, todayOf(this.clock), participants), this.leagues, slug, season);
  }
}
