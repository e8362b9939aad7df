import { randomUUID } from 'node:crypto';
import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, Operation, type Actor } from '@quadrant/http';
import { LeagueView } from '@quadrant/views';
import { ManualAwardRepository } from '@quadrant/store/leagues';
import { LeagueSlug } from '../requests/path-parameters.js';
import { getLeague } from './get-league.js';
import { LeagueDirectors } from './league-directors.service.js';
import { problemOfManualAward } from './manual-award-refusal.js';
import {
  ManualAwardChangedDto,
  ManualAwardListDto,
  ManualAwardReasonDto,
  NewManualAwardDto,
} from './manual-award.dto.js';
import type { FastifyRequest } from 'fastify';

/** Bonus points that are given by hand, where a scheme cannot say what for (000, 12.5). */
@ApiTags('leagues')
@Controller('api/v1/leagues/:slug/manual-awards')
export class ManualAwardsController {
  constructor(
    private readonly awards: ManualAwardRepository,
    private readonly leagues: LeagueView,
    private readonly directors: LeagueDirectors,
  ) {}

  @Get()
  @Operation('listManualAwards', { summary: 'Bonus points given by hand and not revoked', answers: ManualAwardListDto })
  async list(@LeagueSlug() slug: string): Promise<ManualAwardListDto> {
    await getLeague(this.leagues, slug);
    return { rows: await this.awards.list(slug) };
  }

  @Post()
  @Operation('giveManualAward', {
    summary: 'Gives bonus points by hand',
    may: 'league.change',
    creates: ManualAwardChangedDto,
    problems: [422],
  })
  async give(
    @LeagueSlug() slug: string,
    @Body() { tournament, player, points, reason }: NewManualAwardDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ManualAwardChangedDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const award = { id: randomUUID(), tournament: tournament.toLowerCase(), player, points, reason: reason.trim() };
    return changedOf(slug, await this.awards.give(slug, award, author));
  }

  @Delete(':id')
  @Operation('takeManualAwardBack', {
    summary: 'Revokes bonus points that were given by hand',
    may: 'league.change',
    answers: ManualAwardChangedDto,
  })
  async takeBack(
    @LeagueSlug() slug: string,
    @Id('award') id: string,
    @Body() { reason }: ManualAwardReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<ManualAwardChangedDto> {
    const author = await this.directors.authorOf(slug, actor, request);
    const wanted = { id: id.toLowerCase(), reason: reason.trim() };
    return changedOf(slug, await this.awards.takeBack(slug, wanted, author));
  }
}

/** @throws Problem for what was refused */
function changedOf(slug: string, answer: Awaited<ReturnType<ManualAwardRepository['give']>>): ManualAwardChangedDto {
  // The league was found a moment ago, and none is ever removed.
  if ('kind' in answer!) throw problemOfManualAward(answer, slug);
  const { id, version, takesEffect } = answer!;
  return { id, leagueVersion: version, takesEffect };
}
