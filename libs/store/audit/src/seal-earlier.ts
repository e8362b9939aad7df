import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { AuditEntry } from './audit-entry.js';
import { getAuditHome } from './audit-home.js';
import { writeEntries } from './write-entries.js';

const BATCH = 2_000;

type EarlierRow = Omit<AuditEntry, 'mentions'>;

/**
 * Seals the entries that were written before the chain existed, in their order, and gives them ids without gaps, all in
 * one transaction. Changes that were made to them before that cannot be detected.
 *
 * @param dataSource of the owner
 * @returns how many
 */
export async function sealEarlierEntries(dataSource: DataSource): Promise<number> {
  const [{ exists }] = await dataSource.query<[{ exists: boolean }]>(
    `select to_regclass('public.unsealed_audit_entries') is not null as "exists"`,
  );
  if (!exists) return 0;
  const [key] = getAuditHome(dataSource).keys;
  return dataSource.transaction(async ({ queryRunner }) => {
    const client = (await queryRunner!.connect()) as PoolClient;
    let sealed = 0;
    await client.query(
      `declare earlier cursor for
       select at, actor, action, subject, detail, request_id as "requestId" from unsealed_audit_entries order by id`,
    );
    for (;;) {
      const { rows } = await client.query<EarlierRow>(`fetch ${BATCH} from earlier`);
      if (rows.length === 0) break;
      await writeEntries(client, rows, key);
      sealed += rows.length;
    }
    await client.query('close earlier; drop table unsealed_audit_entries');
    return sealed;
  });
}
