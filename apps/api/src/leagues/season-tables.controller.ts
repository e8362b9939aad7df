import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, Kept, Operation, todayOf } from '@quadrant/http';
import { LeagueRepository } from '@quadrant/store/leagues';
import { dayOf, LeagueSeasonReadModel, viewOf } from '@quadrant/store/reading';
import { AsOfQuery } from '../as-of/as-of-query.dto.js';
import { Moments } from '../as-of/moments.service.js';
import { LeagueSlug, SeasonName } from '../requests/path-parameters.js';
import { LiveQuery } from './foreseen.dto.js';
import { getOfSeason } from './get-season.js';
import { HalvesDto, halvesOf } from './halves.dto.js';
import { LiveDto, liveOf } from './live.dto.js';
import { PlayoffsDto, playoffsOf } from './playoffs.dto.js';
import { SeasonTableDto, seasonTableOf } from './season-table.dto.js';
import type { SeasonAsOf } from './season-view.dto.js';

/** Derives the tables of one league's season from its awards, as of today or of an earlier moment. */
@ApiTags('points')
@Controller('api/v1/leagues/:slug/seasons/:season')
export class SeasonTablesController {
  constructor(
    private readonly seasons: LeagueSeasonReadModel,
    private readonly leagues: LeagueRepository,
    private readonly moments: Moments,
    private readonly clock: Clock,
  ) {}

  @Get('table')
  @Kept({ until: 'midnight' })
  @Operation('readSeasonTable', {
    summary: 'Table of a league with bonus',
    about:
      'Bonus counts inside its league only (Organized Play Guide 4.2, section 12.5); ' +
      '`/api/v1/leagues/{slug}/seasons/{season}` has none.',
    answers: SeasonTableDto,
    problems: [429],
  })
  async table(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Query() query: AsOfQuery,
  ): Promise<SeasonTableDto> {
    return seasonTableOf(await this.get(slug, season, query));
  }

  @Get('halves')
  @Kept({ until: 'midnight' })
  @Operation('readHalves', {
    summary: 'Half rankings of a league, and who qualifies for its playoffs',
    answers: HalvesDto,
    problems: [429],
  })
  async halves(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Query() query: AsOfQuery,
  ): Promise<HalvesDto> {
    return halvesOf(await this.get(slug, season, query));
  }

  @Get('playoffs')
  @Kept({ until: 'midnight' })
  @Operation('readPlayoffs', {
    summary: 'Playoffs of a league, and its champion',
    answers: PlayoffsDto,
    problems: [429],
  })
  async playoffs(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Query() query: AsOfQuery,
  ): Promise<PlayoffsDto> {
    return playoffsOf(await this.get(slug, season, query));
  }

  @Get('live')
  @Kept({ until: 'midnight' })
  @Operation('readLiveSeason', {
    summary: 'Who is in, on the bubble or out, and what each still needs',
    about:
      'Computed from the tournaments that are left in the current phase, up to the largest field of the league’s history ' +
      'and the most bonus that the schemes in force can give.',
    answers: LiveDto,
    problems: [429],
  })
  async live(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
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
