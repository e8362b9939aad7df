import type { PoolClient } from 'pg';
import { askTogether } from '@quadrant/store/database';
import type { AuditEntry } from './audit-entry.js';
import type { AuditKey } from './audit-key.js';
import { sealEntries, type ChainHead, type EntryRow } from './entry-record.js';
import { NO_SEAL } from './seal.js';

/** An arbitrary number that no other lock of the database uses. Its holder writes the next entries. */
const CHAIN_LOCK = 7_283_009;

/**
 * Writes entries behind the last one. From here to the end of the transaction no other transaction can write any. So
 * this comes last, and waits for nothing afterwards.
 */
export async function writeEntries(
  client: PoolClient,
  entries: readonly AuditEntry[],
  key: AuditKey,
): Promise<EntryRow[]> {
  return askTogether(client, async () => {
    const rows = sealEntries(entries, await lockChain(client), key);
    await insertRows(client, rows);
    return rows;
  });
}

/**
 * Writes entries as {@link writeEntries} does, and commits in the same exchange: when the entries cannot be written,
 * PostgreSQL skips the COMMIT.
 */
export async function commitWith(client: PoolClient, entries: readonly AuditEntry[], key: AuditKey): Promise<void> {
  await askTogether(client, async () => {
    const rows = sealEntries(entries, await lockChain(client), key);
    await Promise.all([insertRows(client, rows), client.query('COMMIT')]);
  });
}

/** Locks and reads in one exchange: the second statement sees what was committed while the first one waited. */
async function lockChain(client: PoolClient): Promise<ChainHead> {
  const [, head] = await Promise.all([
    client.query(`select pg_advisory_xact_lock(${CHAIN_LOCK})`),
    readChainHead(client),
  ]);
  return head;
}

const SELECT_HEAD = `select id, mac from audit_entries order by id desc limit 1`;

/** Where the chain ends now. */
export async function readChainHead(client: PoolClient): Promise<ChainHead> {
  const { rows } = await client.query<{ id: string; mac: Buffer }>(SELECT_HEAD);
  return headOf(rows);
}

const headOf = ([row]: readonly { readonly id: string; readonly mac: Buffer }[]): ChainHead =>
  row ? { id: BigInt(row.id), mac: row.mac } : { id: 0n, mac: NO_SEAL };

async function insertRows(client: PoolClient, rows: readonly EntryRow[]): Promise<void> {
  const column = <T>(valueOf: (row: EntryRow) => T): T[] => rows.map(valueOf);
  await client.query({
    text: `insert into audit_entries (id, at, actor, actor_key, action, subject, detail, request_id, mentions, key_id, previous_mac, mac)
      select id, timestamptz 'epoch' + at * interval '1 microsecond', actor, actor_key, action, subject, detail::json, request_id,
        mentions::text[], key_id, previous_mac, mac
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
          $10::text[], $11::bytea[], $12::bytea[])
        as entry (id, at, actor, actor_key, action, subject, detail, request_id, mentions, key_id, previous_mac, mac)`,
    values: [
      column(({ id }) => id.toString()),
      column(({ at }) => at),
      column(({ actor }) => actor),
      column(({ actorKey }) => actorKey),
      column(({ action }) => action),
      column(({ subject }) => subject),
      column(({ detail }) => detail),
      column(({ requestId }) => requestId),
      column(({ mentions }) => textArrayOf(mentions)),
      column(({ keyId }) => keyId),
      column(({ previousMac }) => previousMac),
      column(({ mac }) => mac),
    ],
  });
}

/** Writes an array literal of PostgreSQL, which accepts no array of arrays of different lengths. */
const textArrayOf = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
