import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { nameHiddenPlayers } from '@quadrant/rules/tournament';
import { LeagueRepository } from '@quadrant/store/leagues';
import { SeasonLogReadModel, SeasonTournamentReadModel, type ShownMissionTally } from '@quadrant/store/reading';
import { getOfSeason } from './get-season.js';
import { SeasonLogDto } from './season-log.dto.js';
import { missionsCsv } from './missions-csv.js';
import { LeagueAwardListDto, MissionTallyListDto, SeasonTournamentListDto } from './season-tournaments.dto.js';
import type { FastifyReply } from 'fastify';

@ApiTags('points')
@ApiParam({ name: 'slug', description: 'Slug of the league' })
@ApiParam({ name: 'season', description: 'Name of the season', example: '2014-15' })
@ApiProblems(404, 503)
@Controller('api/v1/leagues/:slug/seasons/:season')
export class SeasonTournamentsController {
  constructor(
    private readonly tournaments: SeasonTournamentReadModel,
    private readonly log: SeasonLogReadModel,
    private readonly leagues: LeagueRepository,
  ) {}

  @Get('tournaments')
  @ApiOperation({
    operationId: 'listSeasonTournaments',
    summary: 'Tournaments that name a league in a season, and why some of them do not count',
  })
  @ApiOkResponse({ type: SeasonTournamentListDto })
  async listTournaments(
    @Param('slug') slug: string,
    @Param('season') season: string,
  ): Promise<SeasonTournamentListDto> {
    return { rows: await this.get(this.tournaments.listTournaments(slug, season), slug, season) };
  }

  @Get('log')
  @ApiOperation({
    operationId: 'readSeasonLog',
    summary: 'What was changed in a season, who changed it, why, and in which run',
    description:
      'Days, parts, limits, qualifiers, results that count, schemes and closed parts. Changes after the start of the first ' +
      'tournament that counts are marked.',
  })
  @ApiOkResponse({ type: SeasonLogDto })
  async readLog(@Param('slug') slug: string, @Param('season') season: string): Promise<SeasonLogDto> {
    return { rows: await this.get(this.log.list(slug, season), slug, season) };
  }

  @Get('missions')
  @ApiOperation({
    operationId: 'listMissions',
    summary: 'Mission tally sheet of a season',
    description: 'Missions completed in tournaments that count, as far as their reports say.',
  })
  @ApiOkResponse({ type: MissionTallyListDto })
  async listMissions(@Param('slug') slug: string, @Param('season') season: string): Promise<MissionTallyListDto> {
    return { rows: await this.getMissions(slug, season) };
  }

  @Get('missions.csv')
  @ApiOperation({
    operationId: 'exportMissions',
    summary: 'Mission tally sheet of a season as a CSV file',
    description:
      'A cell that a spreadsheet program would take for a formula begins with an apostrophe. A hidden player is called Hidden player; several have numbers.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async exportMissions(
    @Param('slug') slug: string,
    @Param('season') season: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tallies = await this.getMissions(slug, season);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="missions-${slug}-${season}.csv"`)
      .send(nameHiddenPlayers(missionsCsv(tallies), `/leagues/${slug}/seasons/${season}`));
  }

  @Get('bonus')
  @ApiOperation({ operationId: 'listBonus', summary: 'Every bonus award of a season, and what it was given for' })
  @ApiOkResponse({ type: LeagueAwardListDto })
  async listBonus(@Param('slug') slug: string, @Param('season') season: string): Promise<LeagueAwardListDto> {
    return { rows: await this.get(this.tournaments.listBonus(slug, season), slug, season) };
  }

  private getMissions(slug: string, season: string): Promise<ShownMissionTally[]> {
    return this.get(this.tournaments.listMissions(slug, season), slug, season);
  }

  private get<T>(read: Promise<T | null>, slug: string, season: string): Promise<T> {
    return getOfSeason(read, this.leagues, slug, season);
  }
}
