import { openAuditHome } from '@quadrant/store/audit';
import { type DatabaseRoles } from '@quadrant/store/database';
import { FOREIGN_SERVER_MS, type DatabaseSettings, type Patience, whileDatabaseIsAway } from '@quadrant/store/server';
import { prepareDatabase } from './prepare-database.js';

/**
 * Says how long a process waits for its database at the start. The launcher watches the embedded one, and ends the
 * process when it gives the server up.
 */
export const startPatience = (env: NodeJS.ProcessEnv): Patience => ({
  log: tellOperator,
  ...(env['EMBEDDED_POSTGRES'] !== 'true' && { limitMs: FOREIGN_SERVER_MS }),
});

/** The key is home and address. Later openings of the database in the same process find it up to date. */
const prepared = new Map<string, DatabaseRoles>();

/**
 * Brings the database up to date before a process builds anything, and waits for one that does not answer.
 *
 * @throws Error with a sentence when the key of the audit cannot be read or made, or when the database belongs to another home or
 *   to a newer version
 */
export async function awaitDatabase(settings: DatabaseSettings, patience: Patience): Promise<DatabaseRoles> {
  const key = JSON.stringify([settings.home, settings.url]);
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const audit = openAuditHome(settings.home);
  const roles = await whileDatabaseIsAway(patience, () => prepareDatabase(settings, audit, patience.log));
  prepared.set(key, roles);
  return roles;
}

const tellOperator = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
