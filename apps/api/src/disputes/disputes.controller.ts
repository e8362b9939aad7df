import { say } from '@quadrant/rules/message';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Id, notFound, Operation, type Actor } from '@quadrant/http';
import { DisputeView } from '@quadrant/views';
import { LinksNextPages } from '../paging/next-page.js';
import { DisputeListQuery } from './dispute-query.dto.js';
import { DisputePageDto, DisputeReportDto, disputeReportOf } from './dispute.dto.js';

@ApiTags('disputes')
@LinksNextPages()
@Controller('api/v1/disputes')
export class DisputesController {
  constructor(private readonly disputes: DisputeView) {}

  @Get()
  @Operation('listDisputes', {
    summary: 'Disputes that you opened, and those with your tournaments or in your area, newest first',
    may: 'dispute.read',
    answers: DisputePageDto,
  })
  async list(
    @Query() { limit, cursor, whose, state, tournament }: DisputeListQuery,
    @CurrentActor() actor: Actor,
  ): Promise<DisputePageDto> {
    const question = { whose, state: state ?? null, tournamentId: tournament?.toLowerCase() ?? null };
    const { rows, next } = await this.disputes.list(question, actor, { limit, cursor });
    return { rows: rows.map(disputeReportOf), next };
  }

  @Get(':id')
  @Operation('readDispute', {
    summary: 'A dispute, and all that was said to it',
    may: 'dispute.read',
    answers: DisputeReportDto,
  })
  async read(@Id('dispute') id: string, @CurrentActor() actor: Actor): Promise<DisputeReportDto> {
    const found = await this.disputes.find(id, actor);
    if (found !== null) return disputeReportOf(found.dispute);
    throw notFound(
      say`There is no dispute with this id for you to see.`,
      say`Those that you opened, and those that you are to answer, are at /api/v1/disputes.`,
    );
  }
}
