import { Get, Query } from '@nestjs/common';
import { CurrentActor, decodeCursor, encodeCursor, May, type Actor } from '@quadrant/http';
import { rowsFor } from '@quadrant/rules/permissions';
import { AuditReadModel } from '@quadrant/store/reading';
import { auditPage } from './audit.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { filtersOf, readAuditFields } from './audit-filters.js';
import type { VNode } from 'preact';

const ROWS = 50;

const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Shows the audit to the people who may see it. */
@PageController('audit')
export class AuditController {
  constructor(private readonly audit: AuditReadModel) {}

  @Get()
  @May('audit.read')
  async show(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<VNode> {
    const reader = new FieldReader(query);
    const fields = readAuditFields(reader);
    const { cursor } = query;
    // A position is valid for the same filters only.
    const listing = addressOf('audit page', fields);
    const before = typeof cursor === 'string' ? decodeCursor(listing, cursor, isPosition) : null;
    const found = await this.audit.list(filtersOf(fields), rowsFor(actor, 'audit.read'), ROWS + 1, before);
    const last = found.length > ROWS ? found[ROWS - 1] : undefined;
    return auditPage({
      fields,
      complaints: reader.complaints,
      entries: found.slice(0, ROWS),
      isFirstPage: before === null,
      next: last === undefined ? null : encodeCursor(listing, last.id),
    });
  }
}
