import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, InPath, Operation, ReasonDto, type Actor } from '@quadrant/http';
import { AnyPlayerHandle } from '../requests/path-parameters.js';
import { ContinentChoiceDto, EntitlementDto } from './entitlement.dto.js';
import { Entitlements } from './entitlements.service.js';
import type { FastifyRequest } from 'fastify';

const EntitlementId = () => InPath('id', 'Id of the entitlement');

// @row 41
@ApiTags('prizes')
@Controller('api/v1/players/:handle/entitlements/:id')
export class EntitlementsController {
  constructor(private readonly entitlements: Entitlements) {}

  @Post('choice')
  @Operation('chooseContinent', {
    summary: 'Chooses the continent of a prize, if the player may choose it',
    about:
      'The player chooses once. A coordinator can change the choice until the prize is used (Organized Play Guide ' +
      '4.2, section 11.1.3).',
    may: 'entitlement.choose',
    answers: { type: EntitlementDto, about: 'The entitlement as it is now' },
    problems: [409],
  })
  choose(
    @AnyPlayerHandle() handle: string,
    @EntitlementId() id: string,
    @Body() { continent, reason }: ContinentChoiceDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<EntitlementDto> {
    const wish = { kind: 'choose', continent, reason: reason?.trim() ?? null } as const;
    return this.entitlements.do(wish, { handle, id, actor, request });
  }

  @Post('forfeit')
  @Operation('forfeitEntitlement', {
    irreversible: true,
    summary: 'Gives up an Earned Bye or a head start',
    about: 'This cannot be undone, and nobody else gets it (Organized Play Guide 4.2, section 7.2).',
    may: 'entitlement.forfeit',
    answers: { type: EntitlementDto, about: 'The entitlement as it is now' },
    problems: [409],
  })
  forfeit(
    @AnyPlayerHandle() handle: string,
    @EntitlementId() id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<EntitlementDto> {
    return this.entitlements.do({ kind: 'forfeit', reason: reason.trim() }, { handle, id, actor, request });
  }
}
