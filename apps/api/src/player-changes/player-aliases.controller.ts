import { Body, Controller, Delete, Param, Post, Query, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentActor, IfMatch, May, type Actor } from '@quadrant/http';
import { ApiPlayerChange } from './api-player-change.decorator.js';
import { NewAliasDto, ReasonQuery, type PlayerRecordDto } from './player-record.dto.js';
import { PlayerChanges } from './player-changes.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('players')
@Controller('api/v1/players/:handle/aliases')
@May('player.change')
export class PlayerAliasesController {
  constructor(private readonly players: PlayerChanges) {}

  @Post()
  @ApiPlayerChange(
    'addPlayerAlias',
    'Adds an alias to a player',
    'Reports and addresses with the alias then mean this player. The player is still shown by their handle.',
  )
  add(
    @Param('handle') handle: string,
    @Body() { reason, alias }: NewAliasDto,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'add-alias', alias }, { handle, reason, versions, actor, requestId });
  }

  @Delete(':alias')
  @ApiPlayerChange(
    'removePlayerAlias',
    'Removes an alias of a player',
    'The alias then leads to nobody. Former handles of the player stay theirs.',
  )
  @ApiParam({ name: 'alias', description: 'One of their aliases' })
  remove(
    @Param('handle') handle: string,
    @Param('alias') alias: string,
    @Query() { reason }: ReasonQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'remove-alias', alias }, { handle, reason, versions, actor, requestId });
  }
}
