import type { PoolClient } from 'pg';
import type { EntryRow } from './entry-record.js';

/** Rows that are fetched at a time: some megabytes. */
const BATCH = 2_000;

interface Fetched extends Omit<EntryRow, 'id' | 'mentions'> {
  readonly id: string;
  readonly mentions: readonly unknown[];
}

// No value is trusted: an attacker who tampers with rows may have dropped the constraints.
const SELECT_ROWS = `
  select id, trim_scale(extract(epoch from at) * 1000000)::text as at, actor, actor_key as "actorKey", action, subject,
    detail::text as detail, request_id as "requestId", coalesce(mentions, '{}') as mentions, coalesce(key_id, '') as "keyId",
    coalesce(previous_mac, '') as "previousMac", coalesce(mac, '') as mac
  from audit_entries order by id`;

/**
 * Every entry in the order of ids, in batches, as they stand at one moment: by a cursor, which also shows rows of the
 * same id.
 *
 * @param client in a transaction
 */
export async function* readEntries(client: PoolClient): AsyncGenerator<EntryRow[]> {
  await client.query(`declare audit_rows no scroll cursor for ${SELECT_ROWS}`);
  for (;;) {
    const { rows } = await client.query<Fetched>(`fetch ${BATCH} from audit_rows`);
    if (rows.length > 0) yield rows.map(rowOf);
    if (rows.length < BATCH) break;
  }
  await client.query('close audit_rows');
}

const rowOf = ({ id, mentions, ...row }: Fetched): EntryRow => ({
  ...row,
  id: BigInt(id),
  // An array of arrays, or with a null in it, is none of ours.
  mentions: mentions.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))),
});
