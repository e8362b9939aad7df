import { type AuditHome, registerAuditKey, type RegisterKey } from '@quadrant/store/audit';
import { BackupRunRepository, recordNotedBackup } from '@quadrant/store/backup';
import { findRoles, sessionOptions, type DatabaseRoles } from '@quadrant/store/database';
import { isDatabaseRightMissing } from '@quadrant/store/errors';
import { publishChains } from '@quadrant/store/tosses';
import { migrateWithLock } from '@quadrant/store/schema';
import type { DatabaseSettings } from '@quadrant/store/server';
import { createDataSource } from './data-source.js';

/**
 * Brings the database up to date with a connection of the owner, which ends before this does.
 *
 * @param log told a sentence when it takes long, or when somebody should know
 * @param registerKey `adoptAuditKey` lets a home in that the database does not know
 * @returns what the connections for the work may begin with
 * @throws Error with a sentence when that is not up to this user, or when the database belongs to another QUADRANT_HOME
 */
export async function prepareDatabase(
  { url, ownerUrl }: Pick<DatabaseSettings, 'url' | 'ownerUrl'>,
  audit: AuditHome,
  log: (sentence: string) => void = (sentence) => void process.stderr.write(`${sentence}\n`),
  registerKey: RegisterKey = registerAuditKey,
): Promise<DatabaseRoles> {
  // The owner's own rights; a long migration may take its time.
  const session = sessionOptions('one-user', 'application');
  const owner = await createDataSource({ url: ownerUrl ?? url, audit, session, poolSize: 1 }).initialize();
  try {
    await migrateWithLock(owner, log).catch((error: unknown) => {
      throw isDatabaseRightMissing(error) ? new Error(RIGHTS_MISSING, { cause: error }) : error;
    });
    await registerKey(owner, audit);
    await publishChains(owner);
    const backups = new BackupRunRepository(owner);
    await recordNotedBackup(audit.home, (backup) => backups.recordEarlier(backup));
  } finally {
    await owner.destroy();
  }
  return findRoles(url);
}

const RIGHTS_MISSING =
  'The database is not up to date, and its user may not change tables: start one process with DATABASE_OWNER_URL, the same ' +
  'database with the owner of its tables, first.';
