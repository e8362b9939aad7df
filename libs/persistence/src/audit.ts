import type { PoolClient } from 'pg';
import type { BinaryRows } from './copy/binary-rows.js';

export interface AuditEntry {
  readonly at: Date;
  /** Handle of whoever did it. */
  readonly actor: string;
  /** `subject.verb`, as `tournament.submit`. */
  readonly action: string;
  readonly subject: string;
  readonly detail: object;
  readonly requestId: string | null;
}

/** Who asks for a change, when, and by which request. */
export interface Author {
  readonly handle: string;
  readonly at: Date;
  readonly requestId: string | null;
}

/** Columns of the table `audit_entries`, as {@link writeAuditEntry} writes them. */
export const AUDIT_COLUMNS = ['at', 'actor', 'action', 'subject', 'detail', 'request_id'];

/** Adds an entry to rows of {@link AUDIT_COLUMNS}. */
export function writeAuditEntry(rows: BinaryRows, { at, actor, action, subject, detail, requestId }: AuditEntry): void {
  rows
    .row()
    .timestamptz(at.getTime())
    .text(actor)
    .text(action)
    .text(subject)
    .jsonb(JSON.stringify(detail))
    .text(requestId);
}

/** Writes who did what into the audit, inside the transaction that does it. */
export async function recordAudit(client: PoolClient, entry: AuditEntry): Promise<void> {
  await client.query(`insert into audit_entries (${AUDIT_COLUMNS.join(', ')}) values ($1, $2, $3, $4, $5, $6)`, [
    entry.at,
    entry.actor,
    entry.action,
    entry.subject,
    JSON.stringify(entry.detail),
    entry.requestId,
  ]);
}
