import { Body, Controller, Delete, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, IfMatch, InPath, Operation, type Actor } from '@quadrant/http';
import { AnyPlayerHandle } from '../requests/path-parameters.js';
import { NewAliasDto, ReasonQuery, PlayerRecordDto } from './player-record.dto.js';
import { PlayerChanges } from './player-changes.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('players')
@Controller('api/v1/players/:handle/aliases')
export class PlayerAliasesController {
  constructor(private readonly players: PlayerChanges) {}

  @Post()
  @Operation('addPlayerAlias', {
    summary: 'Adds an alias to a player',
    about: 'Reports and addresses with the alias then mean this player. The player is still shown by their handle.',
    may: 'player.change',
    answers: { type: PlayerRecordDto, about: 'The player as they are now' },
    problems: [409],
  })
  add(
    @AnyPlayerHandle() handle: string,
    @Body() { reason, alias }: NewAliasDto,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'add-alias', alias }, { handle, reason, versions, actor, requestId });
  }

  @Delete(':alias')
  @Operation('removePlayerAlias', {
    summary: 'Removes an alias of a player',
    about: 'The alias then leads to nobody. Former handles of the player stay theirs.',
    may: 'player.change',
    answers: { type: PlayerRecordDto, about: 'The player as they are now' },
    problems: [409],
  })
  remove(
    @AnyPlayerHandle() handle: string,
    @InPath('alias', 'One of their aliases') alias: string,
    @Query() { reason }: ReasonQuery,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'remove-alias', alias }, { handle, reason, versions, actor, requestId });
  }
}
