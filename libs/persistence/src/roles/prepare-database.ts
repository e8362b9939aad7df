import type { DataSource } from 'typeorm';
import type { AuditHome } from '../audit/audit-home.js';
import { createDataSource } from '../data-source.js';
import { isDatabaseRightMissing } from '../database-outage.js';
import { migrateWithLock } from '../migrate-with-lock.js';
import type { DatabaseSettings } from '../settings.js';
import { findRoles, type DatabaseRoles } from './database-roles.js';

/**
 * Brings the database up to date with a connection of the owner, which ends before this does.
 *
 * @param log told a sentence when it takes long, or when somebody should know
 * @returns what the connections for the work may begin with
 * @throws Error with a sentence when that is not up to this user
 */
export async function prepareDatabase(
  { url, ownerUrl }: Pick<DatabaseSettings, 'url' | 'ownerUrl'>,
  audit: AuditHome,
  log: (sentence: string) => void = (sentence) => void process.stderr.write(`${sentence}\n`),
): Promise<DatabaseRoles> {
  const owner = await createDataSource({ url: ownerUrl ?? url, audit, poolSize: 1 }).initialize();
  try {
    await migrateWithLock(owner, log).catch((error: unknown) => {
      throw isDatabaseRightMissing(error) ? new Error(RIGHTS_MISSING, { cause: error }) : error;
    });
    const keyId = await findForeignKey(owner, audit);
    if (keyId !== null) log(otherKey(keyId, audit));
  } finally {
    await owner.destroy();
  }
  return findRoles(url);
}

const RIGHTS_MISSING =
  'The database is not up to date, and its user may not change tables: start one process with DATABASE_OWNER_URL, the same ' +
  'database with the owner of its tables, first.';

/** The key that sealed the last entry, when it is not at hand. */
async function findForeignKey(owner: DataSource, { keys }: AuditHome): Promise<string | null> {
  const rows = await owner.query<{ keyId: string }[]>(
    `select key_id as "keyId" from audit_entries order by id desc limit 1`,
  );
  const keyId = rows[0]?.keyId ?? null;
  return keys.some(({ id }) => id === keyId) ? null : keyId;
}

const otherKey = (keyId: string, { keysFile }: AuditHome): string =>
  `The last entry of the audit was sealed with the key ${keyId}, which is not in ${keysFile}: was that file lost, or does ` +
  'another process have another QUADRANT_HOME? Entries can only be checked where their key is.';
