import type { PoolClient } from 'pg';
import { IsNull, type EntityManager } from 'typeorm';
import type { Grant } from '@quadrant/rules/permissions';
import { findHandleFault, foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import { AccountEntity } from './account.entity.js';

/** Returns the key of an account. A text that cannot be a handle gets a key that nobody has: PostgreSQL takes no NUL. */
export const accountKey = (text: string): string => (findHandleFault(text) === null ? foldHandle(text) : '');

/** Locks the account of a handle until the transaction ends, and returns it; null when nobody has the handle. */
export const lockAccount = (manager: EntityManager, handle: string): Promise<AccountEntity | null> =>
  manager.findOne(AccountEntity, {
    where: { handleKey: accountKey(handle), deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });

/** Returns the id of the account of a handle, and makes the account when there is none. */
export async function ensureAccount(client: PoolClient, handle: string, at: Date): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (handle, handle_key, created_at) values ($1, $2, $3)
     on conflict (handle_key) do update set handle_key = excluded.handle_key returning id`,
    [normaliseHandle(handle), foldHandle(handle), at],
  );
  return rows[0]!.id;
}

export interface Granting {
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** Gives an account a role; returns false when the account has it already. */
export async function insertGrant(
  client: PoolClient,
  accountId: string,
  grant: Grant,
  { by, reason, at }: Granting,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into role_grants (account_id, role, continent, region, granted_by, reason, granted_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      accountId,
      grant.role,
      grant.role === 'coordinator' ? grant.continent : null,
      grant.role === 'regional-coordinator' || grant.role === 'director' ? grant.region : null,
      by,
      reason,
      at,
    ],
  );
  return rowCount === 1;
}
