import type { DataSource } from 'typeorm';
import { hashPassword } from '@quadrant/http';
import type { Grant } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import type { HttpWalk } from '../http-walk.js';
import { Browser } from './browser.js';

export const PASSWORD = 'darmok and jalad';

/** Makes an account with a password, as if it had existed for a long time. */
export async function makeAccount(dataSource: DataSource, handle: string, ...grants: Grant[]): Promise<string> {
  const [row] = await dataSource.query<{ id: string }[]>(
    `insert into accounts (handle, handle_key, password_hash, created_at) values ($1, $2, $3, now()) returning id`,
    [handle, foldHandle(handle), await hashPassword(PASSWORD)],
  );
  for (const grant of grants) {
    await dataSource.query(
      `insert into role_grants (account_id, role, continent, region, granted_by, reason, granted_at)
       values ($1, $2, $3, $4, 'spec', 'spec', now())`,
      [row!.id, grant.role, 'continent' in grant ? grant.continent : null, 'region' in grant ? grant.region : null],
    );
  }
  return row!.id;
}

/** Returns a browser that nobody has used yet. */
export const newBrowser = (walk: HttpWalk): Browser => new Browser(() => walk.app);

/** Lists what the audit has of an action, oldest first. */
export const auditOf = (dataSource: DataSource, action: string): Promise<Record<string, unknown>[]> =>
  dataSource.query(`select actor, subject, detail, request_id from audit_entries where action = $1 order by id`, [
    action,
  ]);
