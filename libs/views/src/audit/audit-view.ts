import { Injectable } from '@nestjs/common';
import { rowsFor, type AccountPrincipal } from '@quadrant/rules/permissions';
import { AuditReadModel, type AuditFilters, type AuditNames, type AuditRow } from '@quadrant/store/audit';
import { readPage, type AskedPage, type Page } from '../paging/read-page.js';

const ENTRIES = {
  isPosition: (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0,
  positionOf: ({ id }: AuditRow) => id,
};

/** Answers who did what, as far as the reader may see it. */
@Injectable()
export class AuditView {
  constructor(private readonly audit: AuditReadModel) {}

  /** Lists entries, the newest first. */
  list(filters: AuditFilters, reader: AccountPrincipal, asked: AskedPage): Promise<Page<AuditRow>> {
    const shown = rowsFor(reader, 'audit.read');
    return readPage(asked, ENTRIES, (limit, before) => this.audit.list(filters, shown, limit, before));
  }

  /** Finds how the people and things of entries are called now. */
  findNames(entries: readonly AuditRow[]): Promise<AuditNames> {
    return this.audit.findNames(entries);
  }

  /** Yields all entries, newest first, without those that are written meanwhile. */
  stream(filters: AuditFilters, reader: AccountPrincipal): AsyncGenerator<AuditRow> {
    return this.audit.stream(filters, rowsFor(reader, 'audit.read'));
  }
}
