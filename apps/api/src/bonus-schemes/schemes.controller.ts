import { say } from '@quadrant/rules/message';
import { Body, Controller, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Clock,
  CurrentActor,
  IfMatch,
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
  listPrintedSchemes,
  listSchemeFacts,
  SchemeRepository,
  type SchemeText,
  type StatedVersions,
} from '@quadrant/store/bonus-schemes';
import { SeasonRepository } from '@quadrant/store/leagues';
import { LeagueView } from '@quadrant/views';
import { LeagueSlug } from '../requests/path-parameters.js';
import { DeckFactsDeclaredDto, DeckFactsDto, NewDeckFactsDto } from '../leagues/deck-facts.dto.js';
import { getLeague } from '../leagues/get-league.js';
import { LeagueDirectors } from '../leagues/league-directors.service.js';
import { problemOfDeckFacts } from '../leagues/league-refusal.js';
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
/** Saves, tries and ends versions of bonus schemes, and declares numbers of decks for them (000, 12.5). */
@ApiTags('leagues')
@Controller('api/v1')
export class SchemesController {
  constructor(
    private readonly schemes: SchemeRepository,
    private readonly seasons: SeasonRepository,
    private readonly leagues: LeagueView,
    private readonly directors: LeagueDirectors,
    private readonly quotas: Quotas,
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
    return { leagueVersion, rows: schemesOf(await this.leagues.listSchemes(slug)) };
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
    await this.directors.authorOf(slug, actor, request);
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
    @Body() { from = todayOf(this.clock), reason, ...body }: NewSchemeDto,
    @StatedIfMatch('league', 'a scheme that is saved already') versions: StatedVersions,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SchemeSavedDto> {
    if (!isSlug(scheme)) {
      throw problemOfKind('invalid-request', say`${JSON.stringify(scheme)} cannot name a scheme.`, {
        advice: say`Use 1 to 40 lower-case letters and digits, with single hyphens between them.`,
      });
    }
    const author = await this.directors.authorOf(slug, actor, request);
    const wanted = { scheme, text: textOf(body), from, reason: reason.trim() };
    const answer = (await this.schemes.save(slug, wanted, author, versions))!;
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
    const author = await this.directors.authorOf(slug, actor, request);
    const wanted = { scheme, on, reason: reason.trim() };
    const answer = (await this.schemes.end(slug, wanted, author, versions))!;
    if ('kind' in answer) throw problemOfScheme(answer, slug, scheme);
    return schemeEndedOf(answer);
  }

  @Get('leagues/:slug/deck-facts')
  @Operation('listDeckFacts', {
    summary: 'Numbers of decks that reports of a league may contain',
    answers: DeckFactsDto,
  })
  async listDeckFacts(@LeagueSlug() slug: string): Promise<DeckFactsDto> {
    await getLeague(this.leagues, slug);
    return { facts: await this.leagues.listDeckFacts(slug) };
  }

  @Put('leagues/:slug/deck-facts')
  @Operation('declareDeckFacts', {
    summary: 'Declares the numbers of decks that reports of a league may contain',
    about: 'In place of all that were declared. A fact that a scheme asks for stays.',
    may: 'league.change',
    answers: DeckFactsDeclaredDto,
    problems: [409],
  })
  async declareDeckFacts(
    @LeagueSlug() slug: string,
    @Body() { facts, reason }: NewDeckFactsDto,
    @IfMatch('league') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DeckFactsDeclaredDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const declared = facts.map(({ name, means, most }) => ({ name, means: means.trim(), most }));
    const command = { league: slug, facts: declared, reason: reason.trim(), versions };
    const answer = await this.seasons.declareDeckFacts(command, author);
    if ('kind' in answer) throw problemOfDeckFacts(answer, slug);
    return { facts: declared, ...answer };
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
