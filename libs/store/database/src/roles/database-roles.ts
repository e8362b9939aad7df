import { DatabaseError } from 'pg';
import { makeClient } from '@quadrant/store/server';
import { limitSettings, NO_LIMITS, type SessionLimits } from './session-limits.js';

/** It may read and write rows, but change no table; in the audit it may only read and add. */
export const APPLICATION_ROLE = 'quadrant_app';

/** It may read, but no secrets. */
export const READING_ROLE = 'quadrant_read';

/** Whether the connections of the application take those roles, or all keep the user of DATABASE_URL. */
export type DatabaseRoles = 'apart' | 'one-user';

/** A process that has only one user prints this at its start. */
export const ONE_USER_WARNING =
  `The user of DATABASE_URL can neither make the roles ${APPLICATION_ROLE} and ${READING_ROLE} nor take them, so everything is ` +
  'done with all rights of that user, and only a trigger keeps the audit append-only. Give the user CREATEROLE and start again, or see ' +
  '"Database roles" in docs/audit.md.';

// PostgreSQL manual, appendix A: no such role; the user may not take it.
const NOT_TO_BE_HAD = new Set(['22023', '42704', '42501']);

/** Asks with a connection of its own whether the user of an address may take the roles. */
export async function findRoles(url: string): Promise<DatabaseRoles> {
  const client = makeClient({ connectionString: url, application_name: 'quadrant roles' });
  await client.connect();
  try {
    await client.query(`set role ${APPLICATION_ROLE}; reset role; set role ${READING_ROLE}`);
    return 'apart';
  } catch (error) {
    if (error instanceof DatabaseError && NOT_TO_BE_HAD.has(error.code ?? '')) return 'one-user';
    throw error;
  } finally {
    await client.end();
  }
}

export type Purpose = 'application' | 'reading';

/**
 * Returns the options with which a session of this purpose begins: RESET restores these values, and no others.
 *
 * @param limits given at every start, so that none that somebody set for the role or the database counts
 */
export function sessionOptions(roles: DatabaseRoles, purpose: Purpose, limits: SessionLimits = NO_LIMITS): string {
  const role = purpose === 'reading' ? READING_ROLE : APPLICATION_ROLE;
  const options = [
    ...(roles === 'apart' ? [`role=${role}`] : []),
    ...(purpose === 'reading' ? ['default_transaction_read_only=on'] : []),
    ...limitSettings(limits),
  ];
  return options.map((option) => `-c ${option}`).join(' ');
}
