import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, decodeCursor, encodeCursor, Operation, type Actor } from '@quadrant/http';
import { rowsFor } from '@quadrant/rules/permissions';
import { AuditReadModel } from '@quadrant/store/reading';
import { cutPage, linkNextPage } from '../paging/next-page.js';
import { csvOf } from './audit-csv.js';
import { AuditFiltersQuery, AuditPageQuery, filtersOf } from './audit-filters.dto.js';
import { AuditPageDto } from './audit.dto.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

@ApiTags('audit')
@Controller('api/v1')
export class AuditController {
  constructor(private readonly audit: AuditReadModel) {}

  @Get('audit')
  @Operation('listAuditEntries', { summary: 'Who did what, newest first', may: 'audit.read', answers: AuditPageDto })
  async list(
    @Query() query: AuditPageQuery,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditPageDto> {
    const { limit, cursor } = query;
    const filters = filtersOf(query);
    // A position is valid for the same filters only.
    const listing = `audit ${JSON.stringify(filters)}`;
    const before = cursor === undefined ? null : decodeCursor(listing, cursor, isPosition);
    const { rows, after } = cutPage(
      await this.audit.list(filters, rowsFor(actor, 'audit.read'), limit + 1, before),
      limit,
      ({ id }) => id,
    );
    const next = after === null ? null : encodeCursor(listing, after);
    linkNextPage(request, reply, next);
    return { rows, next };
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
    const entries = this.audit.stream(filtersOf(query), rowsFor(actor, 'audit.read'));
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(csvOf(entries)));
  }
}
