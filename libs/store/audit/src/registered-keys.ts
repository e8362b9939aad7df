import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit, type Author } from './audit.js';
import { inTransaction } from './transaction.js';
import type { AuditHome } from './audit-home.js';

/** An arbitrary number that no other lock of the database uses. It orders homes that start at once on a new database. */
const KEYS_LOCK = 7_283_016;

export type RegisterKey = (dataSource: DataSource, home: AuditHome) => Promise<void>;

/** The process would seal audit entries with a key that this database does not know. The message is for its operator. */
export class ForeignAuditKey extends Error {
  override readonly name = 'ForeignAuditKey';
}

/**
 * Registers the key of a home with the database. The first home that starts on a new database is the one that belongs to it.
 * After that a home needs at least one key that is registered: a key that was put above a known one is then registered too.
 *
 * @throws ForeignAuditKey when the home has none of them
 */
export function registerAuditKey(dataSource: DataSource, { keys, keysFile }: AuditHome): Promise<void> {
  return dataSource.transaction(async (manager) => {
    const registered = await listRegistered(manager);
    const isKnown = keys.some(({ id }) => registered.includes(id));
    if (registered.length > 0 && !isKnown) throw foreignKey(registered, keys[0].id, keysFile);
    if (!registered.includes(keys[0].id)) await register(manager, keys[0].id);
  });
}

/**
 * Registers the key of a home that the database does not know, for an operator whose keys are lost. The audit records
 * who did so and why.
 */
export const adoptAuditKey =
  ({ handle, at, requestId }: Author, reason: string) =>
  (dataSource: DataSource, { keys: [{ id }] }: AuditHome): Promise<void> =>
    inTransaction(dataSource, async (client) => {
      await client.query(`insert into audit_keys (key_id) values ($1) on conflict do nothing`, [id]);
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'audit-key.adopt',
        subject: id,
        detail: { reason },
        requestId,
      });
    });

async function listRegistered(manager: EntityManager): Promise<string[]> {
  await manager.query(`select pg_advisory_xact_lock($1)`, [KEYS_LOCK]);
  const rows = await manager.query<{ id: string }[]>(
    `select key_id as id from audit_keys order by known_since, key_id`,
  );
  return rows.map(({ id }) => id);
}

const register = (manager: EntityManager, id: string) =>
  manager.query(`insert into audit_keys (key_id) values ($1) on conflict do nothing`, [id]);

const foreignKey = (registered: readonly string[], own: string, keysFile: string): ForeignAuditKey =>
  new ForeignAuditKey(
    `This database belongs to another QUADRANT_HOME: its audit is sealed with the key ${registered.join(' or ')}, and ` +
      `${keysFile} has the key ${own}. Entries of this process would count as forged, so it does not start. Set QUADRANT_HOME ` +
      'to the folder that belongs to the database, or copy its secrets/audit-key to this file. Only when that key is lost ' +
      'for good: "quadrant audit adopt-key --reason R" continues with the key of this home.',
  );
