import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ApiProblems,
  Authority,
  Clock,
  CurrentActor,
  decodeCursor,
  encodeCursor,
  May,
  PageQuery,
  ReasonDto,
  type Actor,
} from '@quadrant/http';
import { placeOf, rowsFor } from '@quadrant/rules/permissions';
import { isTournamentPosition } from '@quadrant/store/database';
import { SuspicionRepository } from '@quadrant/store/intake';
import { linkNextPage } from '../paging/next-page.js';
import { problemOfSuspicion } from './suspicion-refusal.js';
import {
  ConfirmedSuspicionPageDto,
  confirmedSuspicionOf,
  SuspicionDto,
  SuspicionPageDto,
  suspicionOf,
  SuspicionQuery,
} from './suspicion.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

const CONFIRMED = 'confirmed findings';

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
    summary: 'What the checks of the night found in stored tournaments, for coordinators of the place',
    description:
      'Duplicates, players in two places and improbable results, of imports too; and what a report would be refused or warned for today, but was not when it came.',
  })
  @ApiOkResponse({ type: SuspicionPageDto })
  @ApiProblems(400)
  async list(
    @Query() { excluded, limit, cursor }: SuspicionQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuspicionPageDto> {
    const listing = `suspicions ${excluded}`;
    const wanted = { limit, after: cursor === undefined ? null : decodeCursor(listing, cursor, isTournamentPosition) };
    const { rows, after } = await this.suspicions.list(rowsFor(actor, 'suspicion.decide'), excluded, wanted);
    const next = after && encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    return { rows: rows.map(suspicionOf), next };
  }

  @Get('confirmed')
  @May('suspicion.decide')
  @ApiOperation({
    operationId: 'listConfirmedFindings',
    summary: 'Lists findings that directors confirmed, with their reasons, for coordinators of the place',
    description: 'Of tournaments that count, the latest first. `limit` counts tournaments.',
  })
  @ApiOkResponse({ type: ConfirmedSuspicionPageDto })
  @ApiProblems(400)
  async listConfirmed(
    @Query() { limit, cursor }: PageQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmedSuspicionPageDto> {
    const after = cursor === undefined ? null : decodeCursor(CONFIRMED, cursor, isTournamentPosition);
    const page = await this.suspicions.listConfirmed(rowsFor(actor, 'suspicion.decide'), { limit, after });
    const next = page.after && encodeCursor(CONFIRMED, page.after);
    linkNextPage(request, reply, next);
    return { rows: page.rows.map(confirmedSuspicionOf), next };
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
