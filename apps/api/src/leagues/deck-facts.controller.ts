import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, IfMatch, Operation, type Actor } from '@quadrant/http';
import { LeagueRepository, SeasonRepository } from '@quadrant/store/leagues';
import { LeagueSlug } from '../requests/path-parameters.js';
import { DeckFactsDeclaredDto, DeckFactsDto, NewDeckFactsDto } from './deck-facts.dto.js';
import { getLeague } from './get-league.js';
import { problemOfDeckFacts } from './league-refusal.js';
import type { FastifyRequest } from 'fastify';

/** Lets a league declare numbers of decks for its bonus schemes (000, 12.5). */
@ApiTags('leagues')
@Controller('api/v1/leagues/:slug/deck-facts')
export class DeckFactsController {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly seasons: SeasonRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listDeckFacts', {
    summary: 'Numbers of decks that reports of a league may contain',
    answers: DeckFactsDto,
  })
  async list(@LeagueSlug() slug: string): Promise<DeckFactsDto> {
    await getLeague(this.leagues, slug);
    return { facts: (await this.leagues.findRules(slug))?.deckFacts ?? [] };
  }

  @Put()
  @Operation('declareDeckFacts', {
    summary: 'Declares the numbers of decks that reports of a league may contain',
    about: 'In place of all that were declared. A fact that a scheme asks for stays.',
    may: 'league.change',
    answers: DeckFactsDeclaredDto,
    problems: [409],
  })
  async declare(
    @LeagueSlug() slug: string,
    @Body() { facts, reason }: NewDeckFactsDto,
    @IfMatch('league') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<DeckFactsDeclaredDto> {
    const { directorKey: leagueDirectorKey } = await getLeague(this.leagues, slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey }, request);
    const declared = facts.map(({ name, means, most }) => ({ name, means: means.trim(), most }));
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const command = { league: slug, facts: declared, reason: reason.trim(), versions };
    const answer = await this.seasons.declareDeckFacts(command, author);
    if ('kind' in answer) throw problemOfDeckFacts(answer, slug);
    return { facts: declared, ...answer };
  }
}
