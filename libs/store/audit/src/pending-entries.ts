import type { PoolClient } from 'pg';
import type { AuditEntry } from './audit-entry.js';

/** The entries that running transactions will write when they commit. */
const pending = new WeakMap<PoolClient, AuditEntry[]>();

/** Begins to collect, and returns the list that {@link collectEntry} adds to. */
export function collectEntries(client: PoolClient): readonly AuditEntry[] {
  const entries: AuditEntry[] = [];
  pending.set(client, entries);
  return entries;
}

/** Ends the collection: no more entries are accepted. */
export function closeCollection(client: PoolClient): void {
  pending.delete(client);
}

/** @throws Error outside a transaction that collects */
export function collectEntry(client: PoolClient, entry: AuditEntry): void {
  const entries = pending.get(client);
  if (!entries) throw new Error(`"${entry.action}" can be recorded in the audit only inside inTransaction.`);
  entries.push(entry);
}
