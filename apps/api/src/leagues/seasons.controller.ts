import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Get, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, IfMatch, Operation, PreviewQuery, problemOfKind, type Actor } from '@quadrant/http';
import { type LeagueAuthor, SeasonRepository, TossRepository } from '@quadrant/store/leagues';
import { LeagueView } from '@quadrant/views';
import { LeagueSlug, SeasonName } from '../requests/path-parameters.js';
import { LeagueDirectors } from './league-directors.service.js';
import { DeletedDto, LeagueReasonDto } from './league.dto.js';
import { leagueNotFound, problemOfRemoval, problemOfSeason, problemOfToss, seasonNotFound } from './league-refusal.js';
import {
  bestOf,
  tableOf,
  changeOf,
  ClosingDto,
  NewSeasonDto,
  phasesOf,
  SeasonChangesDto,
  StoredSeasonDto,
  storedSeasonOf,
} from './season.dto.js';
import { previewDtoOf, SeasonPreviewDto } from './season-preview.dto.js';
import { NewTossDto, RecordedTossDto, TossListDto } from './toss.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

// @row 118, 120
/** Lets league directors announce their seasons, and record tosses. A toss is never changed or deleted. */
@ApiTags('leagues')
@Controller('api/v1/leagues/:slug/seasons')
export class SeasonsController {
  constructor(
    private readonly leagues: LeagueView,
    private readonly seasons: SeasonRepository,
    private readonly tosses: TossRepository,
    private readonly directors: LeagueDirectors,
  ) {}

  @Post()
  @Operation('createSeason', {
    summary: 'Adds a season to a league',
    about: 'A separate run gives points to tournaments of the league that were played on its days.',
    may: 'league.change',
    creates: StoredSeasonDto,
    problems: [409, 422],
  })
  async create(
    @LeagueSlug() slug: string,
    @Body() { reason, phases, qualifiers, best, pointsTable, ...season }: NewSeasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StoredSeasonDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const announced = {
      ...season,
      ...(phases !== undefined && { phases: phasesOf(phases) }),
      ...(qualifiers && { qualifiers }),
      ...(best && { best: bestOf(best) }),
      ...(pointsTable && { pointsTable: tableOf(pointsTable) }),
    };
    const command = { ...commandOf(slug, author, reason, null), season: announced };
    const stored = await this.seasons.add(command, author);
    if (stored.kind !== 'stored') throw problemOfSeason(stored, slug, season.season);
    const answer = storedSeasonOf(stored);
    void reply.header('location', answer.link);
    return answer;
  }

  @Patch(':season')
  @Operation('changeSeason', {
    summary: 'Changes the days of a season, its parts, or what is announced of it',
    about:
      'A separate run corrects the points of the tournaments that it affects. A preview says which these are, and who ' +
      'would have other points, qualify or be champion.',
    may: 'league.change',
    answers: { either: [StoredSeasonDto, SeasonPreviewDto], about: 'Stored; or the preview that was asked for' },
    problems: [409, 422],
  })
  async change(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Body() changes: SeasonChangesDto,
    @Query() { preview }: PreviewQuery,
    @IfMatch('league') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredSeasonDto | SeasonPreviewDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const change = changeOf(changes);
    if (Object.keys(change).length === 0) {
      throw problemOfKind('invalid-request', say`The request has only a reason: there is nothing to change.`);
    }
    const command = { ...commandOf(slug, author, changes.reason, versions), season, change };
    const answer = preview ? await this.seasons.preview(command, author) : await this.seasons.change(command, author);
    if (answer.kind === 'previewed') return previewDtoOf(answer);
    if (answer.kind !== 'stored') throw problemOfSeason(answer, slug, season);
    return storedSeasonOf(answer);
  }

  @Post(':season/closing')
  @Operation('closeSeasonPart', {
    irreversible: true,
    summary: 'Closes a half of a season, or all of it',
    about:
      'Afterwards only a coordinator changes results, tosses, days, limits and schemes of that part. Whatever is over is closed 14 days ' +
      'after its last day. A run publishes it.',
    may: 'league.change',
    answers: StoredSeasonDto,
    problems: [409, 422],
  })
  async close(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Body() { part, reason }: ClosingDto,
    @IfMatch('league') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredSeasonDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const command = { league: slug, season, part, reason: reason.trim(), versions };
    const stored = await this.seasons.close(command, author);
    if (stored.kind !== 'stored') throw problemOfSeason(stored, slug, season);
    return storedSeasonOf(stored);
  }

  @Delete(':season')
  @Operation('deleteSeason', {
    irreversible: true,
    summary: 'Deletes a season in which nothing was ever played',
    may: 'league.change',
    answers: DeletedDto,
    problems: [409],
  })
  async remove(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Body() { reason }: LeagueReasonDto,
    @IfMatch('league') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DeletedDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const command = { league: slug, season, reason: reason.trim(), versions };
    const refusal = await this.seasons.remove(command, author);
    if (refusal !== null) throw problemOfRemoval(refusal, slug, season);
    return { league: slug, season };
  }

  @Get(':season/tosses')
  @Operation('listTosses', { summary: 'The tosses that were recorded for a season', answers: TossListDto })
  async listTosses(@LeagueSlug() slug: string, @SeasonName() season: string): Promise<TossListDto> {
    const seasons = await this.leagues.listSeasonNames(slug);
    if (seasons === null) throw leagueNotFound(slug);
    if (!seasons.includes(season)) throw seasonNotFound(slug, season);
    return { rows: await this.tosses.list({ league: slug, season }) };
  }

  @Post(':season/tosses')
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
  async recordToss(
    @LeagueSlug() slug: string,
    @SeasonName() season: string,
    @Body() { stage, order, reason }: NewTossDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<RecordedTossDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const toss = { stage, order, reason: reason.trim() };
    const recorded = await this.tosses.record({ league: slug, season }, toss, author);
    if ('kind' in recorded) throw problemOfToss(recorded, slug, season);
    return recorded;
  }
}

/** People who appoint league directors may announce late what they forgot, if they give a reason. */
function commandOf(
  league: string,
  { isCoordinator = false }: LeagueAuthor,
  reason: string | undefined,
  versions: readonly number[] | null,
) {
  return { league, reason: reason?.trim() ?? null, mayAnnounceLate: reason !== undefined && isCoordinator, versions };
}
