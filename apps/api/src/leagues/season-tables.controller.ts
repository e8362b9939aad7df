import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Kept, Operation } from '@quadrant/http';
import { nameHiddenPlayers } from '@quadrant/rules/tournament';
import type { ShownMissionTally } from '@quadrant/store/leagues';
import { LeagueView, SeasonLogView, SeasonTournamentView, SeasonView } from '@quadrant/views';
import { AsOfQuery } from '../moments/as-of-query.dto.js';
import { Moments } from '../moments/moments.service.js';
import { LeagueSlug, SeasonName } from '../requests/path-parameters.js';
import { LiveQuery } from './foreseen.dto.js';
import { getOfSeason } from './get-season.js';
import { HalvesDto, halvesOf } from './halves.dto.js';
import { LiveDto, liveOf } from './live.dto.js';
import { PlayoffsDto, playoffsOf } from './playoffs.dto.js';
import { missionsCsv } from './missions-csv.js';
import { SeasonLogDto } from './season-log.dto.js';
import { SeasonTableDto, seasonTableOf } from './season-table.dto.js';
import { LeagueAwardListDto, MissionTallyListDto, SeasonTournamentListDto } from './season-tournaments.dto.js';
import type { SeasonAsOf } from './season-view.dto.js';
import type { FastifyReply } from 'fastify';

/** Derives the tables of one league's season from its awards, as of an earlier moment too, and lists what happened in it. */
@ApiTags('points')
@Controller('api/v1/leagues/:slug/seasons/:season')
export class SeasonTablesController {
  constructor(
    private readonly seasons: SeasonView,
    private readonly tournaments: SeasonTournamentView,
    private readonly log: SeasonLogView,
    private readonly leagues: LeagueView,
    private readonly moments: Moments,
  ) {}

  @Get('table')
  @Kept({ until: 'midnight' })
  @Operation('readSeasonTable', {
    summary: 'Table of a league with bonus',
    about:
      'Bonus counts inside its league only (Organized Play Guide 4.2, section 12.5); ' +
      '`/api/v1/leagues/{slug}/seasons/{season}` has none.',
    answers: SeasonTableDto,
    problems: [410, 429],
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
    problems: [410, 429],
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
    problems: [410, 429],
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
    problems: [410, 429],
  })
  async live(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Query() { participants, ...query }: LiveQuery,
  ): Promise<LiveDto> {
    return liveOf(await this.get(slug, season, query, participants ?? null));
  }

  @Get('tournaments')
  @Operation('listSeasonTournaments', {
    summary: 'Tournaments that name a league in a season, and why some of them do not count',
    answers: SeasonTournamentListDto,
  })
  async listTournaments(@LeagueSlug() slug: string, @SeasonName() season: string): Promise<SeasonTournamentListDto> {
    return { rows: await this.required(this.tournaments.listTournaments(slug, season), slug, season) };
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
    return { rows: await this.required(this.log.list(slug, season), slug, season) };
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
    return { rows: await this.required(this.tournaments.listBonus(slug, season), slug, season) };
  }

  private getMissions(slug: string, season: string): Promise<ShownMissionTally[]> {
    return this.required(this.tournaments.listMissions(slug, season), slug, season);
  }

  private required<T>(read: Promise<T | null>, slug: string, season: string): Promise<T> {
    return getOfSeason(read, this.leagues, slug, season);
  }

  private async get(
    league: string,
    season: string,
    query: AsOfQuery,
    participants: number | null = null,
  ): Promise<SeasonAsOf> {
    const asOf = await this.moments.get(query);
    const found = this.seasons.find({ league, season, asOf, knownBy: query.knownBy ?? null, participants });
    return { asOf, view: await this.required(found, league, season) };
  }
}
