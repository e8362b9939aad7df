import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblems, Authority, Clock, CurrentActor, May, ReasonDto, type Actor } from '@quadrant/http';
import { placeOf, rowsFor } from '@quadrant/rules/permissions';
import { SuspicionRepository } from '@quadrant/store/intake';
import { problemOfSuspicion } from './suspicion-refusal.js';
import {
  ConfirmedSuspicionListDto,
  confirmedSuspicionOf,
  SuspicionDto,
  SuspicionListDto,
  suspicionOf,
  SuspicionQuery,
} from './suspicion.dto.js';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

/** More than anybody looks at in one sitting; the others come up as these go. */
const MOST_LISTED = 200;

@ApiTags('suspicions')
@ApiProblems(503)
@Controller('api/v1/suspicions')
export class SuspicionsController {
  constructor(
    private readonly suspicions: SuspicionRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('suspicion.decide')
  @ApiOperation({
    operationId: 'listSuspicions',
    summary: 'Improbable facts that the checks of the night found, for coordinators of the place',
    description:
      'Duplicates, players in two places, improbable results: of imports, and of what was stored before a check existed.',
  })
  @ApiOkResponse({ type: SuspicionListDto })
  @ApiProblems(400)
  async list(@Query() { excluded }: SuspicionQuery, @CurrentActor() actor: Actor): Promise<SuspicionListDto> {
    const rows = await this.suspicions.list(rowsFor(actor, 'suspicion.decide'), excluded, MOST_LISTED);
    return { rows: rows.map(suspicionOf) };
  }

  @Get('confirmed')
  @May('suspicion.decide')
  @ApiOperation({
    operationId: 'listConfirmedFindings',
    summary: 'Lists findings that directors confirmed, with their reasons, for coordinators of the place',
    description: 'Of tournaments that count; the report that was received last comes first.',
  })
  @ApiOkResponse({ type: ConfirmedSuspicionListDto })
  async listConfirmed(@CurrentActor() actor: Actor): Promise<ConfirmedSuspicionListDto> {
    const rows = await this.suspicions.listConfirmed(rowsFor(actor, 'suspicion.decide'), MOST_LISTED);
    return { rows: rows.map(confirmedSuspicionOf) };
  }

  @Post(':id/exclusion')
  @May('suspicion.decide')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'excludeSuspicion',
    summary: 'Says that something improbable is fine: it is not found again',
  })
  @ApiParam({ name: 'id', format: 'uuid', description: 'Id of the finding' })
  @ApiOkResponse({ type: SuspicionDto })
  @ApiProblems(400, 404, 409, 413, 415)
  async exclude(
    @Param('id') id: string,
    @Body() { reason }: ReasonDto,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<SuspicionDto> {
    const suspicion = isUuid(id) ? await this.suspicions.find(id.toLowerCase()) : null;
    if (suspicion === null) throw problemOfSuspicion({ kind: 'suspicion-not-found' });
    const { country, region } = suspicion;
    await this.authority.require(actor, 'suspicion.decide', { place: placeOf(country, region) }, request);
    const author = { handle: actor.handle, at: this.clock.now(), requestId: request.id };
    const excluded = await this.suspicions.exclude(suspicion.id, reason.trim(), author);
    if (excluded === null) throw problemOfSuspicion({ kind: 'suspicion-excluded' });
    return suspicionOf(excluded);
  }
}
