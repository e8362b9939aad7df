import { openAuditHome } from '@quadrant/store/audit';
import {
  FOREIGN_SERVER_MS,
  type DatabaseRoles,
  type DatabaseSettings,
  type Patience,
  whileDatabaseIsAway,
} from '@quadrant/store/database';
import { prepareDatabase } from './prepare-database.js';

/**
 * How long a process waits for its database at the start. The embedded one is looked after by the launcher, which ends the
 * process when it gives the server up.
 */
export const startPatience = (env: NodeJS.ProcessEnv): Patience => ({
  log: tellOperator,
  ...(env['EMBEDDED_POSTGRES'] !== 'true' && { limitMs: FOREIGN_SERVER_MS }),
});

/**
 * Brings the database up to date before a process builds anything, and waits for one that does not answer.
 *
 * @throws Error with a sentence when the key of the audit cannot be read or made, or when the database belongs to another home or
 *   to a newer version
 */
export async function awaitDatabase(settings: DatabaseSettings, patience: Patience): Promise<DatabaseRoles> {
  const audit = openAuditHome(settings.home);
  return whileDatabaseIsAway(patience, () => prepareDatabase(settings, audit));
}

const tellOperator = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
