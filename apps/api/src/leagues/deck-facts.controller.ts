import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, ApiProblems, Authority, Clock, CurrentActor, IfMatch, May, type Actor } from '@quadrant/http';
import { LeagueRepository, SeasonRepository } from '@quadrant/store/leagues';
import { DeckFactsDeclaredDto, DeckFactsDto, NewDeckFactsDto } from './deck-facts.dto.js';
import { getLeague } from './get-league.js';
import { problemOfDeckFacts } from './league-refusal.js';
import type { FastifyRequest } from 'fastify';

/** Lets a league declare numbers of decks for its bonus schemes (000, 12.5). */
@ApiTags('leagues')
@ApiProblems(404, 503)
@ApiParam({ name: 'slug', description: 'Slug of the league' })
@Controller('api/v1/leagues/:slug/deck-facts')
export class DeckFactsController {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly seasons: SeasonRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listDeckFacts', summary: 'Numbers of decks that reports of a league may contain' })
  @ApiOkResponse({ type: DeckFactsDto })
  async list(@Param('slug') slug: string): Promise<DeckFactsDto> {
    await getLeague(this.leagues, slug);
    return { facts: (await this.leagues.findRules(slug))?.deckFacts ?? [] };
  }

  @Put()
  @May('league.change')
  @ApiOperation({
    operationId: 'declareDeckFacts',
    summary: 'Declares the numbers of decks that reports of a league may contain',
    description: 'In place of all that were declared. A fact that a scheme asks for stays.',
  })
  @ApiIfMatch('league')
  @ApiOkResponse({ type: DeckFactsDeclaredDto })
  @ApiProblems(400, 409, 412, 413, 415)
  async declare(
    @Param('slug') slug: string,
    @Body() { facts, reason }: NewDeckFactsDto,
    @IfMatch() versions: number[] | null,
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
