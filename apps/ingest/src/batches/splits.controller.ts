import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, CurrentActor, Operation, type Actor } from '@quadrant/http';
import { placeOf } from '@quadrant/rules/permissions';
import { type PlayerToSplit, SplitRepository } from '@quadrant/store/batches';
import { BatchDto, batchOf } from './batch.dto.js';
import { Batches } from './batches.service.js';
import { problemOfBatch } from './batch-refusal.js';
import { PlayerToSplitDto, SplitDto, SplitQuery } from './split.dto.js';
import type { FastifyRequest } from 'fastify';

/** Gives entries of a player to a new one, when two people are stored as one. */
@ApiTags('players')
@Controller('api/v1/batches/splits')
export class SplitsController {
  constructor(
    private readonly batches: Batches,
    private readonly splits: SplitRepository,
    private readonly authority: Authority,
  ) {}

  @Get()
  @Operation('listOwnEntries', {
    summary: 'The entries of a player, to be split into those of two people',
    may: 'player.merge',
    answers: PlayerToSplitDto,
  })
  async list(
    @Query() { handle }: SplitQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<PlayerToSplitDto> {
    const player = await this.require(handle, actor, request);
    return { handle: player.handle, entries: player.entries.map((entry) => ({ ...entry })) };
  }

  @Post()
  @Operation('splitPlayer', {
    summary: 'Gives entries of a player to a new player',
    about: 'The reports get a revision each, which one run publishes. It is a batch: undo the batch to undo the split.',
    may: 'player.merge',
    accepts: BatchDto,
    problems: [409],
  })
  async split(
    @Body() { handle, tournaments, as, reason }: SplitDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<BatchDto> {
    await this.require(handle, actor, request);
    const author = this.batches.authorOf({ actor, requestId: request.id });
    const asked = { handle, tournaments, as, reason: reason.trim() };
    return batchOf(await this.batches.try(() => this.splits.split(asked, author)));
  }

  /** @throws Problem 404, or 403 for a player of another place */
  private async require(handle: string, actor: Actor, request: FastifyRequest): Promise<PlayerToSplit> {
    const player = await this.splits.find(handle);
    if (player === null) throw problemOfBatch({ kind: 'split-player-not-found' });
    await this.authority.require(actor, 'player.merge', { place: placeOf(player.country, player.region) }, request);
    return player;
  }
}
