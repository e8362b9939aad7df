import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { nameHiddenPlayers } from '@quadrant/rules/tournament';
import { LeagueRepository } from '@quadrant/store/leagues';
import { SeasonLogReadModel, SeasonTournamentReadModel, type ShownMissionTally } from '@quadrant/store/reading';
import { LeagueSlug, SeasonName } from '../requests/path-parameters.js';
import { getOfSeason } from './get-season.js';
import { SeasonLogDto } from './season-log.dto.js';
import { missionsCsv } from './missions-csv.js';
import { LeagueAwardListDto, MissionTallyListDto, SeasonTournamentListDto } from './season-tournaments.dto.js';
import type { FastifyReply } from 'fastify';

@ApiTags('points')
@Controller('api/v1/leagues/:slug/seasons/:season')
export class SeasonTournamentsController {
  constructor(
    private readonly tournaments: SeasonTournamentReadModel,
    private readonly log: SeasonLogReadModel,
    private readonly leagues: LeagueRepository,
  ) {}

  @Get('tournaments')
  @Operation('listSeasonTournaments', {
    summary: 'Tournaments that name a league in a season, and why some of them do not count',
    answers: SeasonTournamentListDto,
  })
  async listTournaments(@LeagueSlug() slug: string, @SeasonName() season: string): Promise<SeasonTournamentListDto> {
    return { rows: await this.get(this.tournaments.listTournaments(slug, season), slug, season) };
  }

  @Get('log')
  @Operation('readSeasonLog', {
    summary: 'What was changed in a season, who changed it, why, and in which run',
    about:
      'Days, parts, limits, qualifiers, results that count, schemes and closed parts. Changes after the start of the first ' +
      'tournament that counts are marked.',
    answers: SeasonLogDto,
  })
  async readLog(@LeagueSlug() slug: string, @SeasonName() season: string): Promise<SeasonLogDto> {
    return { rows: await this.get(this.log.list(slug, season), slug, season) };
  }

  @Get('missions')
  @Operation('listMissions', {
    summary: 'Mission tally sheet of a season',
    about: 'Missions completed in tournaments that count, as far as their reports say.',
    answers: MissionTallyListDto,
  })
  async listMissions(@LeagueSlug() slug: string, @SeasonName() season: string): Promise<MissionTallyListDto> {
    return { rows: await this.getMissions(slug, season) };
  }

  @Get('missions.csv')
  @Operation('exportMissions', {
    summary: 'Mission tally sheet of a season as a CSV file',
    about:
      'A cell that a spreadsheet program would take for a formula begins with an apostrophe. A hidden player is called Hidden player; several have numbers.',
    answers: { text: 'text/csv' },
  })
  async exportMissions(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tallies = await this.getMissions(slug, season);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="missions-${slug}-${season}.csv"`)
      .send(nameHiddenPlayers(missionsCsv(tallies), `/leagues/${slug}/seasons/${season}`));
  }

  @Get('bonus')
  @Operation('listBonus', {
    summary: 'Every bonus award of a season, and what it was given for',
    answers: LeagueAwardListDto,
  })
  async listBonus(@LeagueSlug() slug: string, @SeasonName() season: string): Promise<LeagueAwardListDto> {
    return { rows: await this.get(this.tournaments.listBonus(slug, season), slug, season) };
  }

  private getMissions(slug: string, season: string): Promise<ShownMissionTally[]> {
    return this.get(this.tournaments.listMissions(slug, season), slug, season);
  }

  private get<T>(read: Promise<T | null>, slug: string, season: string): Promise<T> {
    return getOfSeason(read, this.leagues, slug, season);
  }
}
