import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authority, Clock, CurrentActor, Id, Operation, PageQuery, ReasonDto, type Actor } from '@quadrant/http';
import { placeOf } from '@quadrant/rules/permissions';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { InboxView } from '@quadrant/views';
import { LinksNextPages } from '../paging/next-page.js';
import { problemOfSuspicion } from './suspicion-refusal.js';
import {
  ConfirmedSuspicionPageDto,
  confirmedSuspicionOf,
  SuspicionDto,
  SuspicionPageDto,
  suspicionOf,
  SuspicionQuery,
} from './suspicion.dto.js';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('suspicions')
@LinksNextPages()
@Controller('api/v1/suspicions')
export class SuspicionsController {
  constructor(
    private readonly inbox: InboxView,
    private readonly suspicions: SuspicionRepository,
    private readonly authority: Authority,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listSuspicions', {
    summary: 'What the checks of the night found in stored tournaments, for coordinators of the place',
    about:
      'Duplicates, players in two places and improbable results, of imports too; and what a report would be refused or warned for today, but was not when it came.',
    may: 'suspicion.decide',
    answers: SuspicionPageDto,
  })
  async list(@Query() { excluded, ...page }: SuspicionQuery, @CurrentActor() actor: Actor): Promise<SuspicionPageDto> {
    const { rows, next } = await this.inbox.listSuspicions(actor, excluded, page);
    return { rows: rows.map(suspicionOf), next };
  }

  @Get('confirmed')
  @Operation('listConfirmedFindings', {
    summary: 'Lists findings that directors confirmed, with their reasons, for coordinators of the place',
    about: 'Of tournaments that count, the latest first. `limit` counts tournaments.',
    may: 'suspicion.decide',
    answers: ConfirmedSuspicionPageDto,
  })
  async listConfirmed(@Query() page: PageQuery, @CurrentActor() actor: Actor): Promise<ConfirmedSuspicionPageDto> {
    const { rows, next } = await this.inbox.listConfirmed(actor, page);
    return { rows: rows.map(confirmedSuspicionOf), next };
  }

  @Post(':id/exclusion')
  @Operation('excludeSuspicion', {
    summary: 'Says that something improbable is fine: it is not found again',
    may: 'suspicion.decide',
    answers: SuspicionDto,
    problems: [409],
  })
  async exclude(
    @Id('finding') id: string,
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
