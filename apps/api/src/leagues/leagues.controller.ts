import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Authority, Clock, CurrentActor, Problem, May, type Actor } from '@quadrant/http';
import { LeagueRepository, LeagueSeasonReadModel } from '@quadrant/persistence';
import { foldHandle, normaliseHandle } from '@quadrant/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { todayOf } from '../requests/today.js';
import { getLeague } from './get-league.js';
import { hubOf, LeagueHubDto } from './league-hub.dto.js';
import { LeagueDto, listingOf, NewLeagueDto, NewSeasonDto, SeasonDto, seasonOf } from './league.dto.js';

const slugParameter = { name: 'slug', description: 'Slug of the league' };

@ApiTags('leagues')
@ApiProblems(503)
@Controller('api/v1/leagues')
export class LeaguesController {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly current: LeagueSeasonReadModel,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listLeagues', summary: 'All leagues, the seasons that go on, and who leads them' })
  @ApiOkResponse({ type: LeagueHubDto })
  async list(): Promise<LeagueHubDto> {
    return hubOf(await this.current.listCurrent(todayOf(this.clock)));
  }

  @Get(':slug')
  @ApiOperation({ operationId: 'readLeague', summary: 'A league and its seasons' })
  @ApiParam(slugParameter)
  @ApiOkResponse({ type: LeagueDto })
  @ApiProblems(404)
  async read(@Param('slug') slug: string): Promise<LeagueDto> {
    const league = await getLeague(this.leagues, slug);
    const seasons = (await this.leagues.findSeasons(slug)) ?? [];
    return { ...listingOf(league), seasons: seasons.map((season) => seasonOf(slug, season)) };
  }

  @Post()
  @May('league.create')
  @ApiOperation({ operationId: 'createLeague', summary: 'Creates a league' })
  @ApiCreatedResponse({ type: LeagueDto })
  @ApiProblems(400, 409, 413, 415)
  async create(
    @Body() { slug, name, director }: NewLeagueDto,
    @CurrentActor() { handle }: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeagueDto> {
    const league = { slug, name: name.trim(), director: normaliseHandle(director) };
    const isNew = await this.leagues.create(league, { handle, at: this.clock.now(), requestId });
    if (!isNew) throw leagueExists(slug);
    const link = `/api/v1/leagues/${slug}`;
    void reply.header('location', link);
    return { ...league, link, seasons: [] };
  }

  @Post(':slug/seasons')
  @May('league.change')
  @ApiOperation({
    operationId: 'createSeason',
    summary: 'Adds a season to a league',
    description: 'Tournaments that were reported before get their league points with the next refresh.',
  })
  @ApiParam(slugParameter)
  @ApiCreatedResponse({ type: SeasonDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async addSeason(
    @Param('slug') slug: string,
    @Body() { season, startsOn, endsOn }: NewSeasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeasonDto> {
    const league = await getLeague(this.leagues, slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey: foldHandle(league.director) }, request);
    const added = { season, startsOn, endsOn };
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const conflict = await this.leagues.addSeason(league, added, author);
    if (conflict) throw seasonConflict(conflict);
    const answer = seasonOf(slug, added);
    void reply.header('location', answer.link);
    return answer;
  }
}

function leagueExists(slug: string): Problem {
  return new Problem({
    status: 409,
    code: 'league-exists',
    title: 'The slug is taken',
    detail: `There is a league "${slug}" already.`,
    advice: `Take another slug, or use the league at /api/v1/leagues/${slug}.`,
  });
}

function seasonConflict({ season, startsOn, endsOn }: Omit<SeasonDto, 'link'>): Problem {
  return new Problem({
    status: 409,
    code: 'season-conflict',
    title: 'The season collides with another one',
    detail: `The league has the season "${season}" already, from ${startsOn} to ${endsOn}.`,
    advice: 'Two seasons of one league need different names and must not share a day: change the name or the days.',
  });
}
