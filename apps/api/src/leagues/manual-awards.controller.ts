import { randomUUID } from 'node:crypto';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Authority, Clock, CurrentActor, May, type Actor } from '@quadrant/http';
import { LeagueRepository, ManualAwardRepository } from '@quadrant/store/leagues';
import { getLeague } from './get-league.js';
import { leagueAuthorOf } from './league-author.js';
import { problemOfManualAward } from './manual-award-refusal.js';
import {
  ManualAwardChangedDto,
  ManualAwardListDto,
  ManualAwardReasonDto,
  NewManualAwardDto,
} from './manual-award.dto.js';
import type { FastifyRequest } from 'fastify';

const LEAGUE = { name: 'slug', description: 'Slug of the league' };

/** Gives bonus points by hand, where a scheme cannot express the reason (000, 12.5). */
@ApiTags('leagues')
@ApiProblems(404, 503)
@Controller('api/v1/leagues/:slug/manual-awards')
export class ManualAwardsController {
  constructor(
    private readonly awards: ManualAwardRepository,
    private readonly leagues: LeagueRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listManualAwards', summary: 'Bonus points given by hand and not revoked' })
  @ApiParam(LEAGUE)
  @ApiOkResponse({ type: ManualAwardListDto })
  async list(@Param('slug') slug: string): Promise<ManualAwardListDto> {
    await getLeague(this.leagues, slug);
    return { rows: await this.awards.list(slug) };
  }

  @Post()
  @May('league.change')
  @ApiOperation({ operationId: 'giveManualAward', summary: 'Gives bonus points by hand' })
  @ApiParam(LEAGUE)
  @ApiCreatedResponse({ type: ManualAwardChangedDto })
  @ApiProblems(400, 413, 415, 422)
  async give(
    @Param('slug') slug: string,
    @Body() { tournament, player, points, reason }: NewManualAwardDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ManualAwardChangedDto> {
    await this.requireLeague(slug, actor, request);
    const award = { id: randomUUID(), tournament: tournament.toLowerCase(), player, points, reason: reason.trim() };
    return changedOf(slug, await this.awards.give(slug, award, this.authorOf(actor, request)));
  }

  @Delete(':id')
  @May('league.change')
  @ApiOperation({ operationId: 'takeManualAwardBack', summary: 'Revokes bonus points that were given by hand' })
  @ApiParam(LEAGUE)
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the award' })
  @ApiOkResponse({ type: ManualAwardChangedDto })
  @ApiProblems(400, 413, 415)
  async takeBack(
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { reason }: ManualAwardReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ManualAwardChangedDto> {
    await this.requireLeague(slug, actor, request);
    const wanted = { id: id.toLowerCase(), reason: reason.trim() };
    return changedOf(slug, await this.awards.takeBack(slug, wanted, this.authorOf(actor, request)));
  }

  private async requireLeague(slug: string, actor: Actor, request: FastifyRequest): Promise<void> {
    const { directorKey: leagueDirectorKey } = await getLeague(this.leagues, slug);
    await this.authority.require(actor, 'league.change', { leagueDirectorKey }, request);
  }

  private authorOf(actor: Actor, request: FastifyRequest) {
    return leagueAuthorOf(actor, request, this.clock.now());
  }
}

/** @throws Problem for what was refused */
function changedOf(slug: string, answer: Awaited<ReturnType<ManualAwardRepository['give']>>): ManualAwardChangedDto {
  // The league was found a moment ago, and none is ever removed.
  if ('kind' in answer!) throw problemOfManualAward(answer, slug);
  const { id, version, takesEffect } = answer!;
  return { id, leagueVersion: version, takesEffect };
}
