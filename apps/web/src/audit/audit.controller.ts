import { Get, Query } from '@nestjs/common';
import { CurrentActor, May, type Actor } from '@quadrant/http';
import { mayEver } from '@quadrant/rules/permissions';
import { AuditView } from '@quadrant/views';
import { auditPage } from './audit.page.js';
import { addressOf } from '../query/address.js';
import { FieldReader } from '../query/field-reader.js';
import { PageController } from '../serving/page-controller.decorator.js';
import { filtersOf, readAuditFields } from './audit-filters.js';
import type { VNode } from 'preact';

const ROWS = 50;

/** Shows the audit to the people who may see it. */
@PageController('audit')
export class AuditController {
  constructor(private readonly audit: AuditView) {}

  @Get()
  @May('audit.read')
  async show(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<VNode> {
    const reader = new FieldReader(query);
    const fields = readAuditFields(reader);
    const { cursor } = query;
    // A position is valid for the same filters only.
    const listing = addressOf('audit page', fields);
    const page = await this.audit.list(filtersOf(fields), actor, { listing, limit: ROWS, cursor });
    const things = {
      names: await this.audit.findNames(page.rows),
      opensAccounts: mayEver(actor, 'account.read').allowed,
    };
    return auditPage({
      fields,
      things,
      complaints: reader.complaints,
      ...page,
      isFirstPage: typeof cursor !== 'string',
    });
  }
}
