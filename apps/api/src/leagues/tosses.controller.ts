import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Operation, type Actor } from '@quadrant/http';
import { LeagueRepository, SeasonRepository, TossRepository } from '@quadrant/store/leagues';
import { LeagueSlug, SeasonName } from '../requests/path-parameters.js';
import { getLeague } from './get-league.js';
import { leagueAuthorOf } from './league-author.js';
import { problemOfToss, seasonNotFound } from './league-refusal.js';
import { NewTossDto, RecordedTossDto, TossListDto } from './toss.dto.js';
import type { FastifyRequest } from 'fastify';

/** Records tosses between players who are tied by all criteria. A toss is never changed or deleted. */
@ApiTags('leagues')
@Controller('api/v1/leagues/:slug/seasons/:season/tosses')
export class TossesController {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly seasons: SeasonRepository,
    private readonly tosses: TossRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listTosses', { summary: 'The tosses that were recorded for a season', answers: TossListDto })
  async list(@LeagueSlug() slug: string, @SeasonName() season: string): Promise<TossListDto> {
    await getLeague(this.leagues, slug);
    const seasons = await this.seasons.list(slug);
    if (!seasons.some((each) => each.season === season)) throw seasonNotFound(slug, season);
    return { rows: await this.tosses.list({ league: slug, season }) };
  }

  @Post()
  @Operation('recordToss', {
    summary: 'Records a toss between tied players',
    about:
      'It names each of the players who are tied at one place after everything else is compared (Organized Play Guide ' +
      '4.2, section 12.6). Without a recorded toss, a reproducible random draw decides. A run publishes it. Only a ' +
      'coordinator can correct it.',
    may: 'league.change',
    creates: RecordedTossDto,
    problems: [409, 422],
  })
  async record(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Body() { stage, order, reason }: NewTossDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RecordedTossDto> {
    const { directorKey: leagueDirectorKey } = await getLeague(this.leagues, slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey }, request);
    const author = leagueAuthorOf(actor, request, this.clock.now());
    const toss = { stage, order, reason: reason.trim() };
    const recorded = await this.tosses.record({ league: slug, season }, toss, author);
    if ('kind' in recorded) throw problemOfToss(recorded, slug, season);
    return recorded;
  }
}
