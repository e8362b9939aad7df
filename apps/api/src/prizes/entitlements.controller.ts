import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, CurrentActor, May, ReasonDto, type Actor } from '@quadrant/http';
import { ContinentChoiceDto } from './continent-choice.dto.js';
import { EntitlementDto } from './entitlement.dto.js';
import { Entitlements } from './entitlements.service.js';
import type { FastifyRequest } from 'fastify';

// @row 41
@ApiTags('prizes')
@ApiParam({ name: 'handle', description: 'Any handle that leads to the player; case and accents do not count' })
@ApiParam({ name: 'id', description: 'Id of the entitlement' })
@ApiProblems(400, 404, 409, 413, 415, 503)
@Controller('api/v1/players/:handle/entitlements/:id')
export class EntitlementsController {
  constructor(private readonly entitlements: Entitlements) {}

  @Post('choice')
  @HttpCode(200)
  @May('entitlement.choose')
  @ApiOperation({
    operationId: 'chooseContinent',
    summary: 'Chooses the continent of a prize, if the player may choose it',
    description:
      'The player chooses once. A coordinator can change the choice until the prize is used (Organized Play Guide ' +
      '4.2, section 11.1.3).',
  })
  @ApiOkResponse({ type: EntitlementDto, description: 'The entitlement as it is now' })
  choose(
    @Param('handle') handle: string,
    @Param('id') id: string,
    @Body() { continent, reason }: ContinentChoiceDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<EntitlementDto> {
    const wish = { kind: 'choose', continent, reason: reason?.trim() ?? null } as const;
    return this.entitlements.do(wish, { handle, id, actor, request });
  }

  @Post('forfeit')
  @HttpCode(200)
  @May('entitlement.forfeit')
  @ApiOperation({
    operationId: 'forfeitEntitlement',
    summary: 'Gives up an Earned Bye or a head start',
    description: 'This cannot be undone, and nobody else gets it (Organized Play Guide 4.2, section 7.2).',
  })
  @ApiOkResponse({ type: EntitlementDto, description: 'The entitlement as it is now' })
  forfeit(
    @Param('handle') handle: string,
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<EntitlementDto> {
    return this.entitlements.do({ kind: 'forfeit', reason: reason.trim() }, { handle, id, actor, request });
  }
}
