import { createDataSource } from '../data-source.js';
import type { AuditHome } from '../audit/audit-home.js';
import { migrateWithLock } from '../migrate-with-lock.js';
import type { DatabaseSettings } from '../settings.js';
import { findRoles, type DatabaseRoles } from './database-roles.js';

/**
 * Brings the database up to date with a connection of the owner, which ends before this does.
 *
 * @param log told a sentence when it takes long
 * @returns what the connections for the work may begin with
 */
export async function prepareDatabase(
  { url, ownerUrl }: Pick<DatabaseSettings, 'url' | 'ownerUrl'>,
  audit: AuditHome,
  log?: (sentence: string) => void,
): Promise<DatabaseRoles> {
  const owner = await createDataSource({ url: ownerUrl ?? url, audit, poolSize: 1 }).initialize();
  try {
    await migrateWithLock(owner, log);
  } finally {
    await owner.destroy();
  }
  return findRoles(url);
}
