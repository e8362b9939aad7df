import { say } from '@quadrant/rules/message';
import { Body, Controller, Delete, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Authority,
  Clock,
  CurrentActor,
  IfMatch,
  Operation,
  PreviewQuery,
  problemOfKind,
  type Actor,
} from '@quadrant/http';
import { may } from '@quadrant/rules/permissions';
import { LeagueRepository, SeasonRepository } from '@quadrant/store/leagues';
import { LeagueSlug, SeasonName } from '../requests/path-parameters.js';
import { getLeague } from './get-league.js';
import { leagueAuthorOf } from './league-author.js';
import { DeletedDto, LeagueReasonDto } from './league.dto.js';
import { problemOfRemoval, problemOfSeason } from './league-refusal.js';
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
import type { FastifyReply, FastifyRequest } from 'fastify';

// @row 118, 120
/** Lets league directors announce their seasons. */
@ApiTags('leagues')
@Controller('api/v1/leagues/:slug/seasons')
export class SeasonsController {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly seasons: SeasonRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
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
    await this.require(slug, actor, request);
    const announced = {
      ...season,
      ...(phases !== undefined && { phases: phasesOf(phases) }),
      ...(qualifiers && { qualifiers }),
      ...(best && { best: bestOf(best) }),
      ...(pointsTable && { pointsTable: tableOf(pointsTable) }),
    };
    const command = { ...this.commandOf(slug, actor, reason, null), season: announced };
    const stored = await this.seasons.add(command, this.authorOf(actor, request));
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
    await this.require(slug, actor, request);
    const change = changeOf(changes);
    if (Object.keys(change).length === 0) {
      throw problemOfKind('invalid-request', say`The request has only a reason: there is nothing to change.`);
    }
    const command = { ...this.commandOf(slug, actor, changes.reason, versions), season, change };
    const author = this.authorOf(actor, request);
    const answer = preview ? await this.seasons.preview(command, author) : await this.seasons.change(command, author);
    if (answer.kind === 'previewed') return previewDtoOf(answer);
    if (answer.kind !== 'stored') throw problemOfSeason(answer, slug, season);
    return storedSeasonOf(answer);
  }

  @Post(':season/closing')
  @Operation('closeSeasonPart', {
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
    await this.require(slug, actor, request);
    const command = { league: slug, season, part, reason: reason.trim(), versions };
    const stored = await this.seasons.close(command, this.authorOf(actor, request));
    if (stored.kind !== 'stored') throw problemOfSeason(stored, slug, season);
    return storedSeasonOf(stored);
  }

  @Delete(':season')
  @Operation('deleteSeason', {
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
    await this.require(slug, actor, request);
    const command = { league: slug, season, reason: reason.trim(), versions };
    const refusal = await this.seasons.remove(command, this.authorOf(actor, request));
    if (refusal !== null) throw problemOfRemoval(refusal, slug, season);
    return { league: slug, season };
  }

  private async require(slug: string, actor: Actor, request: FastifyRequest): Promise<void> {
    const { directorKey: leagueDirectorKey } = await getLeague(this.leagues, slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey }, request);
  }

  /** People who appoint league directors may announce late what they forgot, if they give a reason. */
  private commandOf(league: string, actor: Actor, reason: string | undefined, versions: readonly number[] | null) {
    const mayAnnounceLate = reason !== undefined && may(actor, 'league.appoint-director', {}).allowed;
    return { league, reason: reason?.trim() ?? null, mayAnnounceLate, versions };
  }

  private authorOf(actor: Actor, request: FastifyRequest) {
    return leagueAuthorOf(actor, request, this.clock.now());
  }
}
