import type { PoolClient } from 'pg';

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

/** Writes who did what into the audit, inside the transaction that does it. */
export async function recordAudit(client: PoolClient, entry: AuditEntry): Promise<void> {
  await client.query(
    `insert into audit_entries (at, actor, action, subject, detail, request_id) values ($1, $2, $3, $4, $5, $6)`,
    [entry.at, entry.actor, entry.action, entry.subject, JSON.stringify(entry.detail), entry.requestId],
  );
}
