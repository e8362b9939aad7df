import { Readable } from 'node:stream';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, Operation, type Actor } from '@quadrant/http';
import { AuditView } from '@quadrant/views';
import { LinksNextPages } from '../paging/next-page.js';
import { csvOf } from './audit-csv.js';
import { AuditFiltersQuery, AuditPageQuery, filtersOf } from './audit-filters.dto.js';
import { AuditPageDto } from './audit.dto.js';
import type { FastifyReply } from 'fastify';

@ApiTags('audit')
@LinksNextPages()
@Controller('api/v1')
export class AuditController {
  constructor(private readonly audit: AuditView) {}

  @Get('audit')
  @Operation('listAuditEntries', { summary: 'Who did what, newest first', may: 'audit.read', answers: AuditPageDto })
  list(@Query() query: AuditPageQuery, @CurrentActor() actor: Actor): Promise<AuditPageDto> {
    const { limit, cursor } = query;
    const filters = filtersOf(query);
    // A position is valid for the same filters only.
    const listing = `audit ${JSON.stringify(filters)}`;
    return this.audit.list(filters, actor, { listing, limit, cursor });
  }

  @Get('audit.csv')
  @Operation('exportAuditEntries', {
    summary: 'Who did what, newest first, as a CSV file',
    about: 'A cell that a spreadsheet program would take for a formula begins with an apostrophe.',
    may: 'audit.read',
    answers: { text: 'text/csv' },
  })
  async export(
    @Query() query: AuditFiltersQuery,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const entries = this.audit.stream(filtersOf(query), actor);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(csvOf(entries)));
  }
}
