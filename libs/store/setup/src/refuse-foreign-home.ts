import { openAuditHome, ForeignAuditKey } from '@quadrant/store/audit';
import type { DatabaseSettings } from '@quadrant/store/database';
import { prepareDatabase } from './prepare-database.js';

/**
 * Finds out before a process builds anything whether its home belongs to the database. A database that does not answer is not
 * asked: the process waits for it later.
 *
 * @throws Error with a sentence when the key of the audit cannot be read or made, or the database belongs to another home
 */
export async function refuseForeignHome(settings: DatabaseSettings): Promise<void> {
  const audit = openAuditHome(settings.home);
  try {
    await prepareDatabase(settings, audit);
  } catch (error) {
    if (error instanceof ForeignAuditKey) throw error;
  }
}
