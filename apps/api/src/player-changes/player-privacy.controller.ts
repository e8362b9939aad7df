import { Body, Controller, Delete, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, IfMatch, May, ReasonDto, type Actor } from '@quadrant/http';
import { ApiPlayerChange } from './api-player-change.decorator.js';
import { AnonymisationDto, ReasonQuery, type PlayerRecordDto } from './player-record.dto.js';
import { PlayerChanges } from './player-changes.service.js';
import type { FastifyRequest } from 'fastify';

@ApiTags('players')
@Controller('api/v1/players/:handle')
export class PlayerPrivacyController {
  constructor(private readonly players: PlayerChanges) {}

  @Post('hiding')
  @May('player.hide')
  @ApiPlayerChange(
    'hidePlayer',
    'Hides a player: a label replaces the name everywhere',
    'The player keeps ranks and numbers and cannot be found by handle. No number changes.',
  )
  hide(
    @Param('handle') handle: string,
    @Body() { reason }: ReasonDto,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'hide' }, { handle, reason, versions, actor, requestId });
  }

  @Delete('hiding')
  @May('player.hide')
  @ApiPlayerChange('showPlayer', 'Shows a hidden player again', 'Everything looks as it did before the hiding.')
  show(
    @Param('handle') handle: string,
    @Query() { reason }: ReasonQuery,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    return this.players.change({ kind: 'unhide' }, { handle, reason, versions, actor, requestId });
  }

  @Post('anonymisation')
  @May('player.anonymise')
  @ApiPlayerChange(
    'anonymisePlayer',
    'Removes the name of a player from everything that is stored. This cannot be undone.',
    'A label replaces the name in every revision of every document; hashes and numbers stay. A later report with the handle creates a new player.',
  )
  @ApiProblems(422)
  anonymise(
    @Param('handle') address: string,
    @Body() { reason, handle }: AnonymisationDto,
    @IfMatch() versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    const change = { kind: 'anonymise', confirmation: handle } as const;
    return this.players.change(change, { handle: address, reason, versions, actor, requestId });
  }
}
