import { Body, Controller, Delete, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, IfMatch, Operation, ReasonDto, type Actor } from '@quadrant/http';
import { AnyPlayerHandle } from '../requests/path-parameters.js';
import { AnonymisationDto, ReasonQuery, PlayerRecordDto } from './player-record.dto.js';
import { PlayerChanges } from './player-changes.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('players')
@Controller('api/v1/players/:handle')
export class PlayerPrivacyController {
  constructor(private readonly players: PlayerChanges) {}

  @Post('hiding')
  @Operation('hidePlayer', {
    summary: 'Hides a player: a label replaces the name everywhere',
    about: 'The player keeps ranks and numbers and cannot be found by handle. No number changes.',
    may: 'player.hide',
    answers: { type: PlayerRecordDto, about: 'The player as they are now' },
    problems: [409],
  })
  hide(
    @AnyPlayerHandle() handle: string,
    @Body() { reason }: ReasonDto,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'hide' }, { handle, reason, versions, actor, requestId });
  }

  @Delete('hiding')
  @Operation('showPlayer', {
    summary: 'Shows a hidden player again',
    about: 'Everything looks as it did before the hiding.',
    may: 'player.hide',
    answers: { type: PlayerRecordDto, about: 'The player as they are now' },
    problems: [409],
  })
  show(
    @AnyPlayerHandle() handle: string,
    @Query() { reason }: ReasonQuery,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'unhide' }, { handle, reason, versions, actor, requestId });
  }

  @Post('anonymisation')
  @Operation('anonymisePlayer', {
    irreversible: true,
    summary: 'Removes the name of a player from everything that is stored. This cannot be undone.',
    about:
      'A label replaces the name in every revision of every document; hashes and numbers stay. A later report with the handle creates a new player.',
    may: 'player.anonymise',
    answers: { type: PlayerRecordDto, about: 'The player as they are now' },
    problems: [409, 422],
  })
  anonymise(
    @AnyPlayerHandle() address: string,
    @Body() { reason, handle }: AnonymisationDto,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    const change = { kind: 'anonymise', confirmation: handle } as const;
    return this.players.change(change, { handle: address, reason, versions, actor, requestId });
  }
}
