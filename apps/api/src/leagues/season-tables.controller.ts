import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Clock, todayOf } from '@quadrant/http';
import { LeagueRepository } from '@quadrant/store/leagues';
import { dayOf, LeagueSeasonReadModel, viewOf } from '@quadrant/store/reading';
import { AsOfQuery } from '../as-of/as-of-query.dto.js';
import { Moments } from '../as-of/moments.service.js';
import { LiveQuery } from './foreseen.dto.js';
import { getOfSeason } from './get-season.js';
import { HalvesDto, halvesOf } from './halves.dto.js';
import { LiveDto, liveOf } from './live.dto.js';
import { PlayoffsDto, playoffsOf } from './playoffs.dto.js';
import { SeasonTableDto, seasonTableOf } from './season-table.dto.js';
import type { SeasonAsOf } from './season-view.dto.js';

/** Derives the tables of one league's season from its awards, as of today or of an earlier moment. */
@ApiTags('points')
@ApiParam({ name: 'slug', description: 'Slug of the league' })
@ApiParam({ name: 'season', description: 'Name of the season', example: '2014-15' })
@ApiProblems(400, 404, 429, 503)
@Controller('api/v1/leagues/:slug/seasons/:season')
export class SeasonTablesController {
  constructor(
    private readonly seasons: LeagueSeasonReadModel,
    private readonly leagues: LeagueRepository,
    private readonly moments: Moments,
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
  async table(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Query() query: AsOfQuery,
  ): Promise<SeasonTableDto> {
    return seasonTableOf(await this.get(slug, season, query));
  }

  @Get('halves')
  @ApiOperation({ operationId: 'readHalves', summary: 'Half rankings of a league, and who qualifies for its playoffs' })
  @ApiOkResponse({ type: HalvesDto })
  async halves(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Query() query: AsOfQuery,
  ): Promise<HalvesDto> {
    return halvesOf(await this.get(slug, season, query));
  }

  @Get('playoffs')
  @ApiOperation({ operationId: 'readPlayoffs', summary: 'Playoffs of a league, and its champion' })
  @ApiOkResponse({ type: PlayoffsDto })
  async playoffs(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Query() query: AsOfQuery,
  ): Promise<PlayoffsDto> {
    return playoffsOf(await this.get(slug, season, query));
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
  async live(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Query() { participants, ...query }: LiveQuery,
  ): Promise<LiveDto> {
    return liveOf(await this.get(slug, season, query, participants ?? null));
  }

  private async get(
    slug: string,
    season: string,
    query: AsOfQuery,
    participants: number | null = null,
  ): Promise<SeasonAsOf> {
    const asOf = await this.moments.get(query);
    const day = dayOf(asOf, query.knownBy ?? null, todayOf(this.clock));
    const found = this.seasons.find(slug, season, day, participants, viewOf(asOf));
    return { asOf, view: await getOfSeason(found, this.leagues, slug, season) };
  }
}
