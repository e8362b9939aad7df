import { say } from '@quadrant/rules/message';
import { Body, Controller, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, IfMatch, Operation, problemOfKind, type Actor } from '@quadrant/http';
import { AnyPlayerHandle } from '../requests/path-parameters.js';
import { NewPlayerDto, PlayerChangesDto, PlayerRecordDto } from './player-record.dto.js';
import { PlayerChanges } from './player-changes.service.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

@ApiTags('players')
@Controller('api/v1/players')
export class PlayerRecordsController {
  constructor(private readonly players: PlayerChanges) {}

  @Post()
  @Operation('registerPlayer', {
    summary: 'Registers a player before their first tournament',
    about:
      'A report with this handle then means this player. Refused when the handle leads to another player, or looks like theirs.',
    may: 'player.register',
    counted: 'new-players',
    creates: { type: PlayerRecordDto, about: 'The new player' },
    problems: [409],
  })
  async register(
    @Body() { reason, handle, name, country, region }: NewPlayerDto,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlayerRecordDto> {
    const facts = { handle, name: tidy(name) ?? null, country: capital(country) ?? null, region: tidy(region) ?? null };
    const player = await this.players.register(facts, { reason, actor, requestId });
    void reply.header('location', player.links.self ?? '');
    return player;
  }

  @Patch(':handle')
  @Operation('changePlayer', {
    summary: 'Changes what a player is called, or where they are from',
    about: 'The player gets the new handle. The old one still leads to them, in addresses and in reports.',
    may: 'player.change',
    answers: { type: PlayerRecordDto, about: 'The player as they are now' },
    problems: [409],
  })
  change(
    @AnyPlayerHandle() address: string,
    @Body() { reason, handle, name, country, region }: PlayerChangesDto,
    @IfMatch('player') versions: number[] | null,
    @CurrentActor() actor: Actor,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<PlayerRecordDto> {
    if ([handle, name, country, region].every((each) => each === undefined)) {
      const detail = say`Neither handle, name, country nor region is given: there is nothing to change.`;
      throw problemOfKind('invalid-request', detail);
    }
    const change = {
      kind: 'change',
      handle,
      name: tidy(name),
      country: capital(country),
      region: tidy(region),
    } as const;
    return this.players.change(change, { handle: address, reason, versions, actor, requestId });
  }
}

const tidy = (text: string | null | undefined) => text?.trim() ?? (text === null ? null : undefined);
const capital = (text: string | null | undefined) => text?.toUpperCase() ?? (text === null ? null : undefined);
