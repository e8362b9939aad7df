import { randomInt } from 'node:crypto';
import { hashPassword } from '@quadrant/http';
import { OPERATOR } from '@quadrant/rules/permissions';
import { openAuditHome } from '@quadrant/store/audit';
import { findRoles, sessionOptions } from '@quadrant/store/database';
import { AccountRepository } from '@quadrant/store/accounts';
import { createDataSource } from '@quadrant/store/setup';

// Crockford's alphabet has no letters that look like digits.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 5;

/** The administrator did not exist before, and this is the only copy of their password. */
export interface FirstAdministrator {
  readonly handle: string;
  readonly password: string;
}

/** Makes an administrator where there is none; returns null where there is one. */
export async function makeFirstAdministrator(url: string, home: string, at: Date): Promise<FirstAdministrator | null> {
  const session = sessionOptions(await findRoles(url), 'application');
  const dataSource = await createDataSource({ url, session, audit: openAuditHome(home), poolSize: 1 }).initialize();
  try {
    const password = generatePassword();
    const author = { handle: OPERATOR.handle, at, requestId: null };
    const handle = await new AccountRepository(dataSource).createFirstAdministrator(
      await hashPassword(password),
      author,
    );
    return handle === null ? null : { handle, password };
  } finally {
    await dataSource.destroy();
  }
}

/** The password has 125 bits, in groups that a person can copy. */
function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
