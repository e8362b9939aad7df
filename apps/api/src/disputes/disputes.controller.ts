import { say } from '@quadrant/rules/message';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, CurrentActor, decodeCursor, encodeCursor, Id, notFound, Operation, type Actor } from '@quadrant/http';
import { DisputeReadModel } from '@quadrant/store/disputes';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { handedInPositionOf, isHandedInPosition } from './handed-in-position.js';
import { DisputeListQuery } from './dispute-query.dto.js';
import { DisputePageDto, DisputeReportDto, disputeReportOf } from './dispute.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';

@ApiTags('disputes')
@Controller('api/v1/disputes')
export class DisputesController {
  constructor(
    private readonly disputes: DisputeReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation('listDisputes', {
    summary: 'Disputes that you opened, and those with your tournaments or in your area, newest first',
    may: 'dispute.read',
    answers: DisputePageDto,
  })
  async list(
    @Query() { limit, cursor, whose, state, tournament }: DisputeListQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DisputePageDto> {
    const now = this.clock.now();
    const query = { whose, state: state ?? null, tournamentId: tournament?.toLowerCase() ?? null };
    const listing = `disputes ${JSON.stringify(query)}`;
    const after = cursor === undefined ? null : decodeCursor(listing, cursor, isHandedInPosition);
    const found = await this.disputes.list(query, actor, now, { limit: limit + 1, after });
    const page = cutPage(found, limit, handedInPositionOf);
    const next = page.after && encodeCursor(listing, page.after);
    linkNextPage(request, reply, next);
    return { rows: page.rows.map((each) => disputeReportOf(each, now)), next };
  }

  @Get(':id')
  @Operation('readDispute', {
    summary: 'A dispute, and all that was said to it',
    may: 'dispute.read',
    answers: DisputeReportDto,
  })
  async read(@Id('dispute') id: string, @CurrentActor() actor: Actor): Promise<DisputeReportDto> {
    const dispute = isUuid(id) ? await this.disputes.find(id, actor) : null;
    if (dispute !== null) return disputeReportOf(dispute, this.clock.now());
    throw notFound(
      say`There is no dispute with this id for you to see.`,
      say`Those that you opened, and those that you are to answer, are at /api/v1/disputes.`,
    );
  }
}
