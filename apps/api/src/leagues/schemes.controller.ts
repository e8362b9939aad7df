import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Authority,
  Clock,
  CurrentActor,
  InPath,
  Operation,
  problemOfKind,
  Quotas,
  type Actor,
  StatedIfMatch,
  todayOf,
} from '@quadrant/http';
import { isSlug } from '@quadrant/rules/tournament';
import {
  LeagueRepository,
  listPrintedSchemes,
  listSchemeFacts,
  SchemeRepository,
  type SchemeText,
  type StatedVersions,
} from '@quadrant/store/leagues';
import { LeagueSlug } from '../requests/path-parameters.js';
import { getLeague } from './get-league.js';
import { leagueAuthorOf } from './league-author.js';
import {
  schemeEndedOf,
  SchemeChangedDto,
  SchemePreviewDto,
  SchemeSavedDto,
  schemeSavedOf,
} from './scheme-change.dto.js';
import { problemOfScheme } from './scheme-refusal.js';
import {
  BonusSchemesDto,
  LARGEST_PAGE,
  NewSchemeDto,
  SchemeEndDto,
  SchemeListDto,
  schemesOf,
  SchemeTrialDto,
} from './scheme.dto.js';
import type { FastifyRequest } from 'fastify';

const SchemeSlug = () => InPath('scheme', 'Slug of the scheme within its league; a new one makes a new scheme');

// @row 128
/** Saves, tries and ends versions of bonus schemes. */
@ApiTags('leagues')
@Controller('api/v1')
export class SchemesController {
  constructor(
    private readonly schemes: SchemeRepository,
    private readonly leagues: LeagueRepository,
    private readonly quotas: Quotas,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get('bonus-schemes')
  @Operation('readBonusSchemes', {
    summary: 'The printed bonus schemes, and what a scheme may ask for',
    answers: BonusSchemesDto,
  })
  catalogue(): BonusSchemesDto {
    return { printed: listPrintedSchemes(), facts: listSchemeFacts() };
  }

  @Get('leagues/:slug/schemes')
  @Operation('listSchemes', { summary: 'The bonus schemes of a league, with every version', answers: SchemeListDto })
  async list(@LeagueSlug() slug: string): Promise<SchemeListDto> {
    // Read first: a change in between is refused later, not lost.
    const { version: leagueVersion } = await getLeague(this.leagues, slug);
    return { leagueVersion, rows: schemesOf((await this.schemes.list(slug, this.today())) ?? []) };
  }

  @Post('leagues/:slug/schemes/dry-run')
  @Operation('tryScheme', {
    summary: 'Shows what a scheme would have given in the published tournaments of the league',
    about:
      'Nothing is stored. A dry run covers at most 500 tournaments. Each account has a limit per day (`DRY_RUNS_PER_DAY`).',
    may: 'league.change',
    answers: SchemePreviewDto,
    problems: [422, 429],
  })
  async preview(
    @LeagueSlug() slug: string,
    @Body() { scheme, season, from, offset = 0, limit = LARGEST_PAGE, ...body }: SchemeTrialDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SchemePreviewDto> {
    await this.requireLeague(slug, actor, request);
    const text = textOf({ name: 'dry run', ...body });
    const page = { offset, limit };
    const trial = { text, scheme: scheme ?? null, season: season ?? null, from: from ?? null, page };
    const answer = (await this.quotas.limit(actor, 'dry-runs', () => this.schemes.preview(slug, trial)))!;
    if ('kind' in answer) throw problemOfScheme(answer, slug, scheme ?? '');
    return answer;
  }

  @Post('leagues/:slug/schemes/:scheme')
  @Operation('saveScheme', {
    summary: 'Saves a version of a bonus scheme, in force from a day on',
    about:
      'The previous version ends the day before. If the day is in the past, a separate run computes the bonuses ' +
      'again from that day.',
    may: 'league.change',
    creates: SchemeSavedDto,
    problems: [409, 422],
  })
  async save(
    @LeagueSlug() slug: string,
    @SchemeSlug() scheme: string,
    @Body() { from = this.today(), reason, ...body }: NewSchemeDto,
    @StatedIfMatch('league', 'a scheme that is saved already') versions: StatedVersions,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SchemeSavedDto> {
    if (!isSlug(scheme)) {
      throw problemOfKind('invalid-request', say`${JSON.stringify(scheme)} cannot name a scheme.`, {
        advice: say`Use 1 to 40 lower-case letters and digits, with single hyphens between them.`,
      });
    }
    await this.requireLeague(slug, actor, request);
    const wanted = { scheme, text: textOf(body), from, reason: reason.trim() };
    const answer = (await this.schemes.save(slug, wanted, this.authorOf(actor, request), versions))!;
    if ('kind' in answer) throw problemOfScheme(answer, slug, scheme);
    return schemeSavedOf(answer);
  }

  @Post('leagues/:slug/schemes/:scheme/end')
  @Operation('endScheme', {
    summary: 'Ends a bonus scheme',
    may: 'league.change',
    answers: SchemeChangedDto,
    problems: [409],
  })
  async end(
    @LeagueSlug() slug: string,
    @SchemeSlug() scheme: string,
    @Body() { on, reason }: SchemeEndDto,
    @StatedIfMatch('league', 'every scheme') versions: StatedVersions,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SchemeChangedDto> {
    await this.requireLeague(slug, actor, request);
    const wanted = { scheme, on, reason: reason.trim() };
    const answer = (await this.schemes.end(slug, wanted, this.authorOf(actor, request), versions))!;
    if ('kind' in answer) throw problemOfScheme(answer, slug, scheme);
    return schemeEndedOf(answer);
  }

  private async requireLeague(slug: string, actor: Actor, request: FastifyRequest): Promise<void> {
    const { directorKey: leagueDirectorKey } = await getLeague(this.leagues, slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey }, request);
  }

  private authorOf(actor: Actor, request: FastifyRequest) {
    return leagueAuthorOf(actor, request, this.clock.now());
  }

  private today(): string {
    return todayOf(this.clock);
  }
}

/** @throws Problem 400 for a text beside a printed scheme */
function textOf({ name, text, printed }: Pick<NewSchemeDto, 'name' | 'text' | 'printed'>): SchemeText {
  if (printed === undefined) return { name: name!.trim(), text: text! };
  if (text !== undefined) {
    throw problemOfKind('invalid-request', say`Both "text" and "printed" are given.`, {
      advice: say`Give the one of them that the scheme is to be.`,
    });
  }
  return { name: name?.trim() ?? null, printed };
}
