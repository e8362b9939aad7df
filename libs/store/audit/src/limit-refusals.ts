import type { PoolClient } from 'pg';
import { OPERATOR } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import type { AuditEntry } from './audit-entry.js';
import { storable } from './entry-record.js';

/** Within an hour, this many refusals of one kind are written for an actor and action; further ones are only counted. */
export const REFUSALS_WRITTEN = 5;

const HOUR_MS = 3_600_000;

/** No outside user acts under these handles, so their refusals are written in full. */
const OURS: readonly string[] = [OPERATOR.handle, 'schedule'];

/**
 * Returns the entries that a transaction writes: it leaves out refusals of which this hour has enough already. Every
 * entry waits for the lock of the chain, and refused requests must not occupy it. The omitted ones are counted, and
 * written as one entry when the hour is over.
 */
export async function limitRefusals(
  client: PoolClient,
  entries: readonly AuditEntry[],
): Promise<readonly AuditEntry[]> {
  const written: AuditEntry[] = [];
  for (const entry of entries) {
    const refusal = OURS.includes(entry.actor) ? null : refusalOf(entry);
    const seen = refusal === null ? 0 : await countRefusal(client, entry, refusal);
    if (seen < REFUSALS_WRITTEN) written.push(entry);
    else if (seen === REFUSALS_WRITTEN) {
      written.push({ ...entry, detail: { ...entry.detail, furtherCountedUntil: hourOf(entry.at, 1).toISOString() } });
    }
  }
  return written;
}

/** Returns the reason of a refusal that the entry states; null for an action that was carried out. */
function refusalOf({ detail }: AuditEntry): string | null {
  const { refusal, refused } = detail as { readonly refusal?: unknown; readonly refused?: unknown };
  const said = refusal ?? refused;
  if (said === undefined || said === null) return null;
  // A list holds the findings of a document, of which there may be any number.
  return typeof said === 'string' ? said : 'findings';
}

const hourOf = (at: Date, further = 0): Date => new Date((Math.floor(at.getTime() / HOUR_MS) + further) * HOUR_MS);

/** Adds one, and returns the count of this hour. */
async function countRefusal(
  client: PoolClient,
  { actor, action, subject, at }: AuditEntry,
  refusal: string,
): Promise<number> {
  const { rows } = await client.query<{ seen: number }>(
    `insert into audit_refusals as r (actor_key, action, refusal, hour, actor, subject, seen, first_at, last_at)
       values ($1, $2, $3, $4, $5, $6, 1, $7, $7)
     on conflict (actor_key, action, refusal, hour) do update
       set seen = r.seen + 1, subject = excluded.subject, last_at = greatest(r.last_at, excluded.last_at)
     returning seen`,
    [foldHandle(storable(actor)), storable(action), refusal, hourOf(at), storable(actor), storable(subject), at],
  );
  return rows[0]!.seen;
}
